// The only way in which an application changes its status: row, history line and operation record, all or none.
import type { ActionHistory, ApplicationStatus, ApplicationWork } from '@brokerdesk/api';
import {
  formatTime,
  type OperationActor,
  type OperationChange,
  type OperationDetails,
  type StateContext,
} from '@brokerdesk/mock-server/engine';
import type { ActionHistoriesRow, ApplicationDetailsRow, ApplicationRow, HistoryRow } from '../applicationRows.ts';

/** Writes an operation record, in requests and in jobs alike. */
export type RecordOperation = (note: OperationDetails & { readonly brokerCode: string }) => void;

export interface StatusChange {
  readonly row: ApplicationRow;
  readonly action: ActionHistory['action'];
  readonly toStatus: ApplicationStatus;
  readonly reason?: string | null;
  readonly actor: OperationActor;
  readonly recordOperation: RecordOperation;
  /** Fields that change along with the status. Running work ends unless it is named here. */
  readonly extraFields?: Partial<Pick<ApplicationRow, 'customAccountNum' | 'importError' | 'work'>>;
}

/** Moves an application to another status: row (status, statusDate, version + 1), history line, operation record. */
export function changeStatus(context: StateContext, change: StatusChange): ApplicationRow {
  const { row, action, toStatus, reason = null, actor, recordOperation, extraFields = {} } = change;
  const time = formatTime(context.now());
  const { work: _work, ...rest } = row;
  const { work, ...otherFields } = extraFields;
  const by = nameOfActor(actor, row);
  const next: ApplicationRow = {
    ...rest,
    ...otherFields,
    ...(work ? { work } : {}),
    status: toStatus,
    statusDate: time,
    version: row.version + 1,
    updateTime: time,
    updateBy: by,
  };
  context.change((draft) => {
    draft.put('applications', row.applyID, next);
    const details =
      actionsWithReason.has(action) && draft.get<ApplicationDetailsRow>('applicationDetails', row.applyID);
    if (details) draft.put('applicationDetails', row.applyID, { ...details, reason });
  });
  const failure = extraFields.importError ?? undefined;
  addHistory(context, { row: next, action, fromStatus: row.status, reason, actor, failure });
  const changes: OperationChange[] = [{ field: 'status', before: row.status, after: toStatus }];
  if (reason !== null) changes.push({ field: 'reason', before: null, after: reason });
  const targetName = applicantName(row);
  recordOperation({ brokerCode: row.brokerCode, targetID: row.applyID, targetName, changes });
  return next;
}

/** Marks an application as in work, which blocks every other action until {@link changeStatus}. */
export function startWork(
  context: StateContext,
  row: ApplicationRow,
  { action, dueAt, actor }: { action: ApplicationWork['action']; dueAt: number; actor: OperationActor },
): ApplicationRow {
  const startTime = formatTime(context.now());
  const work = { action, startTime, dueTime: formatTime(dueAt), by: nameOfActor(actor, row) };
  const next: ApplicationRow = { ...row, work };
  context.change((draft) => draft.put('applications', row.applyID, next));
  return next;
}

export interface AddHistoryOptions {
  /** The row after the change. */
  readonly row: ApplicationRow;
  readonly action: ActionHistory['action'];
  /** The status before; the present one for changes that leave it. */
  readonly fromStatus?: ApplicationStatus | null;
  readonly reason?: string | null;
  readonly actor: OperationActor;
  /** The changes of an edit. */
  readonly changes?: ActionHistory['changes'];
  /** Why it failed. */
  readonly failure?: HistoryRow['failure'] | undefined;
}

/** Adds a line to an application's history. */
export function addHistory(
  context: StateContext,
  { row, action, fromStatus, reason = null, actor, changes, failure }: AddHistoryOptions,
): void {
  const { applyID } = row;
  const before = context.row<ActionHistoriesRow>('actionHistories', applyID)?.histories ?? [];
  const line: HistoryRow = {
    historyID: `${applyID}-H${String(before.length + 1).padStart(2, '0')}`,
    applyID,
    action,
    fromStatus: fromStatus === undefined ? row.status : fromStatus,
    toStatus: row.status,
    actor: { kind: historyKinds[actor.kind], name: nameOfActor(actor, row) },
    time: formatTime(context.now()),
    reason,
    ...(changes && { changes }),
    ...(failure && { failure }),
  };
  const histories = { histories: [...before, line] } satisfies ActionHistoriesRow;
  context.change((draft) => draft.put('actionHistories', applyID, histories));
}

export function applicantName({ lastName, firstName }: Pick<ApplicationRow, 'lastName' | 'firstName'>): string {
  return `${lastName} ${firstName}`;
}

const actionsWithReason: ReadonlySet<ActionHistory['action']> = new Set(['correct', 'reinput', 'reject']);
const historyKinds = {
  staff: 'staff',
  provider: 'staff',
  applicant: 'applicant',
  system: 'system',
  nobody: 'applicant',
} as const;

function nameOfActor({ kind, userName }: OperationActor, row: ApplicationRow): string {
  if (kind === 'system') return 'Brokerdesk';
  return userName ?? applicantName(row);
}
