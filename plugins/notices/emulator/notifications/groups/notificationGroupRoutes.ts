import {
  changeNotificationGroup,
  checkAccounts,
  createNotificationGroup,
  deleteNotificationGroup,
  listNotificationGroups,
} from '@brokerdesk/api';
import {
  checkVersion,
  diffFields,
  findOwn,
  inUse,
  invalidFields,
  matchesText,
  message,
  notFound,
  route,
  type Route,
  stamp,
} from '@brokerdesk/mock-server/engine';
import { findAccount } from './clientAccounts.ts';
import {
  builtInGroupError,
  describeGroup,
  findGroupProblems,
  listGroups,
  findUnreachedProblems,
  hasSameMembers,
  listOpenNotifications,
} from './notificationGroupRules.ts';
import { askAgain } from '../approvals/askAgain.ts';
import type { NotificationGroupRow } from '../notificationRows.ts';

const collection = 'notificationGroups';
const recordedFields = ['nameEN', 'nameSC', 'nameTC', 'accountNumbers'] as const;

export const notificationGroupRoutes: readonly Route[] = [
  route(listNotificationGroups, (context, { query }) => {
    const text = query.q;
    const found = listGroups(context).filter(({ nameEN, nameSC, nameTC }) =>
      matchesText([nameEN, nameSC, nameTC], text),
    );
    return { code: 'OK', data: found.map((row) => describeGroup(context, row)) };
  }),

  route(checkAccounts, (context, { body }) => {
    const brokerCode = context.brokerCode ?? '';
    const data = [...new Set(body.accountNumbers)].map((accountNumber) => {
      return { accountNumber, status: findAccount(context, { brokerCode, accountNumber })?.status ?? null };
    });
    return { code: 'OK', data };
  }),

  route(createNotificationGroup, (context, { body }) => {
    const problems = findGroupProblems(context, body);
    if (problems.length > 0) return invalidFields(context.language, problems);
    const groupID = context.token('NTG-');
    const row: NotificationGroupRow = {
      ...body,
      groupID,
      brokerCode: context.brokerCode ?? '',
      builtIn: false,
      accountKind: null,
      ...stamp(context),
    };
    context.change((draft) => draft.put(collection, groupID, row));
    context.recordOperation({ targetID: groupID, targetName: row.nameEN });
    return { code: 'OK', data: describeGroup(context, row) };
  }),

  route(changeNotificationGroup, (context, { params, body }) => {
    const before = findOwn<NotificationGroupRow>(context, collection, params.groupID);
    if (!before) return notFound;
    if (before.builtIn) return builtInGroupError;
    const { version, ...fields } = body;
    const staleError = checkVersion(before, version, () => describeGroup(context, before));
    if (staleError) return staleError;
    const problems = findGroupProblems(context, fields, before.groupID);
    if (problems.length > 0) return invalidFields(context.language, problems);
    const row: NotificationGroupRow = { ...before, ...fields, ...stamp(context, before) };
    const hasOthers = !hasSameMembers(before, row);
    const unreached = hasOthers ? findUnreachedProblems(context, { before, after: row }) : [];
    if (unreached.length > 0) return invalidFields(context.language, unreached);
    context.change((draft) => draft.put(collection, row.groupID, row));
    if (hasOthers) askAgain(context, { before, after: row });
    context.recordOperation({
      targetID: row.groupID,
      targetName: row.nameEN,
      changes: diffFields(before, row, recordedFields),
    });
    return { code: 'OK', data: describeGroup(context, row) };
  }),

  route(deleteNotificationGroup, (context, { params, query }) => {
    const row = findOwn<NotificationGroupRow>(context, collection, params.groupID);
    if (!row) return notFound;
    if (row.builtIn) return builtInGroupError;
    const staleError = checkVersion(row, query.version, () => describeGroup(context, row));
    if (staleError) return staleError;
    const pending = listOpenNotifications(context, row);
    if (pending.length > 0) return inUse(groupInUseTexts, { ntfIDs: pending.map(({ ntfID }) => ntfID) });
    context.change((draft) => draft.remove(collection, row.groupID));
    context.recordOperation({ targetID: row.groupID, targetName: row.nameEN });
    return { code: 'OK', data: null };
  }),
];

const groupInUseTexts = message(
  'A notification to this group is still to be sent, so it cannot be deleted.',
  '仍有待发送至此组别的通知，不能删除。',
  '仍有待發送至此組別的通知，不能刪除。',
);
