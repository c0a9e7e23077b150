// The applicant's side: what people do in the app while they open an account. Staff have no calls for it; the control
// calls drive it, so that every flow can be walked from its beginning.
import type { ApplicationStatus, Attachment } from '@brokerdesk/api';
import {
  type Answers,
  type Applicant,
  composePages,
  fillApplication,
  makeApplicant,
  type SeededSummary,
} from '@brokerdesk/fixtures';
import type { StateContext } from '../../../pipeline/StateContext.ts';
import type { OperationActor } from '../../operation-records/operationRecordRows.ts';
import type { ApplicationDetailsRow, ApplicationRow } from '../applicationRows.ts';
import type { ProfileRow } from '../../profiles/profileRows.ts';
import type { ReferrerRow } from '../../referrers/referrerRows.ts';
import { addHistory, applicantName, changeStatus } from '../changes/changeStatus.ts';
import { answerValuesOf, summaryFieldsOf } from './applicantAnswers.ts';
import { recentPageOf } from '../list/applicationViews.ts';
import { type OperationDetails, writeOperation } from '../../operation-records/operationRecordRules.ts';
import { readIdentity } from './readIdentity.ts';
import { formatTime } from '../../../shared-rules/times.ts';

/** The operations of applicants, as the operation records name them. */
export const applicantOperations = [
  'application.start',
  'application.submit',
  'application.resubmit',
  'application.upload',
  'application.leave',
] as const;
type ApplicantOperation = (typeof applicantOperations)[number];

export interface StartOptions {
  readonly brokerCode: string;
  readonly profile: ProfileRow;
  readonly referrer: ReferrerRow | undefined;
  /** Answers to begin with. */
  readonly given: Answers;
  /** The page at which the applicant stops. */
  readonly recentPage: string;
  /** Where he lives, if that is known. */
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
  };
  const filled = fillIn(context, { row, details, profile, given, recentPage });
  context.change((draft) => {
    draft.put('applications', applyID, filled.row);
    draft.put('applicationDetails', applyID, filled.details);
  });
  addHistory(context, { row: filled.row, action: 'start', fromStatus: null, actor: actorOf(filled.row) });
  writeRecord(context, filled.row, 'application.start', { changes: [{ field: 'status', before: null, after: 'PND' }] });
  readIdentity(context, filled);
  return filled.row;
}

export interface ApplicationInProgress {
  readonly row: ApplicationRow;
  readonly details: ApplicationDetailsRow;
  readonly profile: Pick<ProfileRow, 'pages' | 'scoreBands'>;
  readonly given: Answers;
}

/** Hands the application in, for the first time or again. What is still open gets seeded answers. */
export function submitApplication(context: StateContext, application: ApplicationInProgress): ApplicationRow {
  const isResubmission = application.row.status === 'RTR';
  const action = isResubmission ? 'resubmit' : 'submit';
  const recentPage = application.profile.pages.at(-1)?.pageID ?? recentPageOf(application.row, application.details);
  const toStatus: ApplicationStatus = isResubmission ? 'RSB' : 'SUB';
  const before = application.row;
  const filled = fillIn(context, { ...application, row: { ...before, status: toStatus }, recentPage });
  // A pending application counts from its start, a submitted one from here.
  const applyDate = isResubmission ? before.applyDate : formatTime(context.now());
  context.change((draft) => draft.put('applicationDetails', before.applyID, filled.details));
  const row = changeStatus(context, {
    row: { ...filled.row, status: before.status, applyDate },
    action,
    toStatus,
    actor: actorOf(filled.row),
    recordOperation: (details) => writeRecord(context, filled.row, `application.${action}`, details),
  });
  readIdentity(context, { row, details: filled.details }, application.details.attachments);
  return row;
}

/** Leaves a pending application at a page; the pages before it are filled in. */
export function leaveApplication(
  context: StateContext,
  { recentPage, ...application }: ApplicationInProgress & { readonly recentPage: string },
): ApplicationRow {
  const filled = fillIn(context, { ...application, recentPage });
  const changes = [
    { field: 'recentPage', before: recentPageOf(application.row, application.details), after: recentPage },
  ];
  const row = writeChange(context, filled, { operation: 'application.leave', changes });
  readIdentity(context, { row, details: filled.details }, application.details.attachments);
  return row;
}

/** Adds a picture or replaces the one of its kind, and answers the question that asked for it. */
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
  const written = writeChange(context, next, { operation: 'application.upload', changes });
  readIdentity(context, { row: written, details: next.details }, details.attachments);
  return written;
}

interface FilledApplication {
  readonly row: ApplicationRow;
  readonly details: ApplicationDetailsRow;
}

/** What stands in row and details follows from the answers. */
function fillIn(
  context: StateContext,
  { row, details, profile, given, recentPage }: ApplicationInProgress & { readonly recentPage: string },
): FilledApplication {
  const all = { ...answerValuesOf(details.pages), ...given };
  const summary = { ...row, ...summaryFieldsOf(all, row) };
  const { answers, attachments } = fillApplication({
    seed: context.environment.seed,
    summary,
    applicant: applicantOf(context, summary, details),
    profile,
    existingAnswers: all,
    attachments: details.attachments,
    recentPage,
  });
  const text = (questionID: string) => {
    const value = answers[questionID];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    row: { ...summary, ...summaryFieldsOf(answers, summary), recentPage },
    details: {
      ...details,
      birthDate: text('birthDate') ?? details.birthDate,
      address: text('address') ?? details.address,
      postalCode: text('postalCode') ?? details.postalCode,
      pages: composePages(profile, answers),
      attachments: [...attachments],
    },
  };
}

/** Who applies, as far as the application knows him already; the rest is invented. */
function applicantOf(context: StateContext, row: ApplicationRow, details: ApplicationDetailsRow): Applicant {
  const generated = makeApplicant(context.environment.seed, row.applyID);
  const residence = row.region === 'OVERSEAS' ? ('GB' as const) : row.region;
  const { chiName, lastName, firstName, region, idType, idCardNumber, mobile, email } = row;
  const { birthDate, address, postalCode, ipAddress } = details;
  const known = { chiName, lastName, firstName, region, idType, idCardNumber, mobile, email, birthDate };
  const isSameRegion = generated.person.region === region;
  const person = { ...generated.person, ...known, residence: isSameRegion ? generated.person.residence : residence };
  return { person, address, postalCode, ipAddress };
}

/** A change that leaves the status as it is. */
function writeChange(
  context: StateContext,
  { row, details }: FilledApplication,
  { operation, changes }: { readonly operation: ApplicantOperation; readonly changes: OperationDetails['changes'] },
): ApplicationRow {
  const time = formatTime(context.now());
  const next = { ...row, version: row.version + 1, updateTime: time, updateBy: applicantName(row) };
  context.change((draft) => {
    draft.put('applications', row.applyID, next);
    draft.put('applicationDetails', row.applyID, details);
  });
  addHistory(context, { row: next, action: 'amend', actor: actorOf(next) });
  writeRecord(context, next, operation, { ...(changes && { changes }) });
  return next;
}

function createBlankSummary(
  { person }: Applicant,
  { applyID, profile, time }: { readonly applyID: string; readonly profile: ProfileRow; readonly time: string },
): SeededSummary {
  return {
    applyID,
    status: 'PND',
    customAccountNum: null,
    nickname: null,
    chiName: person.chiName,
    lastName: person.lastName,
    firstName: person.firstName,
    mobile: person.mobile,
    email: person.email,
    idType: person.idType,
    idCardNumber: person.idCardNumber,
    region: person.region,
    profileID: profile.profileID,
    profileName: profile.name,
    referrerID: null,
    applyDate: time,
    statusDate: time,
    version: 1,
  };
}

/** Seeded applications are numbered from 1; those that applicants make themselves stand behind them. */
function generateApplyId(context: StateContext, brokerCode: string): string {
  const number = Number(context.token('applicant-').replace(/^.*-/, ''));
  return `${brokerCode.slice(0, 2)}${9_000_000 + number}`;
}

function actorOf(row: ApplicationRow): OperationActor {
  return { kind: 'applicant', refID: null, userID: null, userName: applicantName(row) };
}

function writeRecord(
  context: StateContext,
  row: ApplicationRow,
  operation: ApplicantOperation,
  details: OperationDetails,
): void {
  const { applyID, brokerCode } = row;
  const target = { targetID: applyID, targetName: applicantName(row) };
  writeOperation(context, {
    ...target,
    ...details,
    brokerCode,
    operation,
    actor: actorOf(row),
    requestId: null,
    pluginId: null,
  });
}
