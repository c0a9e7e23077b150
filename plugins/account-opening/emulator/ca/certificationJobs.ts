// A certification is started by a request and finished by a job, so that it ends even if the client has gone. Its
// result and duration depend on the application and the number of the attempt.
import {
  type EmulatorJobContext,
  formatTime,
  type OperationActor,
  type RequestContext,
} from '@brokerdesk/mock-server/engine';
import { type CaAttemptRow, type CaFailure, caAttemptId, certificateSerialOf } from './caAttemptRows.ts';
import type { ApplicationRow } from '../applications/applicationRows.ts';
import { historiesOf, listCertifications } from '../applications/list/applicationViews.ts';
import { caFailureTexts } from './caFailureTexts.ts';
import { applicantName, changeStatus, startWork } from '../applications/changes/changeStatus.ts';
import { consumeFailureRule } from '../applications/changes/consumeFailureRule.ts';

export interface CertificationArgs {
  readonly applyID: string;
  readonly attemptID: string;
  /** RFC 3339. */
  readonly startTime: string;
  readonly actor: OperationActor;
}

const failureRate = 0.03;
const minimumMs = 2000;
const maximumMs = 40_000;

/** Starts a certification. Returns the attempt and the time at which it will be done. */
export function startCertification(
  context: RequestContext,
  row: ApplicationRow,
): { readonly attemptID: string; readonly dueAt: number } {
  const attemptID = caAttemptId(row.applyID, listCertifications(context, row).length + 1);
  const { actor } = context;
  const share = context.value('caAttempts', attemptID, 'duration') ** 2;
  const dueAt = context.now() + context.duration(Math.round(minimumMs + share * (maximumMs - minimumMs)));
  startWork(context, row, { action: 'certify', dueAt, actor });
  const startTime = formatTime(context.now());
  const args: CertificationArgs = { applyID: row.applyID, attemptID, startTime, actor };
  context.schedule({ type: 'application.certified', at: dueAt, args });
  context.recordOperation({ targetID: row.applyID, targetName: applicantName(row) });
  return { attemptID, dueAt };
}

/** The authority has responded. */
export function finishCertification(
  context: EmulatorJobContext,
  { applyID, attemptID, startTime, actor }: CertificationArgs,
): void {
  const row = context.row<ApplicationRow>('applications', applyID);
  if (row?.work?.action !== 'certify') return;
  const { brokerCode, idType, region } = row;
  const reason = findFailure(context, row, attemptID);
  const hasFailed = reason !== null;
  const attempt: CaAttemptRow = {
    attemptID,
    applyID,
    brokerCode,
    idType,
    region,
    startTime,
    endTime: formatTime(context.now()),
    result: hasFailed ? 'failure' : 'success',
    reason,
    certificateSerial: !hasFailed && idType === 'MAINLAND_ID' ? certificateSerialOf(attemptID) : null,
  };
  context.change((draft) => draft.put('caAttempts', attemptID, attempt));
  changeStatus(context, {
    row,
    action: 'certify',
    toStatus: hasFailed ? 'CCF' : 'CCS',
    actor,
    recordOperation: (note) => context.recordOperation(note, actor),
  });
}

const failureReasons = Object.keys(caFailureTexts) as readonly CaFailure[];

/** Returns the reason why the authority rejects the applicant, or null. */
function findFailure(context: EmulatorJobContext, row: ApplicationRow, attemptID: string): CaFailure | null {
  const { applyID } = row;
  const rule = consumeFailureRule<CaFailure>(context, 'certificationFailures', applyID);
  if (rule !== undefined) return rule === null ? null : (rule.reason ?? 'face-mismatch');
  const standing = findStandingFailure(context, row);
  if (standing !== null) return standing;
  if (context.value('caAttempts', attemptID, 'fails') >= failureRate) return null;
  return (
    failureReasons[Math.floor(context.value('caAttempts', attemptID, 'reason') * failureReasons.length)] ??
    'face-mismatch'
  );
}

/** The authority judges the same evidence in the same way: a failure stands until an answer or a file changes. */
function findStandingFailure(context: EmulatorJobContext, row: ApplicationRow): CaFailure | null {
  const attempts = listCertifications(context, row);
  const last = historiesOf(context, row).findLast(({ action }) => evidenceActions.includes(action));
  if (last?.action !== 'certify') return null;
  return context.row<CaAttemptRow>('caAttempts', caAttemptId(row.applyID, attempts.length))?.reason ?? null;
}

const evidenceActions: readonly string[] = ['certify', 'amend', 'resubmit'];
