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
import {
  findOwn,
  notFound,
  pageOf,
  route,
  type Route,
  ownRows,
  type RequestContext,
} from '@brokerdesk/mock-server/engine';
import { countStatuses, selectApplications } from './list/applicationList.ts';
import { deletionSerializer, detailSerializer, summarySerializer } from './list/applicationViews.ts';
import { describeHistory } from './list/describeHistory.ts';
import { selectFutureDeletions } from './expiry/deleteExpired.ts';
import { readAttachment } from './applicants/uploadedPictures.ts';
import { readFormFile } from '../opening-forms/openingFormRules.ts';
import type { ApplicationDetailsRow, ApplicationRow } from './applicationRows.ts';
import type { ReferrerRow } from '../referrers/referrerRows.ts';
import { countByReferrer } from './list/applicationCounts.ts';

export const applicationRoutes: readonly Route[] = [
  route(listApplications, (context, { query }) => ({
    code: 'OK',
    page: pageOf(selectApplications(context, query), query),
    serializer: summarySerializer,
  })),

  route(getApplication, (context, { params }) => {
    const row = findOwn<ApplicationRow>(context, 'applications', params.id);
    return row ? { code: 'OK', row, serializer: detailSerializer } : notFound;
  }),

  route(listApplicationStatuses, (context, { query }) => ({ code: 'OK', data: countStatuses(context, query) })),

  route(listFutureDeletions, (context, { query }) => ({
    code: 'OK',
    page: pageOf(selectFutureDeletions(context, query), query),
    serializer: deletionSerializer,
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

/** Lists the referrers of the caller's broker with the number of their applications, highest first. */
function listReferrerCounts(context: RequestContext) {
  const byReferrer = countByReferrer(context, context.brokerCode ?? '');
  return ownRows<ReferrerRow>(context, 'referrers')
    .map(({ referrerID, name }) => ({
      referrerID,
      nameEN: name.EN,
      nameSC: name.SC,
      nameTC: name.TC,
      count: byReferrer.get(referrerID) ?? 0,
    }))
    .sort((left, right) => right.count - left.count || (left.referrerID < right.referrerID ? -1 : 1));
}
