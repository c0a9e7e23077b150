// A certification: begun by a call, finished by a job, so that it ends as well if the client is gone by then. Whether it
// succeeds and how long it takes follow from the application and the number of the try.
import type { JobContext } from '../../jobs/JobContext.ts';
import type { CallContext } from '../../pipeline/CallContext.ts';
import { type CaAttemptRow, type CaFailure, caAttemptId, certificateSerialOf } from '../../state/caAttemptRows.ts';
import type { ApplicationRow, OperationActor } from '../../state/rows.ts';
import { certifications } from './applicationViews.ts';
import { caFailureTexts } from './caFailureTexts.ts';
import { applicantName, changeStatus, startWork } from './changeStatus.ts';
import { takeFailureWish } from './takeFailureWish.ts';
import { formatTime } from '../times.ts';

export interface CertificationArgs {
  readonly applyID: string;
  readonly attemptID: string;
  /** RFC 3339. */
  readonly startTime: string;
  readonly actor: OperationActor;
}

const failureShare = 0.03;
const shortestMs = 2000;
const longestMs = 40_000;

/** Begins a certification. Gives its try and the moment at which it will be done. */
export function startCertification(
  context: CallContext,
  row: ApplicationRow,
): { readonly attemptID: string; readonly dueAt: number } {
  const attemptID = caAttemptId(row.applyID, certifications(context, row).length + 1);
  const { actor } = context;
  const share = context.value('caAttempts', attemptID, 'duration') ** 2;
  const dueAt = context.now() + context.duration(Math.round(shortestMs + share * (longestMs - shortestMs)));
  startWork(context, row, { action: 'certify', dueAt, actor });
  const startTime = formatTime(context.now());
  const args: CertificationArgs = { applyID: row.applyID, attemptID, startTime, actor };
  context.schedule({ type: 'application.certified', at: dueAt, args });
  context.note({ targetID: row.applyID, targetName: applicantName(row) });
  return { attemptID, dueAt };
}

/** The authority has answered. */
export function finishCertification(
  context: JobContext,
  { applyID, attemptID, startTime, actor }: CertificationArgs,
): void {
  const row = context.row<ApplicationRow>('applications', applyID);
  if (row?.work?.action !== 'certify') return;
  const { brokerCode, idType, region } = row;
  const reason = findFailure(context, applyID, attemptID);
  const fails = reason !== null;
  const attempt: CaAttemptRow = {
    attemptID,
    applyID,
    brokerCode,
    idType,
    region,
    startTime,
    endTime: formatTime(context.now()),
    result: fails ? 'failure' : 'success',
    reason,
    certificateSerial: !fails && idType === 'MAINLAND_ID' ? certificateSerialOf(attemptID) : null,
  };
  context.change((draft) => draft.put('caAttempts', attemptID, attempt));
  changeStatus(context, {
    row,
    action: 'certify',
    toStatus: fails ? 'CCF' : 'CCS',
    actor,
    note: (note) => context.note(note, actor),
  });
}

const failures = Object.keys(caFailureTexts) as readonly CaFailure[];

/** Says why the authority does not certify somebody, or nothing. */
function findFailure(context: JobContext, applyID: string, attemptID: string): CaFailure | null {
  const wish = takeFailureWish<CaFailure>(context, 'certificationFailures', applyID);
  if (wish !== undefined) return wish === null ? null : (wish.reason ?? 'face-mismatch');
  if (context.value('caAttempts', attemptID, 'fails') >= failureShare) return null;
  return failures[Math.floor(context.value('caAttempts', attemptID, 'reason') * failures.length)] ?? 'face-mismatch';
}
