import {
  changeAnnouncement,
  createAnnouncement,
  deleteAnnouncement,
  getAnnouncement,
  limits,
  listAnnouncements,
  orderAnnouncements,
} from '@brokerdesk/api';
import {
  announcementProblems,
  describeAnnouncement,
  inUtc,
  selectAnnouncements,
} from '../behaviour/notices/announcements.ts';
import { changesBetween } from '../behaviour/operationRecords.ts';
import { findOwn, ownRows } from '../behaviour/ownRows.ts';
import { inSequence, nextSequence, reorder, writeSequence } from '../behaviour/sequences.ts';
import { stamp } from '../behaviour/stamps.ts';
import type { CallContext } from '../pipeline/CallContext.ts';
import { invalidFields, notFound, refuseStale } from '../pipeline/refusals.ts';
import { type Route, route } from '../pipeline/Route.ts';
import type { AnnouncementRow } from '../state/noticeRows.ts';

const collection = 'announcements';
const sequenced = { collection, idOf: ({ announceID }: AnnouncementRow) => announceID };
const readableFields = ['title', 'startTime', 'endTime', 'published'] as const;

export const announcementsRoutes: readonly Route[] = [
  route(listAnnouncements, (context, { query }) => {
    const rows = selectAnnouncements(context, query);
    const { page = 1, size = limits.pageSize } = query;
    const items = rows.slice((page - 1) * size, page * size).map((row) => describeAnnouncement(context, row));
    return { code: 'OK', data: { items, page, size, total: rows.length } };
  }),

  route(getAnnouncement, (context, { params }) => {
    const row = findOwn<AnnouncementRow>(context, collection, params.announceID);
    return row ? { code: 'OK', data: describeAnnouncement(context, row) } : notFound;
  }),

  route(createAnnouncement, (context, { body }) => {
    const problems = announcementProblems(context, body);
    if (problems.length > 0) return invalidFields(context.language, problems);
    const announceID = context.token('ANN-');
    const stamped = stamp(context);
    const row: AnnouncementRow = {
      ...inUtc(body),
      announceID,
      brokerCode: context.brokerCode ?? '',
      sequence: nextSequence(presentRows(context)),
      createTime: stamped.updateTime,
      ...stamped,
    };
    context.change((draft) => draft.put(collection, announceID, row));
    context.note({ targetID: announceID, targetName: row.title.EN });
    return { code: 'OK', data: describeAnnouncement(context, row) };
  }),

  route(changeAnnouncement, (context, { params, body: { version, ...written } }) => {
    const before = findOwn<AnnouncementRow>(context, collection, params.announceID);
    if (!before) return notFound;
    const stale = refuseStale(before, version, () => describeAnnouncement(context, before));
    if (stale) return stale;
    const problems = announcementProblems(context, written);
    if (problems.length > 0) return invalidFields(context.language, problems);
    const row: AnnouncementRow = { ...before, ...inUtc(written), ...stamp(context, before) };
    context.change((draft) => draft.put(collection, row.announceID, row));
    context.note({
      targetID: row.announceID,
      targetName: row.title.EN,
      changes: changesBetween(before, row, readableFields),
    });
    return { code: 'OK', data: describeAnnouncement(context, row) };
  }),

  route(deleteAnnouncement, (context, { params, query }) => {
    const row = findOwn<AnnouncementRow>(context, collection, params.announceID);
    if (!row) return notFound;
    const stale = refuseStale(row, query.version, () => describeAnnouncement(context, row));
    if (stale) return stale;
    context.change((draft) => draft.remove(collection, row.announceID));
    writeSequence(context, sequenced, presentRows(context));
    context.note({ targetID: row.announceID, targetName: row.title.EN });
    return { code: 'OK', data: null };
  }),

  route(orderAnnouncements, (context, { body: { sequence } }) => {
    const refusal = reorder(context, {
      ...sequenced,
      rows: presentRows(context),
      wanted: sequence,
      listID: context.brokerCode,
    });
    return refusal ?? { code: 'OK', data: { sequence } };
  }),
];

function presentRows(context: CallContext): readonly AnnouncementRow[] {
  return inSequence(ownRows<AnnouncementRow>(context, collection));
}
