// The dashboard: submitted applications, their statuses, where applicants stop, and upcoming deletions. Every call
// counts again. Days, weeks (from Monday) and months are those of Asia/Shanghai.
import { z } from 'zod';
import { applicationStatusCodes } from './applicationStatuses.ts';
import type { ApplicationStatus } from './applicationStatuses.ts';
import { identityDocumentTypes, regions } from './applications.ts';
import { caFailures } from './ca.ts';
import { anyOf, endpoint } from './endpoint.ts';
import { localText } from './lists.ts';
import { day } from './times.ts';

/** The period that one bar of a chart covers. */
export const statisticScopes = ['day', 'week', 'month'] as const;
/** The fields by which submitted applications can be split. */
export const submittedSplits = ['region', 'profile'] as const;
/** The result of the OCR recognition of an identity document: correct, corrected by the applicant, or failed. */
export const ocrOutcomes = ['recognised', 'corrected', 'failed'] as const;
/** The maximum number of days of a statistic, by its scope. */
export const statisticDaysMax = { day: 366, week: 1_100, month: 3_660 } as const;

const access = anyOf('RAO_DATA_CHART');
/** Staff who may list applications filter the list by these pages. */
const stayPageAccess = anyOf('RAO_DATA_CHART', 'RAO_CLIENT_MANAMEMENT');
const status = z.enum(applicationStatusCodes as [ApplicationStatus, ...ApplicationStatus[]]);
const count = z.number().int().min(0);

const periodQuery = z.object({
  scope: z.enum(statisticScopes).optional(),
  from: day.optional(),
  to: day.optional(),
});
const applicationQuery = periodQuery.extend({
  region: z.enum(regions).optional(),
  profileID: z.string().max(64).optional(),
});

const period = z.object({
  scope: z.enum(statisticScopes),
  /** The first day that is counted. */
  from: day,
  /** The last day that is counted. */
  to: day,
});
/** The days of one bar; the first and the last bar are cut at the limits of the period. */
const bucket = z.object({ from: day, to: day });
const countedBucket = bucket.extend({ count });

const submittedStatistics = period.extend({
  total: count,
  /** The total of an equally long period right before this one. */
  previousTotal: count,
  buckets: z.array(countedBucket),
  /** One for each part of the split, in a fixed order; empty without `splitBy`. */
  series: z.array(
    z.object({
      /** The region, or the profile's identifier. */
      key: z.string(),
      /** The profile's name; null for a region, and for a deleted profile. */
      name: localText.nullable(),
      total: count,
      /** One number for each bucket. */
      counts: z.array(count),
    }),
  ),
});

/** Applications submitted in a period, by bucket. */
export type SubmittedStatistics = z.output<typeof submittedStatistics>;

/**
 * Counts the applications submitted in a period, by their `applyDate`. Without `to` the period ends today, without
 * `from` it is 30 days, 12 weeks or 6 months long. `E0004` names `from` or `to` if the period ends before it begins or
 * is longer than {@link statisticDaysMax}.
 */
export const countSubmittedApplications = endpoint({
  method: 'GET',
  path: '/statistics/applications/submitted',
  access,
  errors: ['E0004'],
  shapes: {
    query: applicationQuery.extend({ splitBy: z.enum(submittedSplits).optional() }),
    data: submittedStatistics,
  },
});

const referrerStatistics = period.extend({
  total: count,
  /** Submitted without a referrer. */
  withoutReferrer: count,
  /** The broker's `limits.topReferrers` with the most applications; ties are sorted by name. */
  top: z.array(
    z.object({
      referrerID: z.string(),
      /** Null for a referrer that was deleted. */
      name: localText.nullable(),
      count,
    }),
  ),
  /** All other referrers together. */
  others: z.object({ referrers: count, count }),
});

/** Who brought the applications of a period. */
export type ReferrerStatistics = z.output<typeof referrerStatistics>;

/** Ranks the referrers by the applications submitted in a period; `E0004` as {@link countSubmittedApplications}. */
export const rankReferrers = endpoint({
  method: 'GET',
  path: '/statistics/applications/referrer_submitted',
  access,
  errors: ['E0004'],
  shapes: { query: applicationQuery, data: referrerStatistics },
});

const stayPageStatistics = period.extend({
  total: count,
  profiles: z.array(
    z.object({
      profileID: z.string(),
      name: localText.nullable(),
      count,
      /** In the order of the template; pages that it no longer has come last. */
      pages: z.array(
        z.object({
          pageID: z.string(),
          /** Null for a page that the template no longer has. */
          title: localText.nullable(),
          count,
        }),
      ),
    }),
  ),
});

/** Where applicants stopped. */
export type StayPageStatistics = z.output<typeof stayPageStatistics>;

/**
 * Counts the pending applications started in a period by the page that their applicants reached; `E0004` as
 * {@link countSubmittedApplications}.
 */
export const countStayPages = endpoint({
  method: 'GET',
  path: '/statistics/applications/stay_page_pending',
  access: stayPageAccess,
  errors: ['E0004'],
  shapes: { query: applicationQuery, data: stayPageStatistics },
});

const regionCount = z.object({ region: z.enum(regions), count });
const regionStatistics = period.extend({
  total: count,
  /** Every region, including those without applications. */
  regions: z.array(regionCount),
  buckets: z.array(countedBucket.extend({ regions: z.array(regionCount) })),
});

/** Where the applicants of a period live. */
export type RegionStatistics = z.output<typeof regionStatistics>;

/** Counts the applications submitted in a period by region; `E0004` as {@link countSubmittedApplications}. */
export const countRegions = endpoint({
  method: 'GET',
  path: '/statistics/applications/region',
  access,
  errors: ['E0004'],
  shapes: { query: applicationQuery.omit({ region: true }), data: regionStatistics },
});

const perStatusStatistics = period.extend({
  total: count,
  /** Every status that a submitted application can have, in the order of its life. */
  statuses: z.array(
    z.object({
      status,
      count,
      /** One number for each bucket. */
      counts: z.array(count),
    }),
  ),
  buckets: z.array(countedBucket),
});

/** The statuses of the applications of a period. */
export type PerStatusStatistics = z.output<typeof perStatusStatistics>;

/**
 * Counts the applications submitted in a period by their current status; pending ones are not submitted. `E0004` as
 * {@link countSubmittedApplications}.
 */
export const countStatuses = endpoint({
  method: 'GET',
  path: '/statistics/applications/per_status_submitted',
  access,
  errors: ['E0004'],
  shapes: { query: applicationQuery, data: perStatusStatistics },
});

const statusCount = z.object({ status, count });
const deletionStatistics = z.object({
  /** The broker's `deletionNoticeDays`. */
  noticeDays: z.number().int(),
  total: count,
  /** Every status whose applications are deleted automatically. */
  statuses: z.array(statusCount),
  /** Each day of the notice period from today on, including days without deletions. */
  days: z.array(z.object({ day: z.string(), count, statuses: z.array(statusCount) })),
});

/** Upcoming automatic deletions. */
export type DeletionStatistics = z.output<typeof deletionStatistics>;

/** Counts the applications that are deleted automatically within the broker's notice period, by status and day. */
export const countDeletions = endpoint({
  method: 'GET',
  path: '/statistics/applications/per_status_deletion',
  access,
  errors: ['E0004'],
  shapes: {
    query: z.object({ region: z.enum(regions).optional(), profileID: z.string().max(64).optional() }),
    data: deletionStatistics,
  },
});

const attemptCounts = z.object({
  attempts: count,
  succeeded: count,
  failed: count,
  /** The median duration in seconds; null without attempts. */
  medianSec: z.number().nullable(),
});
const authenticationStatistics = period.extend({
  ...attemptCounts.shape,
  /** Why attempts failed, the most frequent reason first. */
  failures: z.array(z.object({ reason: z.enum(caFailures), count })),
  buckets: z.array(bucket.extend(attemptCounts.shape)),
});

/** CA certifications of a period. */
export type AuthenticationStatistics = z.output<typeof authenticationStatistics>;

/**
 * Counts the finished CA certifications of a period, by the day on which they began; `E0004` as
 * {@link countSubmittedApplications}.
 */
export const countAuthentications = endpoint({
  method: 'GET',
  path: '/statistics/ca/authentications',
  access,
  errors: ['E0004'],
  shapes: {
    query: periodQuery.extend({
      region: z.enum(regions).optional(),
      idType: z.enum(identityDocumentTypes).optional(),
    }),
    data: authenticationStatistics,
  },
});

const ocrCounts = z.object({ total: count, recognised: count, corrected: count, failed: count });
const ocrStatistics = period.extend({
  ...ocrCounts.shape,
  /** Every region with the document types recognised there, including those without any. */
  regions: z.array(
    ocrCounts.extend({
      region: z.enum(regions),
      documents: z.array(ocrCounts.extend({ idType: z.enum(identityDocumentTypes) })),
    }),
  ),
});

/** Recognitions of identity documents in a period. */
export type OcrStatistics = z.output<typeof ocrStatistics>;

/**
 * Counts the recognitions of identity documents by region, document type and outcome; `E0004` as
 * {@link countSubmittedApplications}.
 */
export const countOcrRegions = endpoint({
  method: 'GET',
  path: '/statistics/ocr/region',
  access,
  errors: ['E0004'],
  shapes: { query: periodQuery, data: ocrStatistics },
});
