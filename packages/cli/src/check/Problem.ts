import { type RuleId, rules, type Severity } from './rules.ts';
import { type SourceFile, toPosition } from '../sources/SourceFile.ts';

/** A change of a file that has exactly one right form: the characters from `start` to `end` become `text`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** One broken rule at one place. */
export interface Problem {
  readonly rule: RuleId;
  readonly severity: Severity;
  /** The absolute path of the file. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units as editors count. */
  readonly column: number;
  readonly message: string;
  /** The remedy. */
  readonly hint: string;
  /** What `--fix` does to the file; absent if a person has to decide. */
  readonly fix?: Edit;
}

/** What a rule says about a place. */
export interface Complaint {
  readonly message: string;
  readonly hint: string;
  readonly fix?: Edit | undefined;
}

/** Creates a problem at an offset of a source file. */
export function problemAt(
  rule: RuleId,
  place: { source: Pick<SourceFile, 'file' | 'text'>; offset: number },
  complaint: Complaint,
): Problem {
  const { message, hint, fix } = complaint;
  return {
    rule,
    severity: rules[rule].severity,
    file: place.source.file,
    ...toPosition(place.source.text, place.offset),
    message,
    hint,
    ...(fix === undefined ? {} : { fix }),
  };
}

/** Creates a problem of a file that has no source position, such as a package.json. */
export function problemIn(rule: RuleId, file: string, { message, hint }: Complaint): Problem {
  return { rule, severity: rules[rule].severity, file, line: 1, column: 1, message, hint };
}
