// Applications for an account: the list that staff work through, and one application with its answers.
import { z } from 'zod';
import { applicationActionNames, applicationStatusCodes } from './applicationStatuses.ts';
import type { ApplicationAction, ApplicationStatus } from './applicationStatuses.ts';
import { anyOf, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { listOf, listQuery, localText } from './lists.ts';

/** Where an applicant lives, as the statistics count it. */
export const regions = ['HK', 'CN', 'MO', 'OVERSEAS'] as const;
/** The documents by which applicants identify themselves. */
export const identityDocumentTypes = ['HKID', 'MAINLAND_ID', 'PASSPORT'] as const;

const status = z.enum(applicationStatusCodes as [ApplicationStatus, ...ApplicationStatus[]]);
const action = z.enum(applicationActionNames as [ApplicationAction, ...ApplicationAction[]]);

/** What takes its time once it was begun, and lets nothing else happen to the application meanwhile. */
export const applicationWorkActions = ['certify', 'generateForm', 'signForm', 'importToBackOffice'] as const;

const applicationWork = z.object({
  action: z.enum(applicationWorkActions),
  startTime: z.string(),
  /** RFC 3339: when it is going to be done. */
  dueTime: z.string(),
  /** The name of whoever began it. */
  by: z.string(),
});

/** Work under way on an application: a certification, an opening form, a signature or an import. */
export type ApplicationWork = z.output<typeof applicationWork>;

/** An application as a row of the list: the shape of {@link ApplicationSummary}. */
export const applicationSummary = z.object({
  applyID: z.string(),
  status,
  /** Nine digits; null until staff or the back office give one. */
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
  /** RFC 3339; for a pending application, when it was started. */
  applyDate: z.string(),
  /** RFC 3339: the last change of status. */
  statusDate: z.string(),
  /** Days until the application is deleted by itself; null if it is not going to be. */
  deletedInDays: z.number().int().nullable(),
  /** Null while nothing is under way; otherwise every other action is refused with `E0015`. */
  work: applicationWork.nullable(),
  /** Counts up with every change; a change has to name the version that its author saw. */
  version: z.number().int(),
});

/** An application as a row of the list. */
export type ApplicationSummary = z.output<typeof applicationSummary>;

const shortDate = z.iso.date();
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

/**
 * Lists applications. `q` looks in application number, account number, mobile, identity number and names; `status` is a
 * comma-separated list; dates are days in Asia/Shanghai, both included. Sorted by `-applyDate` unless told otherwise.
 */
export const listApplications = endpoint({
  method: 'GET',
  path: '/applications',
  access: anyOf('RAO_CLIENT_MANAMEMENT'),
  refusals: ['E0004'],
  shapes: {
    query: listQuery.extend({
      sort: applicationSort.optional(),
      status: statusList.optional(),
      region: z.enum(regions).optional(),
      idType: z.enum(identityDocumentTypes).optional(),
      profileID: z.string().max(64).optional(),
      applyDateFrom: shortDate.optional(),
      applyDateTo: shortDate.optional(),
    }),
    data: listOf(applicationSummary),
  },
});

/** The kinds of component that a template is made of (specification, section 3). */
export const componentTypes = [
  'Label',
  'Textbox',
  'Multilinebox',
  'Emailbox',
  'Phonebox',
  'Numberbox',
  'Selectbox',
  'Radiobox',
  'Checkbox',
  'FileUpload',
  'Date',
  'Signature',
  'Linebreak',
  'ScoreResult',
] as const;

const attachment = z.object({
  fileID: z.string(),
  kind: z.enum(['identityFront', 'identityBack', 'selfie', 'addressProof', 'bankProof', 'signature']),
  fileName: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** Pixels. */
  width: z.number().int(),
  height: z.number().int(),
  uploadTime: z.string(),
});

/** A picture or file that the applicant has uploaded. */
export type Attachment = z.output<typeof attachment>;

const answer = z.object({
  questionID: z.string(),
  label: localText,
  type: z.enum(componentTypes),
  /** As stored: the text, the chosen option's value, or file identifiers; null if it was not answered. */
  value: z.union([z.string(), z.array(z.string())]).nullable(),
  /** As people read it; equal in all languages for free text. */
  display: localText,
  /** Files that belong to the answer, by `fileID`. */
  fileIDs: z.array(z.string()),
});

const answerPage = z.object({
  pageID: z.string(),
  title: localText,
  groups: z.array(z.object({ groupID: z.string(), name: localText, answers: z.array(answer) })),
});

/** One page of the template with the applicant's answers. */
export type AnswerPage = z.output<typeof answerPage>;

const applicationDetail = applicationSummary.extend({
  birthDate: z.string(),
  ipAddress: z.string(),
  address: z.string(),
  postalCode: z.string().nullable(),
  /** The page that the applicant reached last, by `pageID`. */
  recentPage: z.string(),
  /** The reason of the last correction, reinput or rejection; null if there was none. */
  reason: z.string().nullable(),
  referrerName: localText.nullable(),
  pages: z.array(answerPage),
  attachments: z.array(attachment),
});

/** One application with its answers by page and its documents. */
export type ApplicationDetail = z.output<typeof applicationDetail>;

const applyIdParameter = z.object({ id: z.string().min(1).max(64) });

/** Gives one application with its answers by page and its documents. */
export const getApplication = endpoint({
  method: 'GET',
  path: '/applications/{id}',
  access: anyOf('RAO_CLIENT_MANAMEMENT'),
  refusals: [],
  shapes: { params: applyIdParameter, data: applicationDetail },
});

/** Tells what the caller may do with applications of a status. */
export const listNextActions = endpoint({
  method: 'GET',
  path: '/applications/next_actions',
  access: anyOf('RAO_CLIENT_MANAMEMENT'),
  refusals: ['E0004'],
  shapes: {
    query: z.object({ status }),
    data: z.object({ status, actions: z.array(action) }),
  },
});

const actionHistory = z.object({
  historyID: z.string(),
  applyID: z.string(),
  /**
   * The action, or what the applicant did; `edit` is a change of account number or nickname, `amend` of an answer, and
   * neither changes the status.
   */
  action: z.union([action, z.enum(['start', 'submit', 'resubmit', 'edit', 'amend'])]),
  fromStatus: status.nullable(),
  toStatus: status,
  actor: z.object({ kind: z.enum(['staff', 'applicant', 'system']), name: z.string() }),
  time: z.string(),
  reason: z.string().nullable(),
});

/** One line of an application's history. */
export type ActionHistory = z.output<typeof actionHistory>;

/** Lists what happened to an application, the newest first. */
export const listActionHistories = endpoint({
  method: 'GET',
  path: '/applications/{id}/action_histories',
  access: anyOf('RAO_CLIENT_MANAMEMENT'),
  refusals: [],
  shapes: { params: applyIdParameter, data: z.array(actionHistory) },
});

/** Gives one uploaded file as bytes. */
export const getApplicationFile = endpoint({
  method: 'GET',
  path: '/applications/files',
  access: anyOf('RAO_CLIENT_MANAMEMENT'),
  kind: 'blob',
  timeoutMs: limits.fileTimeoutMs,
  refusals: [],
  shapes: {
    query: z.object({ applyID: z.string().min(1).max(64), fileID: z.string().min(1).max(64) }),
    data: z.instanceof(Uint8Array),
  },
});
