// The part of papaparse that the SDK uses; the package has no types.
declare module 'papaparse' {
  interface ParseError {
    readonly type: 'Quotes' | 'Delimiter' | 'FieldMismatch';
    readonly code: string;
    /** The index of the record. */
    readonly row?: number;
  }
  interface ParseResult {
    readonly data: readonly (readonly string[])[];
    readonly errors: readonly ParseError[];
    readonly meta: { readonly delimiter: string };
  }
  const Papa: {
    parse(
      text: string,
      options: {
        readonly delimiter?: string;
        readonly newline?: string;
        /** Reads only so many records. */
        readonly preview?: number;
      },
    ): ParseResult;
  };
  export default Papa;
}
