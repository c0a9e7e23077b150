// After five wrong passwords an account is locked for fifteen minutes. Attempts with an unknown login name count as
// well, or the difference would reveal which names exist.
import type { StateContext } from '../../context/StateContext.ts';
import { removeExpired } from '../../shared-rules/removeExpired.ts';

const maximumAttempts = 5;
const lockoutMs = 15 * 60_000;

/** Wrong passwords of one login name, known or not. */
interface SignInAttemptsRow {
  readonly count: number;
  readonly waitUntil: number;
}

/** The account of a login name, existing or not. */
export interface Account {
  readonly brokerCode: string;
  readonly userID: string;
}

/**
 * Counts an attempt before the password is checked, so that simultaneous attempts cannot exceed the limit together.
 * Returns the seconds to wait if no attempt is left.
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

/** Whether an account has no attempt left. */
export function isLockedOut(context: StateContext, account: Account): boolean {
  const row = context.row<SignInAttemptsRow>('signInAttempts', rowIdOf(account));
  return row !== undefined && row.count >= maximumAttempts && row.waitUntil > context.now();
}

export function clearAttempts(context: StateContext, account: Account): void {
  context.change((draft) => draft.remove('signInAttempts', rowIdOf(account)));
}

function rowIdOf({ brokerCode, userID }: Account): string {
  return `${brokerCode}/${userID.toLowerCase()}`;
}
