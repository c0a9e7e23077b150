// The part of papaparse that the CLI uses; the package has no types.
declare module 'papaparse' {
  const Papa: {
    unparse(rows: readonly (readonly string[])[], options: { readonly newline: string }): string;
  };
  export default Papa;
}
