// Every change writes an operation record: who changed which record, and when.
import type { OperationName } from '@brokerdesk/fixtures';
import type { StateContext } from './StateContext.ts';
import type { OperationActor, OperationChange, OperationRecordRow } from '../state/rows.ts';
import { formatTime } from '../contract/times.ts';

export interface OperationDetails {
  /** Instead of the name that the endpoint declares, where something else happened. */
  readonly operation?: OperationName;
  /** The identifier of the changed record, as the wire spells it. */
  readonly targetID?: string;
  /** A name or a title that users recognise. Never a secret. */
  readonly targetName?: string;
  /** Fields before and after, for users to read; omit long and secret ones. */
  readonly changes?: readonly OperationChange[];
  /** The broker of the record; the caller's by default. */
  readonly brokerCode?: string;
}

export interface Operation extends Omit<OperationDetails, 'operation'> {
  readonly brokerCode: string;
  readonly operation: string;
  readonly actor: OperationActor;
  readonly requestId: string | null;
  readonly pluginId: string | null;
}

export function writeOperation(context: StateContext, operation: Operation): void {
  const recordID = context.token('OR-');
  const { targetID = null, targetName = null, changes = [], ...rest } = operation;
  const row = { ...rest, recordID, time: formatTime(context.now()), targetID, targetName, changes };
  context.change((draft) => draft.put('operationRecords', recordID, row satisfies OperationRecordRow));
}
