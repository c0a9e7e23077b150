/** What a part of a question file violates; `values` of the problem complete its text. */
export const questionFileRules = [
  'tooLarge',
  'encoding',
  'json',
  'format',
  'version',
  'required',
  'type',
  'value',
  'pattern',
  'invalid',
  'atLeast',
  'atMost',
  'atMostCharacters',
  'atMostEntries',
  'unknownField',
  'unknownPage',
  'unknownGroup',
] as const;

/** The rules that a question file can violate before the rules of templates apply. */
export type QuestionFileRule = (typeof questionFileRules)[number];

/** The lists of a question file. */
export type QuestionFilePart = 'pages' | 'questions' | 'classification';

/** A position in a question file, as users find it. */
export interface QuestionFilePlace {
  /** Undefined for the file as a whole. */
  readonly part?: QuestionFilePart;
  /** The position in the list, from 1. */
  readonly number?: number;
  /** The identifier of the page or question, or the value of the class, if the file has a readable one. */
  readonly id?: string;
  /** The rest of the path, as in `options.0.label.SC`; empty for the entry itself. */
  readonly field: string;
}

/** Why a question file cannot be used, and where. */
export interface QuestionFileProblem {
  /** The path as the server names it, without `file.` in front: `questions.3.options`; empty for the whole file. */
  readonly path: string;
  readonly place: QuestionFilePlace;
  readonly rule: QuestionFileRule;
  readonly values: Readonly<Record<string, string | number>>;
}
