// The part of papaparse that the CLI uses; the package has no types.
declare module 'papaparse' {
  const Papa: {
    parse(text: string): {
      readonly data: readonly (readonly string[])[];
      readonly errors: readonly { readonly message: string; readonly row?: number }[];
    };
    unparse(rows: readonly (readonly string[])[], options: { readonly newline: string }): string;
  };
  export default Papa;
}
