// After five wrong passwords an account waits fifteen minutes. A login name that nobody has is counted alike, or the
// difference would tell which names exist.
import type { StateContext } from '../../pipeline/StateContext.ts';
import type { SignInAttemptsRow } from './sessionRows.ts';
import { removeExpired } from './removeExpired.ts';

const maximumAttempts = 5;
const lockoutMs = 15 * 60_000;

/** The account that a login name stands for, existing or not. */
export interface Account {
  readonly brokerCode: string;
  readonly userID: string;
}

/**
 * Counts a try before the password is looked at, so that tries at the same moment cannot pass the limit together.
 * Gives the seconds to wait if there is no try left.
 */
export function countAttempt(context: StateContext, account: Account): { readonly retryAfterSec: number } | undefined {
  const now = context.now();
  removeExpired<SignInAttemptsRow>(context, 'signInAttempts', ({ waitUntil }) => waitUntil);
  return context.change((draft) => {
    const before = draft.get<SignInAttemptsRow>('signInAttempts', rowIdOf(account));
    const isOver = !before || before.waitUntil <= now;
    const count = isOver ? 1 : before.count + 1;
    if (count > maximumAttempts) return { retryAfterSec: Math.ceil(((before?.waitUntil ?? now) - now) / 1000) };
    draft.put('signInAttempts', rowIdOf(account), { count, waitUntil: now + lockoutMs } satisfies SignInAttemptsRow);
    return undefined;
  });
}

export function clearAttempts(context: StateContext, account: Account): void {
  context.change((draft) => draft.remove('signInAttempts', rowIdOf(account)));
}

function rowIdOf({ brokerCode, userID }: Account): string {
  return `${brokerCode}/${userID.toLowerCase()}`;
}
