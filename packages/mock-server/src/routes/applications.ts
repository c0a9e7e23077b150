import {
  getApplication,
  getApplicationFile,
  listActionHistories,
  listApplicationReferrers,
  listApplicationStatuses,
  listApplications,
  listFutureDeletions,
  listNextActions,
  nextActions,
} from '@brokerdesk/api';
import { countStatuses, selectApplications } from '../behaviour/applications/applicationList.ts';
import { listReferrerCounts } from '../behaviour/applications/applicationReferrers.ts';
import { deletionView, detailView, summaryView } from '../behaviour/applications/applicationViews.ts';
import { describeHistory } from '../behaviour/applications/describeHistory.ts';
import { selectFutureDeletions } from '../behaviour/applications/deletions.ts';
import { readAttachment } from '../behaviour/applications/attachmentBytes.ts';
import { pageOf } from '../behaviour/lists.ts';
import { readFormFile } from '../behaviour/opening-forms/openingForms.ts';
import { findOwn } from '../behaviour/ownRows.ts';
import { notFound } from '../pipeline/refusals.ts';
import { type Route, route } from '../pipeline/Route.ts';
import type { ApplicationDetailsRow, ApplicationRow } from '../state/rows.ts';

export const applicationsRoutes: readonly Route[] = [
  route(listApplications, (context, { query }) => ({
    code: 'OK',
    page: pageOf(selectApplications(context, query), query),
    as: summaryView,
  })),

  route(getApplication, (context, { params }) => {
    const row = findOwn<ApplicationRow>(context, 'applications', params.id);
    return row ? { code: 'OK', row, as: detailView } : notFound;
  }),

  route(listApplicationStatuses, (context, { query }) => ({ code: 'OK', data: countStatuses(context, query) })),

  route(listFutureDeletions, (context, { query }) => ({
    code: 'OK',
    page: pageOf(selectFutureDeletions(context, query), query),
    as: deletionView,
  })),

  route(listApplicationReferrers, (context) => ({ code: 'OK', data: listReferrerCounts(context) })),

  route(listNextActions, (context, { query: { status } }) => ({
    code: 'OK',
    data: { status, actions: nextActions(status, context.caller?.functions ?? new Set()) },
  })),

  route(listActionHistories, (context, { params }) => {
    const row = findOwn<ApplicationRow>(context, 'applications', params.id);
    return row ? { code: 'OK', data: describeHistory(context, row, context.language).toReversed() } : notFound;
  }),

  route(getApplicationFile, async (context, { query }) => {
    const row = findOwn<ApplicationRow>(context, 'applications', query.applyID);
    if (!row) return notFound;
    const details = context.row<ApplicationDetailsRow>('applicationDetails', row.applyID);
    const file = details?.attachments.find(({ fileID }) => fileID === query.fileID);
    const found = file
      ? { ...file, bytes: await readAttachment(context, row.applyID, file) }
      : await readFormFile(context, row, query.fileID);
    if (!found?.bytes) return notFound;
    const { bytes, contentType, fileName } = found;
    return { code: 'OK', bytes, contentType, fileName };
  }),
];
