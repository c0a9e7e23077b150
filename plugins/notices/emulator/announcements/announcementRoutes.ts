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
  checkVersion,
  diffFields,
  findOwn,
  invalidFields,
  nextSequence,
  notFound,
  ownRows,
  renumber,
  reorder,
  type RequestContext,
  route,
  type Route,
  rowMaximum,
  sortBySequence,
  stamp,
} from '@brokerdesk/mock-server/engine';
import { findAnnouncementProblems, describeAnnouncement, toUtc, selectAnnouncements } from './announcementRules.ts';
import type { AnnouncementRow } from './makeAnnouncementRows.ts';

const collection = 'announcements';
const sequenced = { collection, idOf: ({ announceID }: AnnouncementRow) => announceID };
const last = rowMaximum(({ brokerCode, sequence }: AnnouncementRow) => ({ list: brokerCode, value: sequence }));
const readableFields = ['title', 'content', 'startTime', 'endTime', 'published'] as const;

export const announcementRoutes: readonly Route[] = [
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
    const problems = findAnnouncementProblems(context, body);
    if (problems.length > 0) return invalidFields(context.language, problems);
    const announceID = context.token('ANN-');
    const stamped = stamp(context);
    const row: AnnouncementRow = {
      ...toUtc(body),
      announceID,
      brokerCode: context.brokerCode ?? '',
      sequence: nextSequence(context, { collection, last, list: context.brokerCode ?? '' }),
      createTime: stamped.updateTime,
      ...stamped,
    };
    context.change((draft) => draft.put(collection, announceID, row));
    context.recordOperation({ targetID: announceID, targetName: row.title.EN });
    return { code: 'OK', data: describeAnnouncement(context, row) };
  }),

  route(changeAnnouncement, (context, { params, body: { version, ...input } }) => {
    const before = findOwn<AnnouncementRow>(context, collection, params.announceID);
    if (!before) return notFound;
    const staleError = checkVersion(before, version, () => describeAnnouncement(context, before));
    if (staleError) return staleError;
    const problems = findAnnouncementProblems(context, input);
    if (problems.length > 0) return invalidFields(context.language, problems);
    const row: AnnouncementRow = { ...before, ...toUtc(input), ...stamp(context, before) };
    context.change((draft) => draft.put(collection, row.announceID, row));
    context.recordOperation({
      targetID: row.announceID,
      targetName: row.title.EN,
      changes: diffFields(before, row, readableFields),
    });
    return { code: 'OK', data: describeAnnouncement(context, row) };
  }),

  route(deleteAnnouncement, (context, { params, query }) => {
    const row = findOwn<AnnouncementRow>(context, collection, params.announceID);
    if (!row) return notFound;
    const staleError = checkVersion(row, query.version, () => describeAnnouncement(context, row));
    if (staleError) return staleError;
    context.change((draft) => draft.remove(collection, row.announceID));
    renumber(context, sequenced, listCurrentRows(context));
    context.recordOperation({ targetID: row.announceID, targetName: row.title.EN });
    return { code: 'OK', data: null };
  }),

  route(orderAnnouncements, (context, { body: { sequence } }) => {
    const error = reorder(context, {
      ...sequenced,
      rows: listCurrentRows(context),
      requestedIDs: sequence,
      listID: context.brokerCode,
      nameOf: ({ title }) => title.EN,
    });
    return error ?? { code: 'OK', data: { sequence } };
  }),
];

function listCurrentRows(context: RequestContext): readonly AnnouncementRow[] {
  return sortBySequence(ownRows<AnnouncementRow>(context, collection));
}
