// The applicant's side: the actions of applicants in the app while they open an account. The API has no endpoints for
// them; control requests perform them, so that a test can run every flow from its beginning.
import type { Answers, ApplicationStatus, Attachment } from '@brokerdesk/api';
import { composePages } from '../../../demo/profiles/composePages.ts';
import { makeApplicant } from '../../../demo/applications/fillApplication.ts';
import { formatTime, type StateContext } from '@brokerdesk/mock-server/engine';
import type { ProfileRow } from '../../profiles/profileRows.ts';
import type { ReferrerRow } from '../../referrers/referrerRows.ts';
import type { ApplicationRow } from '../applicationRows.ts';
import { addHistory, applicantName, changeStatus } from '../changes/changeStatus.ts';
import { recentPageOf } from '../list/applicationViews.ts';
import { answerValuesOf, summaryFieldsOf } from './applicantAnswers.ts';
import { applicantActor, recordApplicantOperation, writeApplicantChange } from './applicantRecords.ts';
import {
  type ApplicationInProgress,
  createBlankSummary,
  fillInApplication,
  generateApplyId,
} from './fillInApplication.ts';
import { readIdentity } from './readIdentity.ts';

export interface StartOptions {
  readonly brokerCode: string;
  readonly profile: ProfileRow;
  readonly referrer: ReferrerRow | undefined;
  /** Answers to begin with. */
  readonly given: Answers;
  /** The page at which the applicant stops. */
  readonly recentPage: string;
  /** Where the applicant lives, if that is known. */
  readonly region?: ApplicationRow['region'] | undefined;
}

/** Starts an application, which stays pending. */
export function startApplication(context: StateContext, options: StartOptions): ApplicationRow {
  const { brokerCode, profile, referrer, given, recentPage, region } = options;
  const applyID = generateApplyId(context, brokerCode);
  const applicant = makeApplicant(context.environment.seed, applyID);
  const time = formatTime(context.now());
  const blank = {
    ...createBlankSummary(applicant, { applyID, profile, time }),
    referrerID: referrer?.referrerID ?? null,
  };
  const summary = { ...blank, ...(region && { region }), ...summaryFieldsOf(given, blank) };
  const row: ApplicationRow = { ...summary, brokerCode, updateTime: time, updateBy: applicantName(summary) };
  const details = {
    birthDate: applicant.person.birthDate,
    ipAddress: applicant.ipAddress,
    address: applicant.address,
    postalCode: applicant.postalCode,
    reason: null,
    referrerName: referrer?.name ?? null,
    pages: [],
    attachments: [],
    pictures: {},
  };
  const filled = fillInApplication(context, { row, details, profile, given, recentPage });
  context.change((draft) => {
    draft.put('applications', applyID, filled.row);
    draft.put('applicationDetails', applyID, filled.details);
  });
  addHistory(context, { row: filled.row, action: 'start', fromStatus: null, actor: applicantActor(filled.row) });
  recordApplicantOperation(context, filled.row, 'application.start', {
    changes: [{ field: 'status', before: null, after: 'PND' }],
  });
  readIdentity(context, filled);
  return filled.row;
}

/** Submits the application, for the first time or again. Seeded answers fill the questions that are still open. */
export function submitApplication(context: StateContext, application: ApplicationInProgress): ApplicationRow {
  const isResubmission = application.row.status === 'RTR';
  const action = isResubmission ? 'resubmit' : 'submit';
  const recentPage = application.profile.pages.at(-1)?.pageID ?? recentPageOf(application.row, application.details);
  const toStatus: ApplicationStatus = isResubmission ? 'RSB' : 'SUB';
  const before = application.row;
  const filled = fillInApplication(context, { ...application, row: { ...before, status: toStatus }, recentPage });
  // A pending application counts from its start, a submitted one from here.
  const applyDate = isResubmission ? before.applyDate : formatTime(context.now());
  context.change((draft) => draft.put('applicationDetails', before.applyID, filled.details));
  const row = changeStatus(context, {
    row: { ...filled.row, status: before.status, applyDate },
    action,
    toStatus,
    actor: applicantActor(filled.row),
    recordOperation: (details) => recordApplicantOperation(context, filled.row, `application.${action}`, details),
  });
  readIdentity(context, { row, details: filled.details }, application.details.attachments);
  return row;
}

/** The applicant stops at a page of a pending application; the pages before it are filled in. */
export function leaveApplication(
  context: StateContext,
  { recentPage, ...application }: ApplicationInProgress & { readonly recentPage: string },
): ApplicationRow {
  const filled = fillInApplication(context, { ...application, recentPage });
  const changes = [
    { field: 'recentPage', before: recentPageOf(application.row, application.details), after: recentPage },
  ];
  const row = writeApplicantChange(context, filled, { operation: 'application.leave', changes });
  readIdentity(context, { row, details: filled.details }, application.details.attachments);
  return row;
}

/** Adds a picture or replaces the one of its kind, and answers the question that requests it. */
export function uploadPicture(
  context: StateContext,
  { attachment, ...application }: ApplicationInProgress & { readonly attachment: Attachment },
): ApplicationRow {
  const { row, details, profile } = application;
  const attachments = [...details.attachments.filter(({ kind }) => kind !== attachment.kind), attachment];
  const answers = { ...answerValuesOf(details.pages), [attachment.kind]: [attachment.fileID] };
  const next = { row, details: { ...details, attachments, pages: composePages(profile, answers) } };
  const before = details.attachments.find(({ kind }) => kind === attachment.kind);
  const changes = [{ field: attachment.kind, before: before?.fileName ?? null, after: attachment.fileName }];
  const written = writeApplicantChange(context, next, { operation: 'application.upload', changes });
  readIdentity(context, { row: written, details: next.details }, details.attachments);
  return written;
}
