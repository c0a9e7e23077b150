// An answer to "why": a chain of findings from the sources of a plugin to the screen. The first one that is not satisfied is
// the reason; each says what to do. What follows from tree and registry is explained by the host (`Reason`), in the words
// of its page "Plugins and permissions"; what only the sources show is explained here.
import { describeReason, isSatisfied, type Reason } from '@brokerdesk/host/permissions';

/** What a question was about. */
export type SubjectKind = 'address' | 'function' | 'plugin' | 'slot' | 'call' | 'unknown';

/** One link of the chain. Codes are stable. */
export interface Finding {
  readonly code: string;
  readonly isSatisfied: boolean;
  readonly text: string;
  /** The remedy; absent if there is nothing to do. */
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
  return { kind, subject, isVisible: findings.every((finding) => finding.isSatisfied), findings };
}

/** A satisfied finding. */
export function satisfied(code: string, text: string): Finding {
  return { code, isSatisfied: true, text };
}

/** A finding that explains why something is not visible. */
export function missing(code: string, text: string, remedy: string): Finding {
  return { code, isSatisfied: false, text, remedy };
}

/** A reason of the host as a finding; `advice` is appended to what to do. */
export function toFinding(reason: Reason, advice = ''): Finding {
  const { text, remedy } = describeReason(reason);
  const finding = { code: reason.code, isSatisfied: isSatisfied(reason), text };
  return remedy === undefined ? finding : { ...finding, remedy: `${remedy}${advice}` };
}
