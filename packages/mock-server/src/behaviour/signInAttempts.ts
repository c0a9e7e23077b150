// After five wrong passwords an account waits fifteen minutes. A login name that nobody has is counted alike, or the
// difference would tell which names exist.
import type { CallContext } from '../pipeline/CallContext.ts';
import type { SignInAttemptsRow } from '../state/rows.ts';

const maximumTries = 5;
const waitMs = 15 * 60_000;

/**
 * Counts a try before the password is looked at, so that tries at the same moment cannot pass the limit together.
 * Gives the seconds to wait if there is no try left.
 */
export function countTry(context: CallContext, account: string): { readonly retryAfterSec: number } | undefined {
  const now = context.now();
  return context.change((draft) => {
    const before = draft.get<SignInAttemptsRow>('signInAttempts', account);
    const isOver = !before || before.waitUntil <= now;
    const count = isOver ? 1 : before.count + 1;
    if (count > maximumTries) return { retryAfterSec: Math.ceil(((before?.waitUntil ?? now) - now) / 1000) };
    draft.put('signInAttempts', account, { count, waitUntil: now + waitMs } satisfies SignInAttemptsRow);
    return undefined;
  });
}

export function forgetTries(context: CallContext, account: string): void {
  context.change((draft) => draft.remove('signInAttempts', account));
}
