// Runs jobs outside of all screens. A job belongs to the tab that holds its lock; the other tabs wait for that lock, so
// that one of them goes on when the tab is closed. All see how far it has come through the store.
import type { JobItem, JobOptions } from '@brokerdesk/plugin-sdk';
import type { JobEngine, JobEngineOptions } from './JobEngine.ts';
import {
  codeNotLoaded,
  type ItemProgress,
  isUnfinished,
  type JobProgress,
  toJob,
  type StoredJob,
  progressAt,
  type TranslateJobText,
  translateJob,
} from './JobRecord.ts';
import { type ItemTask, runItems } from './runItems.ts';

/** What makes the items of a job tasks: what is left, what has failed, what nobody knows. */
type RunMode = 'resume' | 'retryFailed' | 'checkUnknown';

/** Starts the engine, and goes on with what was left. */
export async function startJobEngine(options: JobEngineOptions): Promise<JobEngine> {
  const { store, sessionController, locks, onChange, now = Date.now } = options;
  const jobs = new Map<string, StoredJob>();
  const running = new Set<string>();
  /** Jobs for whose lock this tab waits. */
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
    // One after the other, so that the last state is the one that is kept.
    pendingWrites = pendingWrites.then(() => store.saveProgress(id, progress));
    return pendingWrites;
  };
  const time = () => new Date(now()).toISOString();

  /** Runs under the lock of the job: with what the store says now, as another tab may have gone on until a moment ago. */
  async function run(id: string, mode: RunMode): Promise<void> {
    const stored = (await store.read(id)) ?? jobs.get(id);
    if (!stored || stop.signal.aborted) return;
    setJob(stored);
    const tasks = tasksOf(stored, mode);
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
    const updateItem = (index: number, item: ItemProgress) => change(id, (progress) => withItem(progress, index, item));
    const { pluginId } = record;
    // The tray tells of it when it does not come.
    const kind = await options.loadKind(pluginId, record.kind).catch(() => undefined);
    if (kind) {
      const api = options.clientOf(pluginId);
      const { pollIntervalMs, unloadGraceMs } = options;
      const isSignedIn = await runItems(
        { record, kind, api, signal: stop.signal, updateItem, pollIntervalMs, unloadGraceMs },
        tasks,
      );
      if (!isSignedIn) stop.abort(createSessionEndedError());
    } else {
      // Nothing was done, and what nobody knew nobody knows.
      for (const [index, task] of tasks) {
        void updateItem(index, task === 'run' ? { state: 'failed', code: codeNotLoaded } : { state: 'unknown' });
      }
    }
    const job = jobs.get(id);
    if (!job || stop.signal.aborted || isUnfinished(job.progress)) return;
    await change(id, (progress) => ({ ...progress, endedAt: time() }));
    options.onEnd(toVisibleJob(jobs.get(id) as StoredJob));
  }

  /** Waits for the lock of an unfinished job, and goes on with it. */
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

  /** Runs at once, unless another tab does. */
  async function runUnlessLocked(id: string, mode: RunMode): Promise<void> {
    if (stop.signal.aborted || running.has(id)) return;
    if (!locks) return run(id, mode);
    await locks.request(lockNameOf(id), { ifAvailable: true }, (lock) => (lock ? run(id, mode) : undefined));
  }

  async function readAll(): Promise<void> {
    const stored = new Map((await store.all()).map((job) => [job.record.id, job]));
    for (const id of jobs.keys()) if (!stored.has(id) && !running.has(id) && !waiting.has(id)) jobs.delete(id);
    // What this tab runs it knows best.
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
      // Kept once this tab has the lock, so that no other tab takes it.
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
    stop: () => stop.abort(new DOMException('The page is left.', 'AbortError')),
  };
}

function createSessionEndedError(): DOMException {
  return new DOMException('The session has ended.', 'AbortError');
}

/** Whoever waits for a lock is sent away when the session ends; anything else is a fault. */
function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}

function lockNameOf(id: string): string {
  return `brokerdesk-job-${id}`;
}

interface NewJobInput {
  readonly id: string;
  readonly pluginId: string;
  readonly jobOptions: JobOptions;
  readonly startedAt: string;
  readonly translate: TranslateJobText;
}

function createStoredJob({ id, pluginId, jobOptions, startedAt, translate }: NewJobInput): StoredJob {
  const { kind, title, details, columns, items } = jobOptions;
  const storedItems = items.map(
    ({ id: itemId, label, cells, input }): JobItem => ({ id: itemId, label, input, ...(cells ? { cells } : {}) }),
  );
  return {
    record: {
      id,
      pluginId,
      kind,
      title,
      details,
      columns,
      items: storedItems,
      plain: translateJob({ pluginId, title, details, columns }, translate),
    },
    progress: { startedAt, isSeen: false, items: items.map(() => ({ state: 'waiting' })) },
  };
}

/** An item that was running when its page went away may have been done, so it is asked about. */
function tasksOf({ record, progress }: StoredJob, mode: RunMode): ReadonlyMap<number, ItemTask> {
  const taskOf: Readonly<Record<RunMode, (progress: ItemProgress) => ItemTask | undefined>> = {
    resume: ({ state }) => (({ waiting: 'run', running: 'check' }) as const)[state as 'waiting'],
    retryFailed: ({ state }) => (state === 'failed' ? 'run' : undefined),
    checkUnknown: ({ state }) => (state === 'unknown' ? 'check' : undefined),
  };
  return new Map(
    record.items.flatMap((_item, index) => {
      const task = taskOf[mode](progressAt(progress, index));
      return task ? [[index, task] as const] : [];
    }),
  );
}

/** What has failed waits again; what nobody knows stays so until its turn, as running it without asking would be wrong. */
function resetFailedItems(progress: JobProgress, mode: RunMode): JobProgress {
  if (mode !== 'retryFailed') return progress;
  return { ...progress, items: progress.items.map((item) => (item.state === 'failed' ? { state: 'waiting' } : item)) };
}

function withItem(progress: JobProgress, index: number, item: ItemProgress): JobProgress {
  return { ...progress, items: progress.items.with(index, item) };
}
