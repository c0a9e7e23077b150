// How the applicant's actions are written down: operation records, history lines and versions.
import {
  formatTime,
  type OperationActor,
  type OperationDetails,
  type StateContext,
  writeOperation,
} from '@brokerdesk/mock-server/engine';
import type { ApplicationRow } from '../applicationRows.ts';
import { addHistory, applicantName } from '../changes/changeStatus.ts';
import type { FilledApplication } from './fillInApplication.ts';

/** The operations of applicants, as operation records name them. */
export const applicantOperations = [
  'application.start',
  'application.submit',
  'application.resubmit',
  'application.upload',
  'application.leave',
] as const;
type ApplicantOperation = (typeof applicantOperations)[number];

/** Writes a change that leaves the status as it is. */
export function writeApplicantChange(
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
  addHistory(context, { row: next, action: 'amend', actor: applicantActor(next) });
  recordApplicantOperation(context, next, operation, { ...(changes && { changes }) });
  return next;
}

export function applicantActor(row: ApplicationRow): OperationActor {
  return { kind: 'applicant', refID: null, userID: null, userName: applicantName(row) };
}

export function recordApplicantOperation(
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
    actor: applicantActor(row),
    requestId: null,
    pluginId: null,
  });
}
