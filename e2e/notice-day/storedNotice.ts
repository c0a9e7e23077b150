import {
  checkAccounts,
  getNotification,
  listNotificationGroups,
  listNotifications,
  type NotificationDetail,
} from '@brokerdesk/api';
import type { ApiClient } from '../../packages/plugin-sdk/src/services/hostServices.ts';

/** The title of the notice of the journey. */
export const title = { EN: 'Branch hours', SC: '分行营业时间', TC: '分行營業時間' };

/** Accounts for a group: those that a notice to active accounts reaches, and one that it does not. */
export interface Accounts {
  readonly active: readonly string[];
  readonly suspended: string;
}

/** Finds accounts of the demo broker. */
export async function findAccounts(api: ApiClient): Promise<Accounts> {
  const groups = await api.call(listNotificationGroups, {});
  const accountNumbers = [...new Set(groups.flatMap((group) => group.accountNumbers))];
  const checked = await api.call(checkAccounts, { body: { accountNumbers } });
  const numbersOf = (state: number) =>
    checked.filter(({ status }) => status === state).map(({ accountNumber }) => accountNumber);
  return { active: numbersOf(1).slice(0, 2), suspended: numbersOf(0)[0]! };
}

/** Reads the notice as the server has it. */
export async function readNotice(api: ApiClient): Promise<NotificationDetail> {
  const { items } = await api.call(listNotifications, { query: { q: title.EN } });
  return api.call(getNotification, { params: { ntfID: items[0]!.ntfID } });
}
