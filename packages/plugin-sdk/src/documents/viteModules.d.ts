// What Vite gives to the modules that it compiles.
interface ImportMeta {
  readonly env: { readonly BASE_URL: string };
}
