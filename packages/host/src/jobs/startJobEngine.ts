// Schedules jobs, independently of screens. A job belongs to the tab that holds its lock; the other tabs wait for that
// lock, so that one of them continues when the tab is closed. All tabs read the progress from the store.
import { currentTime } from '@brokerdesk/plugin-sdk/clock';
import { createJobRunner } from './createJobRunner.ts';
import { createJobTable } from './createJobTable.ts';
import { createSessionEndedError } from './createSessionEndedError.ts';
import { createStoredJob } from './createStoredJob.ts';
import type { JobEngine, JobEngineOptions } from './JobEngine.ts';
import { isUnfinished } from './JobRecord.ts';
import type { RunMode } from './selectTasks.ts';

/** Starts the engine and resumes unfinished jobs. */
export async function startJobEngine(options: JobEngineOptions): Promise<JobEngine> {
  const { store, sessionController, locks, now = currentTime } = options;
  const time = () => new Date(now()).toISOString();
  const stop = new AbortController();
  const table = createJobTable(options);
  const { running, run } = createJobRunner({ options, table, stop, time });
  /** Jobs whose lock this tab waits for. */
  const waiting = new Set<string>();

  /** Waits for the lock of a job that has not ended and continues it. */
  function resume(id: string, before = () => Promise.resolve()): void {
    if (waiting.has(id) || stop.signal.aborted) return;
    waiting.add(id);
    const task = async () => {
      await before();
      await run(id, 'resume');
    };
    const lockRequest = locks ? locks.request(lockNameOf(id), { signal: stop.signal }, task) : task();
    lockRequest.catch(ignoreAbort).finally(() => waiting.delete(id));
  }

  /** Runs the job now, unless another tab does. */
  async function runUnlessLocked(id: string, mode: RunMode): Promise<void> {
    if (stop.signal.aborted || running.has(id)) return;
    if (!locks) return run(id, mode);
    await locks.request(lockNameOf(id), { ifAvailable: true }, (lock) => (lock ? run(id, mode) : undefined));
  }

  async function readAll(): Promise<void> {
    const stored = new Map((await store.all()).map((job) => [job.record.id, job]));
    for (const { record } of table.all()) {
      if (!stored.has(record.id) && !running.has(record.id) && !waiting.has(record.id)) table.delete(record.id);
    }
    // The progress of a job that runs in this tab is newer than the store.
    for (const [id, job] of stored) if (!running.has(id)) table.put(job);
    table.publish();
    for (const { record, progress } of stored.values()) if (progress.endedAt === undefined) resume(record.id);
  }

  sessionController.subscribe(() => {
    if (sessionController.state().phase === 'ended') stop.abort(createSessionEndedError());
  });
  store.watch(() => void readAll());
  await readAll();

  return {
    async start(id, pluginId, jobOptions) {
      const job = createStoredJob({ id, pluginId, jobOptions, startedAt: time(), translate: options.translate });
      table.set(job);
      // Stored once this tab has the lock, so that no other tab takes the job.
      resume(id, () => store.add(job));
    },
    retryFailed: (id) => runUnlessLocked(id, 'retryFailed'),
    checkUnknown: (id) => runUnlessLocked(id, 'checkUnknown'),
    async dismiss(id) {
      const job = table.get(id);
      if (!job || running.has(id) || isUnfinished(job.progress)) return;
      table.delete(id);
      table.publish();
      await store.remove(id);
    },
    async markSeen() {
      const unseen = table.all().filter(({ progress }) => progress.endedAt !== undefined && !progress.isSeen);
      await Promise.all(
        unseen.map(({ record }) => table.change(record.id, (progress) => ({ ...progress, isSeen: true }))),
      );
    },
    relocalize: table.publish,
    isRunning: () => running.size > 0 && !stop.signal.aborted,
    stop: () => stop.abort(new DOMException('The page is closing.', 'AbortError')),
  };
}

/** Waiting for a lock is aborted when the session ends; any other error is a fault. */
function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}

function lockNameOf(id: string): string {
  return `brokerdesk-job-${id}`;
}
