// A session that may be over: its deadline has passed in this tab, or the server reported its end. Another tab may have extended
// or replaced it in the meantime, so all tabs are asked before it ends.
import type { SessionEnvironment } from './SessionEnvironment.ts';
import type { SessionMachine } from './createSessionMachine.ts';
import type { SessionEnd } from './SessionState.ts';
import { type Deadline, identityOf } from './sessionStorage.ts';

// Long enough for a background tab to respond, short enough for the user to wait.
const responseTimeoutMs = 300;

/** An end that the server reported. */
export interface ReportedEnd {
  readonly end: SessionEnd;
  /** The session is over for this tab only. */
  readonly isThisTabOnly: boolean;
}

/** What the other tabs learn of an end. */
export interface EndNotice {
  readonly broadcast?: boolean;
  readonly passedDeadline?: Deadline | undefined;
}

/** Options of {@link createVerification}. */
export interface VerificationOptions {
  readonly machine: SessionMachine;
  readonly environment: Pick<SessionEnvironment, 'schedule'>;
  /** Asks the other tabs for the session. */
  readonly query: () => void;
  readonly endSession: (end: SessionEnd, notice: EndNotice) => void;
}

/**
 * Returns a function that hides everything of the session, asks the other tabs, and ends it unless one of them has it; it
 * resolves when that is decided.
 */
export function createVerification({ machine, environment, query, endSession }: VerificationOptions) {
  const { session, deadline } = machine;
  let verification: Promise<void> | undefined;
  let reported: (ReportedEnd & { readonly identity: string }) | undefined;

  function decide(): void {
    const report = reported;
    verification = undefined;
    reported = undefined;
    if (report?.identity === identityOf(session())) endSession(report.end, { broadcast: !report.isThisTabOnly });
    else if (machine.isExpired()) endSession('timeout', { passedDeadline: deadline() });
    else machine.finishVerification();
  }

  return function verify(report?: ReportedEnd): Promise<void> {
    if (report) reported ??= { ...report, identity: identityOf(session()) };
    verification ??= new Promise((resolve) => {
      machine.startVerification();
      query();
      environment.schedule(responseTimeoutMs, () => {
        if (machine.state().phase === 'verifying') decide();
        resolve();
      });
    });
    return verification;
  };
}
