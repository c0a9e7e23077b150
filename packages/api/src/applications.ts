// Applications for an account: the list that staff work through, and one application with its answers.
import { z } from 'zod';
import { applicationActionNames, applicationStatusCodes } from './applicationStatuses.ts';
import type { ApplicationAction, ApplicationStatus } from './applicationStatuses.ts';
import { anyOf, endpoint } from './endpoint.ts';
import { listOf, listQuery, localText } from './lists.ts';
import { day, instant } from './times.ts';

/** Where an applicant lives, as counted in the statistics. */
export const regions = ['HK', 'CN', 'MO', 'OVERSEAS'] as const;
/** The documents by which applicants identify themselves. */
export const identityDocumentTypes = ['HKID', 'MAINLAND_ID', 'PASSPORT'] as const;

/** The shape of an application's status. */
export const applicationStatus = z.enum(applicationStatusCodes as [ApplicationStatus, ...ApplicationStatus[]]);
/** The shape of an action of staff on an application. */
export const applicationAction = z.enum(applicationActionNames as [ApplicationAction, ...ApplicationAction[]]);

/** Long-running work, which blocks every other action on the application. */
export const applicationWorkActions = ['certify', 'generateForm', 'signForm', 'importToBackOffice'] as const;

const applicationWork = z.object({
  action: z.enum(applicationWorkActions),
  startTime: instant,
  /** When it is expected to finish. */
  dueTime: instant,
  /** The name of the user who started it. */
  by: z.string(),
});

/** Running work on an application: a certification, an opening form, a signature or an import. */
export type ApplicationWork = z.output<typeof applicationWork>;

/** Who may read applications: staff who review them, and staff who certify and import them. */
export const applicationReaders = anyOf('RAO_CLIENT_MANAMEMENT', 'RAO_CHECK_DOCUMENT');

/** An application as a row of the list: the shape of {@link ApplicationSummary}. */
export const applicationSummary = z.object({
  applyID: z.string(),
  status: applicationStatus,
  /** Nine digits; null until staff or the back office assign one. */
  customAccountNum: z.string().nullable(),
  nickname: z.string().nullable(),
  chiName: z.string(),
  lastName: z.string(),
  firstName: z.string(),
  mobile: z.string(),
  email: z.string(),
  idType: z.enum(identityDocumentTypes),
  idCardNumber: z.string(),
  region: z.enum(regions),
  profileID: z.string(),
  profileName: localText,
  referrerID: z.string().nullable(),
  /** The page at which the applicant stopped; null once the application is submitted. */
  stayPage: z
    .object({
      pageID: z.string(),
      /** Null if the template no longer has this page. */
      title: localText.nullable(),
    })
    .nullable(),
  /** For a pending application, when it was started. */
  applyDate: instant,
  /** The last status change. */
  statusDate: instant,
  /** Days until the application is deleted automatically, rounded up; null if it will not be deleted. */
  deletedInDays: z.number().int().nullable(),
  /** Null while no work is running; otherwise every other action is rejected with `E0015`. */
  work: applicationWork.nullable(),
  /** Increases with every change; a change must contain the version that its author saw. */
  version: z.number().int(),
});

/** An application as a row of the list. */
export type ApplicationSummary = z.output<typeof applicationSummary>;

const statusList = z
  .string()
  .regex(/^[A-Z]{3}(,[A-Z]{3}){0,16}$/)
  .refine((value) => value.split(',').every((code) => applicationStatusCodes.includes(code as ApplicationStatus)), {
    error: 'unknown status',
  });

/** The columns by which the application list can be sorted. */
export const applicationSortFields = [
  'applyDate',
  'statusDate',
  'applyID',
  'status',
  'lastName',
  'customAccountNum',
  'region',
] as const;
type SortField = (typeof applicationSortFields)[number];
const applicationSort = z.enum(
  applicationSortFields.flatMap((field) => [field, `-${field}` as const]) as [
    SortField | `-${SortField}`,
    ...(SortField | `-${SortField}`)[],
  ],
);

/** The filters shared by the list and its counts. */
export const applicationFilters = z.object({
  q: listQuery.shape.q,
  region: z.enum(regions).optional(),
  idType: z.enum(identityDocumentTypes).optional(),
  profileID: z.string().max(64).optional(),
  /** `none` for applications without a referrer. */
  referrerID: z.string().max(64).optional(),
  /** The first digits of the account number; `none` for applications without one. */
  customAccountNum: z
    .string()
    .regex(/^(\d{1,9}|none)$/)
    .optional(),
  /** Whether work is running, such as a certification or an import. */
  underway: z.enum(['true', 'false']).optional(),
  /** Comma-separated: finds applications that any other referrer brought. */
  otherReferrers: z.string().max(2_000).optional(),
  /** The `pageID` at which the applicant stopped, `none` if it is not known; finds pending applications only. */
  stayPage: z.string().max(64).optional(),
  applyDateFrom: day.optional(),
  applyDateTo: day.optional(),
  statusDateFrom: day.optional(),
  statusDateTo: day.optional(),
  /** The days on which applications are deleted automatically; others are left out. */
  deletionDateFrom: day.optional(),
  deletionDateTo: day.optional(),
  /** The most days until an application is deleted automatically, as in `deletedInDays`; others are left out. */
  deletedWithinDays: z.coerce.number().int().min(0).max(366).optional(),
});

/**
 * Lists applications. `q` searches application number, account number, mobile, identity number and names. It ignores
 * case, spaces and punctuation (`5550-0101` finds `+852 5550 0101`), finds a Chinese name in either script, and the
 * words of a name in any order; of punctuation alone it finds nothing. `status` is a comma-separated list; dates are days in
 * Asia/Shanghai, both included.
 * Sorted by `-applyDate` by default.
 */
export const listApplications = endpoint({
  method: 'GET',
  path: '/applications',
  access: applicationReaders,
  errors: ['E0004'],
  shapes: {
    query: listQuery.extend({
      sort: applicationSort.optional(),
      /** Statuses, separated by commas. */
      status: statusList.optional(),
      ...applicationFilters.shape,
    }),
    data: listOf(applicationSummary),
  },
});

/** Returns the actions that the caller may apply to applications in a status. */
export const listNextActions = endpoint({
  method: 'GET',
  path: '/applications/next_actions',
  access: applicationReaders,
  errors: ['E0004'],
  shapes: {
    query: z.object({ status: applicationStatus }),
    data: z.object({ status: applicationStatus, actions: z.array(applicationAction) }),
  },
});
