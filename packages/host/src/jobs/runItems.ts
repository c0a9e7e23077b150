// Runs the items of a job, or checks their state. Each item is stored as `running` before it begins, so that a page that
// is closed in the middle leaves a record of what may have been done.
import {
  type ApiClient,
  type JobContext,
  type JobItem,
  type JobKind,
  type JobOutcome,
  ApiError,
  UnreachableError,
  type VerifyIdentity,
  type WithSecondFactor,
} from '@brokerdesk/plugin-sdk';
import { createJobSecondFactor } from './createJobSecondFactor.ts';
import type { ItemProgress, JobRecord } from './JobRecord.ts';

/** Whether an item is run, or checked first because it may have been done. */
export type ItemTask = 'run' | 'check';

/** Options of {@link runItems}. */
export interface RunOptions {
  readonly record: JobRecord;
  readonly kind: JobKind;
  readonly api: ApiClient;
  readonly verifyIdentity: VerifyIdentity;
  /** Aborted when the session ends: items in flight stay `running` and are checked later. */
  readonly signal: AbortSignal;
  /** Stores the progress of an item; resolves once it is stored. */
  readonly updateItem: (index: number, progress: ItemProgress) => Promise<void>;
  /** Milliseconds between two checks of an item that the server is processing. */
  readonly pollIntervalMs?: number | undefined;
  /** Milliseconds after which a failed request is the network's fault, because the page is still there. */
  readonly unloadGraceMs?: number | undefined;
}

/**
 * Works through the tasks, keyed by the index of the item, as many in parallel as the kind allows. Resolves to false if
 * the session has ended.
 */
export async function runItems(options: RunOptions, tasks: ReadonlyMap<number, ItemTask>): Promise<boolean> {
  const { kind, signal, verifyIdentity } = options;
  const queue = [...tasks];
  let left = tasks.size;
  const withSecondFactor = createJobSecondFactor({ verifyIdentity, countLeft: () => left });
  let isSignedIn = true;
  const worker = async () => {
    for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) {
      const [index, task] = next;
      // A worker runs one item after the other.
      // oxlint-disable-next-line no-await-in-loop
      isSignedIn = (await runItem({ ...options, withSecondFactor }, index, task)) && isSignedIn;
      left -= 1;
      if (!isSignedIn) queue.length = 0;
    }
  };
  await Promise.all(Array.from({ length: kind.concurrency ?? 1 }, worker));
  return isSignedIn;
}

interface ItemOptions extends RunOptions {
  readonly withSecondFactor: WithSecondFactor;
}

/** Resolves to false if the session has ended, so that the job stops. */
async function runItem(options: ItemOptions, index: number, task: ItemTask): Promise<boolean> {
  const { record, updateItem, signal, unloadGraceMs = 1_000 } = options;
  const item = record.items[index] as JobItem;
  await updateItem(index, { state: 'running' });
  try {
    await updateItem(index, await abortable(runTask(options, { item, index, task }), signal));
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    // The call before this one may have been carried out, so the item stays `running` and is checked in the next session.
    if (error instanceof ApiError && error.code === 'E0001') return false;
    // A page that is closing aborts its requests and never finishes this pause: the item stays `running` and is checked.
    if (error instanceof UnreachableError) await abortable(pause(unloadGraceMs), signal).catch(() => {});
    if (signal.aborted) return false;
    await updateItem(index, failureOf(error));
    return true;
  }
}

interface TaskInput {
  readonly item: JobItem;
  readonly index: number;
  readonly task: ItemTask;
}

async function runTask(options: ItemOptions, { item, index, task }: TaskInput): Promise<ItemProgress> {
  const { kind, record, api, withSecondFactor, signal } = options;
  const context: JobContext = { api, withSecondFactor, signal, idempotencyKey: `${record.id}.${index}` };
  if (task === 'check') {
    const known = await checkItem(options, item, context);
    if (known !== 'notStarted') return known;
  }
  try {
    return progressOf(await kind.run(item, context));
  } catch (error) {
    // Refused because it is so already: the request arrived twice, or another tab has done the same.
    const mayBeDone = error instanceof ApiError && codesOfDoneItems.has(error.code);
    const known = mayBeDone ? await checkOnce(kind, item, context) : 'notStarted';
    if (typeof known === 'object' && known.state !== 'failed') return known;
    throw error;
  }
}

/** What the server responds to a change that has been made: gone, changed, not in this status, against a rule. */
const codesOfDoneItems: ReadonlySet<string> = new Set(['E0003', 'E0005', 'E0015', 'E0016']);

/** Checks an item until its state is known. */
async function checkItem(
  { kind, signal, pollIntervalMs = 3_000 }: ItemOptions,
  item: JobItem,
  context: JobContext,
): Promise<ItemProgress | 'notStarted'> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const known = await checkOnce(kind, item, context);
    if (known !== 'running') return known;
    // oxlint-disable-next-line no-await-in-loop
    await abortable(pause(pollIntervalMs), signal);
  }
}

/** A check that the server refuses leaves the item unknown. */
async function checkOnce(
  kind: JobKind,
  item: JobItem,
  context: JobContext,
): Promise<ItemProgress | 'running' | 'notStarted'> {
  try {
    const outcome = await kind.check(item, context);
    return outcome === 'running' || outcome === 'notStarted' ? outcome : progressOf(outcome);
  } catch (error) {
    if (error instanceof UnreachableError || (error instanceof ApiError && error.code === 'E0001')) throw error;
    return { state: 'unknown', message: describeError(error) };
  }
}

function progressOf(outcome: JobOutcome): ItemProgress {
  if (outcome.state !== 'failed') return { state: outcome.state, message: outcome.note };
  const { state, code, message } = outcome;
  return { state, code, message };
}

/** Without a response the result is unknown. */
function failureOf(error: unknown): ItemProgress {
  if (error instanceof UnreachableError) return { state: 'unknown' };
  return {
    state: 'failed',
    code: error instanceof ApiError ? error.code : 'UNEXPECTED',
    message: describeError(error),
  };
}

/** Adds to a conflict who has changed the record; of invalid input, says what is wrong with it. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof ApiError)) return error.message;
  const { by } = ((error.code === 'E0005' && error.data) || {}) as { by?: unknown };
  if (typeof by === 'string') return `${error.message} (${by})`;
  return error.fields.map(({ message }) => message).join(' ') || error.message;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Requests of an ended session may never settle, so they are raced against the signal. */
function abortable<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
