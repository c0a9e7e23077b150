// The import to the back office. A request starts it and moves the application to `IPB`; a job finishes it. Whether the
// back office accepts one depends on its answers, its account number and the number of the attempt.
import {
  type EmulatorJobContext,
  formatTime,
  message,
  type OperationActor,
  type RequestContext,
  type StateContext,
} from '@brokerdesk/mock-server/engine';
import type { ApplicationRow } from '../applicationRows.ts';
import { nextAccountNumber } from '../changes/accountNumbers.ts';
import { historiesOf } from '../list/applicationViews.ts';
import { changeStatus } from '../changes/changeStatus.ts';
import { findImportError } from './importErrors.ts';
import { openAccount } from './openAccount.ts';

export interface ImportArgs {
  readonly applyID: string;
}

const minimumMs = 1000;
const maximumMs = 5000;
const skippedChecks = message(
  'Imported without certification and signature, with consent.',
  '经确认，跳过 CA 认证及签署直接导入。',
  '經確認，略過 CA 認證及簽署直接匯入。',
);
const systemActor: OperationActor = { kind: 'system', refID: null, userID: null, userName: null };

/** Starts an import. Returns the time at which it will be done: never before its start, however short the work. */
export function startImport(context: RequestContext, row: ApplicationRow): number {
  const { actor } = context;
  const planned = context.now() + context.duration(durationOf(context, row));
  const customAccountNum = row.customAccountNum ?? nextAccountNumber(context, row);
  changeStatus(context, {
    row,
    action: 'importToBackOffice',
    toStatus: 'IPB',
    // Loaded only after the user has agreed to it.
    ...(row.status === 'CHK' ? { reason: skippedChecks[context.language] } : {}),
    actor,
    recordOperation: (note) => context.recordOperation(note),
    extraFields: {
      customAccountNum,
      importError: null,
      work: {
        action: 'importToBackOffice',
        startTime: formatTime(context.now()),
        dueTime: formatTime(planned),
        by: actor.userName ?? '',
      },
    },
  });
  const args: ImportArgs = { applyID: row.applyID };
  const doneAt = Math.max(planned, context.now());
  context.schedule({ type: 'application.imported', at: doneAt, args });
  return doneAt;
}

/** The back office has answered. */
export function finishImport(context: EmulatorJobContext, { applyID }: ImportArgs): void {
  const row = context.row<ApplicationRow>('applications', applyID);
  if (row?.status !== 'IPB' || row.work?.action !== 'importToBackOffice') return;
  const importError = findImportError(context, row, countAttempts(context, row));
  changeStatus(context, {
    row,
    action: 'importToBackOffice',
    toStatus: importError ? 'IPF' : 'IBO',
    actor: systemActor,
    recordOperation: (note) => context.recordOperation(note),
    extraFields: { importError },
  });
  if (!importError) openAccount(context, row);
}

function durationOf(context: StateContext, row: ApplicationRow): number {
  const share = context.value('imports', `${row.applyID}/${countAttempts(context, row) + 1}`, 'duration');
  return Math.round(minimumMs + share * (maximumMs - minimumMs));
}

/** How often an import was started. */
function countAttempts(context: StateContext, row: ApplicationRow): number {
  return historiesOf(context, row).filter(({ toStatus }) => toStatus === 'IPB').length;
}
