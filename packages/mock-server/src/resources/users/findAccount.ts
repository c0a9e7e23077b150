import type { BrokerRow, UserRow } from '@brokerdesk/fixtures';
import type { StateContext } from '../../context/StateContext.ts';

/**
 * Finds a broker's user by login name, regardless of case. A deleted one is not found. Reads all of them, because the
 * duration of an early match would reveal it.
 */
export function findAccount(context: StateContext, brokerCode: string, userID: string): UserRow | undefined {
  const loginName = userID.toLowerCase();
  const matches = (user: UserRow) =>
    user.brokerCode === brokerCode && user.status === 'normal' && user.userID.toLowerCase() === loginName;
  return context.rows<UserRow>('users').filter(matches)[0];
}

/** Whether an account may be used: neither it nor its broker is disabled. */
export function isUsable(context: StateContext, user: UserRow): boolean {
  return (
    user.enabled && user.status === 'normal' && context.row<BrokerRow>('brokers', user.brokerCode)?.enabled === true
  );
}
