// Every change writes an operation record: who changed which record, and when.
import type { OperationName } from '@brokerdesk/fixtures';
import type { StateContext } from '../../pipeline/StateContext.ts';
import type { OperationActor, OperationChange, OperationRecordRow } from './operationRecordRows.ts';
import { formatTime } from '../../shared-rules/times.ts';

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

/** The operations of requests that were rejected and are recorded all the same. */
export const rejectedOperations: ReadonlySet<string> = new Set<OperationName>([
  'access.denied',
  'session.signInFailed',
  'session.lockedOut',
]);

export function writeOperation(context: StateContext, operation: Operation): void {
  const recordID = context.token('OR-');
  const { targetID = null, targetName = null, changes = [], ...rest } = operation;
  const row = { ...rest, recordID, time: formatTime(context.now()), targetID, targetName, changes };
  context.change((draft) => draft.put('operationRecords', recordID, row satisfies OperationRecordRow));
}

/**
 * Lists the fields that differ between two forms of a record, by the names given. An object, such as a text in
 * three languages, is compared field by field: `name.EN`.
 */
export function diffFields<Row extends object>(
  before: Row,
  after: Row,
  fields: readonly (keyof Row & string)[],
): OperationChange[] {
  return fields.flatMap((field) => diffValues(field, before[field], after[field]));
}

function diffValues(field: string, before: unknown, after: unknown): OperationChange[] {
  if (hasFields(before) || hasFields(after)) {
    const [old, next] = [hasFields(before) ? before : {}, hasFields(after) ? after : {}];
    const names = new Set([...Object.keys(old), ...Object.keys(next)]);
    return [...names].flatMap((name) => diffValues(`${field}.${name}`, old[name], next[name]));
  }
  const [old, next] = [textOf(before), textOf(after)];
  return old === next ? [] : [{ field, before: old, after: next }];
}

function hasFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Several values are one text, as users read them; null if there is none. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(textOf).join(', ');
  if (hasFields(value))
    return Object.values(value)
      .flatMap((part) => textOf(part) ?? [])
      .join(' ');
  return JSON.stringify(value);
}
