// Counts beside the list of applications: by status and by referrer, and which are about to be deleted.
import { z } from 'zod';
import { applicationFilters, applicationReaders, applicationStatus, applicationSummary } from './applications.ts';
import { endpoint } from './endpoint.ts';
import { listOf, listQuery } from './lists.ts';
import { instant } from './times.ts';

/**
 * Counts the applications in each status, under the same filters as {@link listApplications}; every status is included,
 * in the order of an application's life.
 */
export const listApplicationStatuses = endpoint({
  method: 'GET',
  path: '/applications/statuses',
  access: applicationReaders,
  errors: ['E0004'],
  shapes: {
    query: applicationFilters,
    data: z.object({
      total: z.number().int(),
      statuses: z.array(z.object({ status: applicationStatus, count: z.number().int() })),
    }),
  },
});

/**
 * Lists the applications that will be deleted automatically within the broker's notice period (`deletionNoticeDays`),
 * the earliest deletion first. Applications are deleted in the first night (03:00 in Asia/Shanghai) after their
 * `deletionTime`.
 */
export const listFutureDeletions = endpoint({
  method: 'GET',
  path: '/applications/future_deletions',
  access: applicationReaders,
  errors: ['E0004'],
  shapes: {
    query: listQuery.omit({ q: true }).extend({
      sort: z
        .enum(['deletionTime', '-deletionTime', 'applyDate', '-applyDate', 'applyID', '-applyID', 'status', '-status'])
        .optional(),
      status: z.enum(['PND', 'REJ']).optional(),
      region: applicationFilters.shape.region,
      profileID: applicationFilters.shape.profileID,
    }),
    data: listOf(
      applicationSummary.extend({
        /** The earliest time at which it may be deleted. */
        deletionTime: instant,
      }),
    ),
  },
});

/**
 * Lists the referrers of the broker with the number of applications that each has brought, the highest number first.
 */
export const listApplicationReferrers = endpoint({
  method: 'GET',
  path: '/applications/referrers',
  access: applicationReaders,
  errors: [],
  shapes: {
    data: z.array(
      z.object({
        referrerID: z.string(),
        nameEN: z.string(),
        nameSC: z.string(),
        nameTC: z.string(),
        count: z.number().int(),
      }),
    ),
  },
});
