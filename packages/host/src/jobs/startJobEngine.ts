// Schedules jobs, independently of screens. A job belongs to the tab that holds its lock; the other tabs wait for that
// lock, so that one of them continues when the tab is closed. All tabs read the progress from the store.
import { createStoredJob } from './createStoredJob.ts';
import type { JobEngine, JobEngineOptions } from './JobEngine.ts';
import { codeNotLoaded, isUnfinished, type JobProgress, type StoredJob, toJob } from './JobRecord.ts';
import { type ItemTask, runItems, type RunOptions } from './runItems.ts';
import { resetFailedItems, type RunMode, selectTasks, withItem } from './selectTasks.ts';

/** Starts the engine and resumes unfinished jobs. */
export async function startJobEngine(options: JobEngineOptions): Promise<JobEngine> {
  const { store, sessionController, locks, onChange, now = Date.now } = options;
  const jobs = new Map<string, StoredJob>();
  const running = new Set<string>();
  /** Jobs whose lock this tab waits for. */
  const waiting = new Set<string>();
  const stop = new AbortController();
  let pendingWrites = Promise.resolve();

  const toVisibleJob = (job: StoredJob) => toJob(job, options.translate);
  const publish = () =>
    onChange([...jobs.values()].map(toVisibleJob).toSorted((a, b) => b.startedAt.localeCompare(a.startedAt)));
  const setJob = (job: StoredJob) => {
    jobs.set(job.record.id, job);
    publish();
  };
  const change = (id: string, next: (progress: JobProgress) => JobProgress): Promise<void> => {
    const job = jobs.get(id);
    if (!job) return Promise.resolve();
    const progress = next(job.progress);
    setJob({ ...job, progress });
    // One write after the other, so that the newest state is stored last.
    pendingWrites = pendingWrites.then(() => store.saveProgress(id, progress));
    return pendingWrites;
  };
  const time = () => new Date(now()).toISOString();

  /** Runs under the lock of the job. Reads the store first, because another tab may have continued the job meanwhile. */
  async function run(id: string, mode: RunMode): Promise<void> {
    const stored = (await store.read(id)) ?? jobs.get(id);
    if (!stored || stop.signal.aborted) return;
    setJob(stored);
    const tasks = selectTasks(stored, mode);
    if (tasks.size === 0) return;
    running.add(id);
    const startedAt = mode === 'resume' ? stored.progress.startedAt : time();
    await change(id, (progress) => ({
      ...resetFailedItems(progress, mode),
      startedAt,
      endedAt: undefined,
      isSeen: false,
    }));
    try {
      await runTasks(id, stored, tasks);
    } finally {
      running.delete(id);
    }
  }

  async function runTasks(id: string, { record }: StoredJob, tasks: ReadonlyMap<number, ItemTask>): Promise<void> {
    const updateItem = (...[index, item]: Parameters<RunOptions['updateItem']>) =>
      change(id, (progress) => withItem(progress, index, item));
    const { pluginId } = record;
    // The tray shows a job whose kind could not be loaded.
    const kind = await options.loadKind(pluginId, record.kind).catch(() => undefined);
    if (kind) {
      const api = options.clientOf(pluginId);
      const { verifyIdentity, pollIntervalMs, unloadGraceMs } = options;
      const isSignedIn = await runItems(
        { record, kind, api, verifyIdentity, signal: stop.signal, updateItem, pollIntervalMs, unloadGraceMs },
        tasks,
      );
      if (!isSignedIn) stop.abort(createSessionEndedError());
    } else {
      // Nothing was done, so unknown items stay unknown.
      for (const [index, task] of tasks) {
        void updateItem(index, task === 'run' ? { state: 'failed', code: codeNotLoaded } : { state: 'unknown' });
      }
    }
    const job = jobs.get(id);
    if (!job || stop.signal.aborted || isUnfinished(job.progress)) return;
    await change(id, (progress) => ({ ...progress, endedAt: time() }));
    options.onEnd(toVisibleJob(jobs.get(id) as StoredJob));
  }

  /** Waits for the lock of an unfinished job and continues it. */
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
    for (const id of jobs.keys()) if (!stored.has(id) && !running.has(id) && !waiting.has(id)) jobs.delete(id);
    // The progress of a job that runs in this tab is newer than the store.
    for (const [id, job] of stored) if (!running.has(id)) jobs.set(id, job);
    publish();
    for (const { record, progress } of stored.values()) if (isUnfinished(progress)) resume(record.id);
  }

  sessionController.subscribe(() => {
    if (sessionController.state().phase === 'ended') stop.abort(createSessionEndedError());
  });
  store.watch(() => void readAll());
  await readAll();

  return {
    async start(id, pluginId, jobOptions) {
      const job = createStoredJob({ id, pluginId, jobOptions, startedAt: time(), translate: options.translate });
      setJob(job);
      // Stored once this tab has the lock, so that no other tab takes the job.
      resume(id, () => store.add(job));
    },
    retryFailed: (id) => runUnlessLocked(id, 'retryFailed'),
    checkUnknown: (id) => runUnlessLocked(id, 'checkUnknown'),
    async dismiss(id) {
      const job = jobs.get(id);
      if (!job || running.has(id) || isUnfinished(job.progress)) return;
      jobs.delete(id);
      publish();
      await store.remove(id);
    },
    async markSeen() {
      const unseen = [...jobs.values()].filter(({ progress }) => progress.endedAt !== undefined && !progress.isSeen);
      await Promise.all(unseen.map(({ record }) => change(record.id, (progress) => ({ ...progress, isSeen: true }))));
    },
    relocalize: publish,
    isRunning: () => running.size > 0 && !stop.signal.aborted,
    stop: () => stop.abort(new DOMException('The page is closing.', 'AbortError')),
  };
}

function createSessionEndedError(): DOMException {
  return new DOMException('The session has ended.', 'AbortError');
}

/** Waiting for a lock is aborted when the session ends; any other error is a fault. */
function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}

function lockNameOf(id: string): string {
  return `brokerdesk-job-${id}`;
}
