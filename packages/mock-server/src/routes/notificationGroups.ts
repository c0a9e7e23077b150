import {
  changeNotificationGroup,
  createNotificationGroup,
  deleteNotificationGroup,
  listNotificationGroups,
} from '@brokerdesk/api';
import { matchesText } from '../behaviour/lists.ts';
import {
  builtInGroup,
  describeGroup,
  groupProblems,
  listGroups,
  pendingTo,
} from '../behaviour/notices/notificationGroups.ts';
import { changesBetween } from '../behaviour/operationRecords.ts';
import { findOwn } from '../behaviour/ownRows.ts';
import { stamp } from '../behaviour/stamps.ts';
import { inUse, invalidFields, notFound, refuseStale } from '../pipeline/refusals.ts';
import { type Route, route } from '../pipeline/Route.ts';
import type { NotificationGroupRow } from '../state/noticeRows.ts';

const collection = 'notificationGroups';
const named = ['nameEN', 'nameSC', 'nameTC', 'accountNumbers'] as const;

export const notificationGroupsRoutes: readonly Route[] = [
  route(listNotificationGroups, (context, { query }) => {
    const text = query.q?.trim().toLowerCase();
    const found = listGroups(context).filter(
      ({ nameEN, nameSC, nameTC }) => !text || matchesText([nameEN, nameSC, nameTC], text),
    );
    return { code: 'OK', data: found.map((row) => describeGroup(context, row)) };
  }),

  route(createNotificationGroup, (context, { body }) => {
    const problems = groupProblems(context, body);
    if (problems.length > 0) return invalidFields(context.language, problems);
    const groupID = context.token('NTG-');
    const row: NotificationGroupRow = {
      ...body,
      groupID,
      brokerCode: context.brokerCode ?? '',
      builtIn: false,
      builtInCounts: null,
      ...stamp(context),
    };
    context.change((draft) => draft.put(collection, groupID, row));
    context.note({ targetID: groupID, targetName: row.nameEN });
    return { code: 'OK', data: describeGroup(context, row) };
  }),

  route(changeNotificationGroup, (context, { params, body }) => {
    const before = findOwn<NotificationGroupRow>(context, collection, params.groupID);
    if (!before) return notFound;
    if (before.builtIn) return builtInGroup;
    const { version, ...fields } = body;
    const stale = refuseStale(before, version, () => describeGroup(context, before));
    if (stale) return stale;
    const problems = groupProblems(context, fields, before.groupID);
    if (problems.length > 0) return invalidFields(context.language, problems);
    const row: NotificationGroupRow = { ...before, ...fields, ...stamp(context, before) };
    context.change((draft) => draft.put(collection, row.groupID, row));
    context.note({ targetID: row.groupID, targetName: row.nameEN, changes: changesBetween(before, row, named) });
    return { code: 'OK', data: describeGroup(context, row) };
  }),

  route(deleteNotificationGroup, (context, { params, query }) => {
    const row = findOwn<NotificationGroupRow>(context, collection, params.groupID);
    if (!row) return notFound;
    if (row.builtIn) return builtInGroup;
    const stale = refuseStale(row, query.version, () => describeGroup(context, row));
    if (stale) return stale;
    const pending = pendingTo(context, row);
    if (pending.length > 0) return inUse(awaited, { ntfIDs: pending.map(({ ntfID }) => ntfID) });
    context.change((draft) => draft.remove(collection, row.groupID));
    context.note({ targetID: row.groupID, targetName: row.nameEN });
    return { code: 'OK', data: null };
  }),
];

const awaited = {
  en_US: 'A notification to this group still waits to be sent, so it cannot be deleted.',
  zh_CN: '仍有待发送至此群组的通知，不能删除。',
  zh_HK: '仍有待發送至此群組的通知，不能刪除。',
};
