import type { NotificationDetail } from '@brokerdesk/api';
import type { StateContext } from '@brokerdesk/mock-server/engine';
import type { MemberCounts, NotificationGroupRow } from '../notificationRows.ts';
import { type ClientAccount, findAccount, listAccounts } from './clientAccounts.ts';

/**
 * Counts the members of a group by account status: the broker's accounts of its kind, or the listed ones. A number that
 * belongs to no account counts as soon as the account is opened.
 */
export function countMembers(context: StateContext, group: NotificationGroupRow): MemberCounts {
  return countAccounts(membersOf(context, group));
}

/** Lists the members of a group: the broker's accounts of its kind, or the listed ones that exist. */
export function membersOf(context: StateContext, group: NotificationGroupRow): readonly ClientAccount[] {
  const { brokerCode } = group;
  return listMembers(group, {
    get all() {
      return listAccounts(context, brokerCode);
    },
    find: (accountNumber) => findAccount(context, { brokerCode, accountNumber }),
  });
}

interface Accounts {
  readonly all: readonly ClientAccount[];
  readonly find: (accountNumber: string) => ClientAccount | undefined;
}

/** Lists those of the accounts that belong to a group. */
export function listMembers(
  { accountKind, accountNumbers }: Pick<NotificationGroupRow, 'accountKind' | 'accountNumbers'>,
  accounts: Accounts,
): readonly ClientAccount[] {
  if (accountKind === null) return accountNumbers.flatMap((accountNumber) => accounts.find(accountNumber) ?? []);
  return accountKind === 'all' ? accounts.all : accounts.all.filter(({ kind }) => kind === accountKind);
}

/** Counts accounts by status. */
export function countAccounts(accounts: readonly Pick<ClientAccount, 'status'>[]): MemberCounts {
  const countOf = (wanted: ClientAccount['status']) => accounts.filter(({ status }) => status === wanted).length;
  return { activeCount: countOf(1), suspendedCount: countOf(0), closedCount: countOf(-1) };
}

/** Counts the members that a notification to these statuses reaches. */
export function countReached(counts: MemberCounts, sendUserStatus: NotificationDetail['sendUserStatus']): number {
  const { activeCount, suspendedCount, closedCount } = counts;
  const countByStatus = { '1': activeCount, '0': suspendedCount, '-1': closedCount };
  return sendUserStatus.reduce<number>((sum, status) => sum + countByStatus[`${status}`], 0);
}
