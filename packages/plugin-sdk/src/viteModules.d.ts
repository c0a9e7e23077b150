// The additions of Vite to the modules that it compiles.
interface ImportMeta {
  readonly env: { readonly BASE_URL: string; readonly DEV: boolean };
}

declare module '*.css';

/** A style sheet as a string. */
declare module '*.css?inline' {
  const css: string;
  export default css;
}
