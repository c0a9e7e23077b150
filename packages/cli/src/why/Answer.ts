// An answer to "why": a chain of findings from the sources of a plugin to the screen. The first one that is not satisfied is
// the reason; each says what to do.

/** What a question was about. */
export type SubjectKind = 'address' | 'function' | 'plugin' | 'slot' | 'unknown';

/** One link of the chain. Codes are stable. */
export interface Finding {
  readonly code: string;
  readonly isSatisfied: boolean;
  readonly text: string;
  /** What to do; absent if it is satisfied. */
  readonly remedy?: string;
}

/** The answer to one question. */
export interface Answer {
  readonly kind: SubjectKind;
  readonly subject: string;
  /** Whether the user sees it. */
  readonly isVisible: boolean;
  readonly findings: readonly Finding[];
}

/** Creates an answer; the subject is visible if every finding is satisfied. */
export function createAnswer(kind: SubjectKind, subject: string, findings: readonly Finding[]): Answer {
  return { kind, subject, isVisible: findings.every(({ isSatisfied }) => isSatisfied), findings };
}

/** A satisfied finding. */
export function satisfied(code: string, text: string): Finding {
  return { code, isSatisfied: true, text };
}

/** A finding that explains why something is not visible. */
export function missing(code: string, text: string, remedy: string): Finding {
  return { code, isSatisfied: false, text, remedy };
}
