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

/** What {@link runItems} needs. */
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
    const outcome = await abortable(runTask(options, { item, index, task }), signal);
    await updateItem(index, progressOf(outcome));
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    // The call before this one may have been carried out, so the item stays `running` and is checked in the next session.
    if (error instanceof ApiError && error.code === 'E0001') return false;
    // A page that is closing aborts its requests and never finishes this pause: the item stays `running` and is checked.
    if (error instanceof UnreachableError) await abortable(pause(unloadGraceMs), signal).catch(() => {});
    if (signal.aborted) return false;
    await updateItem(index, failureOf(error, task));
    return true;
  }
}

interface TaskInput {
  readonly item: JobItem;
  readonly index: number;
  readonly task: ItemTask;
}

async function runTask(options: ItemOptions, { item, index, task }: TaskInput): Promise<JobOutcome> {
  const { kind, record, api, withSecondFactor, signal, pollIntervalMs = 3_000 } = options;
  const context: JobContext = { api, withSecondFactor, signal, idempotencyKey: `${record.id}.${index}` };
  if (task === 'run') return kind.run(item, context);
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const outcome = await kind.check(item, context);
    if (outcome === 'notStarted') return kind.run(item, context);
    if (outcome !== 'running') return outcome;
    // oxlint-disable-next-line no-await-in-loop
    await abortable(pause(pollIntervalMs), signal);
  }
}

function progressOf(outcome: JobOutcome): ItemProgress {
  if (outcome.state !== 'failed') return { state: outcome.state, message: outcome.note };
  const { state, code, message } = outcome;
  return { state, code, message };
}

/** Without a response the result is unknown; a check that failed leaves it unknown. */
function failureOf(error: unknown, task: ItemTask): ItemProgress {
  const message = error instanceof UnreachableError ? undefined : describeError(error);
  if (error instanceof UnreachableError || task === 'check') return { state: 'unknown', message };
  return { state: 'failed', code: error instanceof ApiError ? error.code : 'UNEXPECTED', message };
}

/** Adds to a conflict who has changed the record. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { by } = ((error instanceof ApiError && error.code === 'E0005' && error.data) || {}) as { by?: unknown };
  return typeof by === 'string' ? `${error.message} (${by})` : error.message;
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
