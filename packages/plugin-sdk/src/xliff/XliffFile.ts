/** One text of a file for translators. */
export interface XliffUnit {
  /** The part of the product that it belongs to; texts of one part form a `file` element. */
  readonly original: string;
  /** Identifies the text in its part. */
  readonly name: string;
  readonly source: string;
  /** Empty if it is not translated yet. */
  readonly target: string;
  /** What translators should know, such as where the text is shown; only written, never read. */
  readonly note?: string;
}

/** The contents of a file for translators. */
export interface XliffFile<Unit extends XliffUnit = XliffUnit> {
  /** BCP 47, such as `en`. */
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly units: readonly Unit[];
}

/** A text that was read, with the line on which it begins. */
export interface ReadXliffUnit extends XliffUnit {
  readonly line: number;
}

/** Why a file cannot be read. */
export type XliffProblem =
  /** It is not well-formed XML; `detail` is the message of the parser, in English. */
  | { readonly code: 'xml'; readonly line: number; readonly detail: string }
  /** It is XML, but not XLIFF 2. */
  | { readonly code: 'version'; readonly line: number }
  /** A text contains an element, `detail`; texts have no markup. */
  | { readonly code: 'markup'; readonly line: number; readonly detail: string }
  /** It was not read. */
  | { readonly code: 'tooLarge'; readonly bytes: number; readonly max: number };

/** The result of reading a file. */
export type XliffResult =
  | { readonly isRead: true; readonly file: XliffFile<ReadXliffUnit> }
  | { readonly isRead: false; readonly problem: XliffProblem };
