// A style sheet as the text of a script (Vite).
declare module '*.css?inline' {
  const css: string;
  export default css;
}
