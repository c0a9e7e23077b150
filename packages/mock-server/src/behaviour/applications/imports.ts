// The import to the back office: begun by a call, which puts applications into `IPB`; finished one by one by jobs, ten at
// a time. Whether the back office takes one follows from its answers, its account number and the number of the try.
import type { JobContext } from '../../jobs/JobContext.ts';
import type { CallContext } from '../../pipeline/CallContext.ts';
import type { StateContext } from '../../pipeline/StateContext.ts';
import type { ApplicationRow, OperationActor } from '../../state/rows.ts';
import { nextAccountNumber } from './accountNumbers.ts';
import { historiesOf } from './applicationViews.ts';
import { changeStatus } from './changeStatus.ts';
import { findImportError } from './importErrors.ts';
import { formatTime } from '../times.ts';

export interface ImportArgs {
  readonly applyID: string;
}

const atOnce = 10;
const shortestMs = 1000;
const longestMs = 5000;
const skippedChecks = {
  en_US: 'Imported without certification and signature, by consent.',
  zh_CN: '经确认跳过 CA 认证及签署直接导入。',
  zh_HK: '經確認略過 CA 認證及簽署直接匯入。',
};
const system: OperationActor = { kind: 'system', refID: null, userID: null, userName: null };

/** Begins the import of several applications. Gives the moment at which the last one will be done. */
export function startImports(context: CallContext, rows: readonly ApplicationRow[]): number {
  const freeAt = Array.from({ length: atOnce }, () => context.now());
  for (const row of rows) {
    const start = Math.min(...freeAt);
    const dueAt = startImport(context, row, start + context.duration(durationOf(context, row)));
    freeAt[freeAt.indexOf(start)] = dueAt;
  }
  return Math.max(...freeAt);
}

/** The back office has answered. */
export function finishImport(context: JobContext, { applyID }: ImportArgs): void {
  const row = context.row<ApplicationRow>('applications', applyID);
  if (row?.status !== 'IPB' || row.work?.action !== 'importToBackOffice') return;
  const importError = findImportError(context, row, triesOf(context, row));
  changeStatus(context, {
    row,
    action: 'importToBackOffice',
    toStatus: importError ? 'IPF' : 'IBO',
    actor: system,
    note: (note) => context.note(note),
    also: { importError },
  });
}

/** Gives the moment at which it will be done: never before it has begun, however little time work takes. */
function startImport(context: CallContext, row: ApplicationRow, planned: number): number {
  const { actor } = context;
  const customAccountNum = row.customAccountNum ?? nextAccountNumber(context, row);
  changeStatus(context, {
    row,
    action: 'importToBackOffice',
    toStatus: 'IPB',
    // Let in only for somebody who has agreed to it.
    ...(row.status === 'CHK' ? { reason: skippedChecks[context.language] } : {}),
    actor,
    note: (note) => context.note(note),
    also: {
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

function durationOf(context: StateContext, row: ApplicationRow): number {
  const share = context.value('imports', `${row.applyID}/${triesOf(context, row) + 1}`, 'duration');
  return Math.round(shortestMs + share * (longestMs - shortestMs));
}

/** How often an import was begun. */
function triesOf(context: StateContext, row: ApplicationRow): number {
  return historiesOf(context, row).filter(({ toStatus }) => toStatus === 'IPB').length;
}
