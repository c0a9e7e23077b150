// Runs jobs outside of all screens. A job belongs to the tab that holds its lock; the other tabs wait for that lock, so
// that one of them goes on when the tab is closed. All see how far it has come through the store.
import type { JobItem, JobWish } from '@brokerdesk/plugin-sdk';
import type { JobEngine, JobEngineOptions } from './JobEngine.ts';
import {
  codeMissing,
  type ItemProgress,
  isUnfinished,
  type JobProgress,
  jobOf,
  type KeptJob,
  progressAt,
  type SayWords,
  wordsOf,
} from './JobRecord.ts';
import { type ItemTask, runItems } from './runItems.ts';

/** What makes the items of a job tasks: what is left, what has failed, what nobody knows. */
type Intent = 'goOn' | 'retryFailed' | 'checkUnknown';

/** Starts the engine, and goes on with what was left. */
export async function startJobEngine(options: JobEngineOptions): Promise<JobEngine> {
  const { store, keeper, locks, show, now = Date.now } = options;
  const jobs = new Map<string, KeptJob>();
  const running = new Set<string>();
  /** Jobs for whose lock this tab waits. */
  const waiting = new Set<string>();
  const stop = new AbortController();
  let work = Promise.resolve();

  const told = (job: KeptJob) => jobOf(job, options.say);
  const tell = () => show([...jobs.values()].map(told).toSorted((a, b) => b.startedAt.localeCompare(a.startedAt)));
  const put = (job: KeptJob) => {
    jobs.set(job.record.id, job);
    tell();
  };
  const change = (id: string, next: (progress: JobProgress) => JobProgress): Promise<void> => {
    const job = jobs.get(id);
    if (!job) return Promise.resolve();
    const progress = next(job.progress);
    put({ ...job, progress });
    // One after the other, so that the last state is the one that is kept.
    work = work.then(() => store.keep(id, progress));
    return work;
  };
  const time = () => new Date(now()).toISOString();

  /** Runs under the lock of the job: with what the store says now, as another tab may have gone on until a moment ago. */
  async function run(id: string, intent: Intent): Promise<void> {
    const kept = (await store.read(id)) ?? jobs.get(id);
    if (!kept || stop.signal.aborted) return;
    put(kept);
    const tasks = tasksOf(kept, intent);
    if (tasks.size === 0) return;
    running.add(id);
    const startedAt = intent === 'goOn' ? kept.progress.startedAt : time();
    await change(id, (progress) => ({ ...begin(progress, intent), startedAt, endedAt: undefined, isSeen: false }));
    try {
      await doTasks(id, kept, tasks);
    } finally {
      running.delete(id);
    }
  }

  async function doTasks(id: string, { record }: KeptJob, tasks: ReadonlyMap<number, ItemTask>): Promise<void> {
    const note = (index: number, item: ItemProgress) => change(id, (progress) => withItem(progress, index, item));
    const { pluginId } = record;
    // The tray tells of it when it does not come.
    const kind = await options.loadKind(pluginId, record.kind).catch(() => undefined);
    if (kind) {
      const api = options.clientOf(pluginId);
      const { askAgainMs, lostAfterMs } = options;
      const isSignedIn = await runItems(
        { record, kind, api, signal: stop.signal, note, askAgainMs, lostAfterMs },
        tasks,
      );
      if (!isSignedIn) stop.abort(sessionOver());
    } else {
      // Nothing was done, and what nobody knew nobody knows.
      for (const [index, task] of tasks) {
        void note(index, task === 'run' ? { state: 'failed', code: codeMissing } : { state: 'unknown' });
      }
    }
    const job = jobs.get(id);
    if (!job || stop.signal.aborted || isUnfinished(job.progress)) return;
    await change(id, (progress) => ({ ...progress, endedAt: time() }));
    options.onEnd(told(jobs.get(id) as KeptJob));
  }

  /** Waits for the lock of an unfinished job, and goes on with it. */
  function goOn(id: string, before = () => Promise.resolve()): void {
    if (waiting.has(id) || stop.signal.aborted) return;
    waiting.add(id);
    const task = async () => {
      await before();
      await run(id, 'goOn');
    };
    const held = locks ? locks.request(lockOf(id), { signal: stop.signal }, task) : task();
    held.catch(ignoreStop).finally(() => waiting.delete(id));
  }

  /** Runs at once, unless another tab does. */
  async function ask(id: string, intent: Intent): Promise<void> {
    if (stop.signal.aborted || running.has(id)) return;
    if (!locks) return run(id, intent);
    await locks.request(lockOf(id), { ifAvailable: true }, (lock) => (lock ? run(id, intent) : undefined));
  }

  async function readAll(): Promise<void> {
    const kept = new Map((await store.all()).map((job) => [job.record.id, job]));
    for (const id of jobs.keys()) if (!kept.has(id) && !running.has(id) && !waiting.has(id)) jobs.delete(id);
    // What this tab runs it knows best.
    for (const [id, job] of kept) if (!running.has(id)) jobs.set(id, job);
    tell();
    for (const { record, progress } of kept.values()) if (isUnfinished(progress)) goOn(record.id);
  }

  keeper.subscribe(() => {
    if (keeper.state().phase === 'ended') stop.abort(sessionOver());
  });
  store.watch(() => void readAll());
  await readAll();

  return {
    async start(id, pluginId, wish) {
      const job = newJob({ id, pluginId, wish, startedAt: time(), say: options.say });
      put(job);
      // Kept once this tab has the lock, so that no other tab takes it.
      goOn(id, () => store.add(job));
    },
    retryFailed: (id) => ask(id, 'retryFailed'),
    checkUnknown: (id) => ask(id, 'checkUnknown'),
    async dismiss(id) {
      const job = jobs.get(id);
      if (!job || running.has(id) || isUnfinished(job.progress)) return;
      jobs.delete(id);
      tell();
      await store.remove(id);
    },
    async markSeen() {
      const unseen = [...jobs.values()].filter(({ progress }) => progress.endedAt !== undefined && !progress.isSeen);
      await Promise.all(unseen.map(({ record }) => change(record.id, (progress) => ({ ...progress, isSeen: true }))));
    },
    sayAnew: tell,
    isRunning: () => running.size > 0 && !stop.signal.aborted,
    stop: () => stop.abort(new DOMException('The page is left.', 'AbortError')),
  };
}

function sessionOver(): DOMException {
  return new DOMException('The session has ended.', 'AbortError');
}

/** Whoever waits for a lock is sent away when the session ends; anything else is a fault. */
function ignoreStop(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}

function lockOf(id: string): string {
  return `brokerdesk-job-${id}`;
}

interface NewJob {
  readonly id: string;
  readonly pluginId: string;
  readonly wish: JobWish;
  readonly startedAt: string;
  readonly say: SayWords;
}

function newJob({ id, pluginId, wish, startedAt, say }: NewJob): KeptJob {
  const { kind, title, details, columns, items } = wish;
  const kept = items.map(
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
      items: kept,
      plain: wordsOf({ pluginId, title, details, columns }, say),
    },
    progress: { startedAt, isSeen: false, items: items.map(() => ({ state: 'waiting' })) },
  };
}

/** An item that was running when its page went away may have been done, so it is asked about. */
function tasksOf({ record, progress }: KeptJob, intent: Intent): ReadonlyMap<number, ItemTask> {
  const taskOf: Readonly<Record<Intent, (progress: ItemProgress) => ItemTask | undefined>> = {
    goOn: ({ state }) => (({ waiting: 'run', running: 'check' }) as const)[state as 'waiting'],
    retryFailed: ({ state }) => (state === 'failed' ? 'run' : undefined),
    checkUnknown: ({ state }) => (state === 'unknown' ? 'check' : undefined),
  };
  return new Map(
    record.items.flatMap((_item, index) => {
      const task = taskOf[intent](progressAt(progress, index));
      return task ? [[index, task] as const] : [];
    }),
  );
}

/** What has failed waits again; what nobody knows stays so until its turn, as running it without asking would be wrong. */
function begin(progress: JobProgress, intent: Intent): JobProgress {
  if (intent !== 'retryFailed') return progress;
  return { ...progress, items: progress.items.map((item) => (item.state === 'failed' ? { state: 'waiting' } : item)) };
}

function withItem(progress: JobProgress, index: number, item: ItemProgress): JobProgress {
  return { ...progress, items: progress.items.with(index, item) };
}
