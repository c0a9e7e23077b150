import {
  type ActionHistory,
  type ApplicationSummary,
  getApplication,
  getApplicationFile,
  listActionHistories,
  listApplications,
  listNextActions,
  nextActions,
} from '@brokerdesk/api';
import { deletionTime, pictureBytes } from '@brokerdesk/fixtures';
import { composeDetail, detailSources } from '../behaviour/applicationDetail.ts';
import { selectApplications } from '../behaviour/applicationList.ts';
import { pageOf } from '../behaviour/lists.ts';
import { daysUntil, nextDayChange } from '../behaviour/times.ts';
import type { CallContext } from '../pipeline/CallContext.ts';
import { type Presentation, presenter } from '../pipeline/Presenter.ts';
import { type Route, route } from '../pipeline/Route.ts';
import { itemShapeOf, shapesOf } from '../pipeline/shapes.ts';
import type { ActionHistoriesRow, ApplicationDetailsRow, ApplicationRow } from '../state/rows.ts';

const summary = presenter<ApplicationRow>({
  shape: itemShapeOf(listApplications),
  present: (context, row) => withDaysLeft(context, row, summaryOf(row)),
});

const detail = presenter<ApplicationRow>({
  shape: shapesOf(getApplication).data,
  sources: detailSources,
  present: (context, row) => withDaysLeft(context, row, composeDetail(context, row, summaryOf(row))),
});

export const applicationsRoutes: readonly Route[] = [
  route(listApplications, (context, { query }) => ({
    code: 'OK',
    page: pageOf(selectApplications(context, query), query),
    as: summary,
  })),

  route(getApplication, (context, { params }) => {
    const row = findOwn(context, params.id);
    return row ? { code: 'OK', row, as: detail } : notFound;
  }),

  route(listNextActions, (context, { query: { status } }) => ({
    code: 'OK',
    data: { status, actions: nextActions(status, context.caller?.functions ?? new Set()) },
  })),

  route(listActionHistories, (context, { params }) => {
    if (!findOwn(context, params.id)) return notFound;
    const histories = context.row<ActionHistoriesRow>('actionHistories', params.id)?.histories ?? [];
    return { code: 'OK', data: histories.toSorted(byTimeDescending) };
  }),

  route(getApplicationFile, async (context, { query }) => {
    const row = findOwn(context, query.applyID);
    const details = row && context.row<ApplicationDetailsRow>('applicationDetails', row.applyID);
    const file = details?.attachments.find(({ fileID }) => fileID === query.fileID);
    if (!file) return notFound;
    const { contentType, fileName } = file;
    return { code: 'OK', bytes: await pictureBytes(fileName), contentType, fileName };
  }),
];

const notFound = { code: 'E0003', data: null } as const;

/** Another broker's application is not found, exactly as one that does not exist. */
function findOwn(context: CallContext, applyID: string): ApplicationRow | undefined {
  const row = context.row<ApplicationRow>('applications', applyID);
  return row?.brokerCode === context.brokerCode ? row : undefined;
}

function summaryOf(row: ApplicationRow): Omit<ApplicationSummary, 'deletedInDays'> {
  const { brokerCode: _brokerCode, importError: _error, updateTime: _time, updateBy: _by, ...summary } = row;
  return { ...summary, work: row.work ?? null };
}

function withDaysLeft(context: CallContext, row: ApplicationRow, data: object): Presentation {
  const deletedAt = deletionTime(row);
  if (deletedAt === null) return { data: { ...data, deletedInDays: null } };
  const now = context.now();
  const deletedInDays = Math.max(0, daysUntil(deletedAt, now));
  const until = deletedInDays === 0 ? Number.POSITIVE_INFINITY : nextDayChange(deletedAt, now);
  return { data: { ...data, deletedInDays }, until };
}

function byTimeDescending(left: ActionHistory, right: ActionHistory): number {
  if (left.time === right.time) return left.historyID < right.historyID ? 1 : -1;
  return left.time < right.time ? 1 : -1;
}
