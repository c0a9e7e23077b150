import {
  changeNotification,
  createNotification,
  deleteNotification,
  getNotification,
  limits,
  listNotifications,
  transitionNotification,
} from '@brokerdesk/api';
import { refuseAttachments, storeAttachments } from '../behaviour/notices/notificationFiles.ts';
import {
  describeNotification,
  selectNotifications,
  summariseNotification,
} from '../behaviour/notices/notificationList.ts';
import { draftProblems, submissionProblems } from '../behaviour/notices/notificationProblems.ts';
import {
  alreadyDelivered,
  isDelivered,
  removeNotification,
  saveNotification,
} from '../behaviour/notices/notifications.ts';
import { findOwn } from '../behaviour/ownRows.ts';
import type { CallContext } from '../pipeline/CallContext.ts';
import { invalidFields, notFound, type Refusal, refuseStale } from '../pipeline/refusals.ts';
import { type Route, route } from '../pipeline/Route.ts';
import type { NotificationRow } from '../state/noticeRows.ts';
import { notificationGroupsRoutes } from './notificationGroups.ts';

const nothingKept = { keepFileEN: [], keepFileSC: [], keepFileTC: [] };

export const notificationsRoutes: readonly Route[] = [
  ...notificationGroupsRoutes,

  route(listNotifications, (context, { query }) => {
    const { rows, counts } = selectNotifications(context, query);
    const { page = 1, size = limits.pageSize } = query;
    const items = rows.slice((page - 1) * size, page * size).map((row) => summariseNotification(context, row));
    return { code: 'OK', data: { items, page, size, total: rows.length, counts } };
  }),

  route(getNotification, (context, { params }) => {
    const row = findNotification(context, params.ntfID);
    return row ? { code: 'OK', data: describeNotification(context, row) } : notFound;
  }),

  route(createNotification, (context, { body: { status, ...fields }, files }) => {
    const problems = status === 'draft' ? draftProblems(context, fields) : submissionProblems(context, fields);
    if (problems.length > 0) return invalidFields(context.language, problems);
    const change = { before: undefined, kept: nothingKept, files };
    const refusal = refuseAttachments(context, change);
    if (refusal) return refusal;
    const written = { ...fields, ...storeAttachments(context, change) };
    return { code: 'OK', data: describeNotification(context, saveNotification(context, { written, status })) };
  }),

  route(changeNotification, (context, { params, body, files }) => {
    const before = findNotification(context, params.ntfID);
    if (!before) return notFound;
    const { version, status, keepFileEN, keepFileSC, keepFileTC, ...fields } = body;
    const refused = refuseChange(context, before, version);
    if (refused) return refused;
    const problems = status === 'draft' ? draftProblems(context, fields) : submissionProblems(context, fields);
    if (problems.length > 0) return invalidFields(context.language, problems);
    const change = { before, kept: { keepFileEN, keepFileSC, keepFileTC }, files };
    const refusal = refuseAttachments(context, change);
    if (refusal) return refusal;
    const written = { ...fields, ...storeAttachments(context, change) };
    const row = saveNotification(context, { before, written, status });
    return { code: 'OK', data: describeNotification(context, row) };
  }),

  route(deleteNotification, (context, { params, query }) => {
    const row = findNotification(context, params.ntfID);
    if (!row) return notFound;
    const refused = refuseChange(context, row, query.version);
    if (refused) return refused;
    removeNotification(context, row);
    return { code: 'OK', data: null };
  }),

  route(transitionNotification, (context, { body: { ntfID, action, version } }) => {
    const before = findNotification(context, ntfID);
    if (!before) return notFound;
    const refused = refuseChange(context, before, version);
    if (refused) return refused;
    if (before.status !== (action === 'submit' ? 'draft' : 'pending')) {
      return { code: 'E0015', data: { status: before.status, action } };
    }
    const problems = action === 'submit' ? submissionProblems(context, before) : [];
    if (problems.length > 0) return invalidFields(context.language, problems);
    const status = action === 'submit' ? 'pending' : 'draft';
    const row = saveNotification(context, { before, written: before, status });
    return { code: 'OK', data: describeNotification(context, row) };
  }),
];

function findNotification(context: CallContext, ntfID: string): NotificationRow | undefined {
  return findOwn<NotificationRow>(context, 'notifications', ntfID);
}

/** Once delivered, that is what its author has to know, whatever he saw before. */
function refuseChange(context: CallContext, row: NotificationRow, version: number): Refusal | undefined {
  if (isDelivered(row)) return alreadyDelivered;
  return refuseStale(row, version, () => describeNotification(context, row));
}
