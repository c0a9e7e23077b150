// Does the items of a job, or asks how they stand. What is about to be done is kept first, so that a page that goes away
// in the middle leaves behind what may have been done.
import {
  type ApiClient,
  type JobContext,
  type JobItem,
  type JobKind,
  type JobOutcome,
  ApiError,
  UnreachableError,
} from '@brokerdesk/plugin-sdk';
import type { ItemProgress, JobRecord } from './JobRecord.ts';

/** What an item needs: to be done, or to be asked about first, as it may have been. */
export type ItemTask = 'run' | 'check';

/** What {@link runItems} works with. */
export interface RunOptions {
  readonly record: JobRecord;
  readonly kind: JobKind;
  readonly api: ApiClient;
  /** Aborted when the session ends: what is under way then stays `running`, and is asked about later. */
  readonly signal: AbortSignal;
  /** Notes how an item stands; the promise is for what has to be kept before anything is done. */
  readonly updateItem: (index: number, progress: ItemProgress) => Promise<void>;
  /** Milliseconds between two questions about an item that is under way on the server. */
  readonly pollIntervalMs?: number | undefined;
  /** Milliseconds after which a broken call is the network's doing, as the page is still there. */
  readonly unloadGraceMs?: number | undefined;
}

/**
 * Works through the tasks, by the place of the item, as many at a time as the kind allows. Tells whether the session is
 * still there.
 */
export async function runItems(options: RunOptions, tasks: ReadonlyMap<number, ItemTask>): Promise<boolean> {
  const { kind, signal } = options;
  const queue = [...tasks];
  let isSignedIn = true;
  const worker = async () => {
    for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) {
      // One after the other is what a worker is for.
      // oxlint-disable-next-line no-await-in-loop
      isSignedIn = (await runItem(options, ...next)) && isSignedIn;
      if (!isSignedIn) queue.length = 0;
    }
  };
  await Promise.all(Array.from({ length: kind.concurrency ?? 1 }, worker));
  return isSignedIn;
}

/** Tells whether the job may go on: not when the session has ended. */
async function runItem(options: RunOptions, index: number, task: ItemTask): Promise<boolean> {
  const { record, updateItem, signal, unloadGraceMs = 1_000 } = options;
  const item = record.items[index] as JobItem;
  await updateItem(index, { state: 'running' });
  try {
    const outcome = await abortable(runTask(options, { item, index, task }), signal);
    await updateItem(index, progressOf(outcome));
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    // Refused before anything was done, as the session was over: it waits for the next one.
    if (error instanceof ApiError && error.code === 'E0001') {
      await updateItem(index, { state: 'waiting' });
      return false;
    }
    // A page that is left breaks off its calls, and then has no time to wait: the item stays `running`, and is asked about.
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

async function runTask(options: RunOptions, { item, index, task }: TaskInput): Promise<JobOutcome> {
  const { kind, record, api, signal, pollIntervalMs = 3_000 } = options;
  const context: JobContext = { api, signal, idempotencyKey: `${record.id}.${index}` };
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

/** Without an answer nobody knows; a question that was refused leaves things as they were. */
function failureOf(error: unknown, task: ItemTask): ItemProgress {
  const message = error instanceof UnreachableError ? undefined : describeError(error);
  if (error instanceof UnreachableError || task === 'check') return { state: 'unknown', message };
  return { state: 'failed', code: error instanceof ApiError ? error.code : 'UNEXPECTED', message };
}

/** Of a conflict, who has changed the record: he can be asked. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { by } = ((error instanceof ApiError && error.code === 'E0005' && error.data) || {}) as { by?: unknown };
  return typeof by === 'string' ? `${error.message} (${by})` : error.message;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** A call of a session that has ended may never be answered. */
function abortable<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
