import { createSessionEndedError } from './createSessionEndedError.ts';
import type { JobTable } from './createJobTable.ts';
import type { JobEngineOptions } from './JobEngine.ts';
import { codeNotLoaded, isUnfinished, type StoredJob } from './JobRecord.ts';
import { type ItemTask, runItems, type RunOptions } from './runItems.ts';
import { resetFailedItems, type RunMode, selectTasks, withItem } from './selectTasks.ts';

/** Runs the jobs of this tab. */
export interface JobRunner {
  /** The jobs that are running. */
  readonly running: ReadonlySet<string>;
  /** Runs a job, whose lock the caller has. */
  readonly run: (id: string, mode: RunMode) => Promise<void>;
}

/** Options of {@link createJobRunner}. */
export interface JobRunnerOptions {
  readonly options: JobEngineOptions;
  readonly table: JobTable;
  /** Aborted when jobs must stop; the runner aborts it when the session has ended. */
  readonly stop: AbortController;
  /** Returns the present time in RFC 3339. */
  readonly time: () => string;
}

/** Creates the runner. */
export function createJobRunner({ options, table, stop, time }: JobRunnerOptions): JobRunner {
  const { store } = options;
  const running = new Set<string>();

  async function run(id: string, mode: RunMode): Promise<void> {
    // Another tab may have continued the job meanwhile.
    const stored = (await store.read(id)) ?? table.get(id);
    if (!stored || stop.signal.aborted) return;
    table.set(stored);
    const tasks = selectTasks(stored, mode);
    if (tasks.size === 0) return end(id);
    running.add(id);
    const startedAt = mode === 'resume' ? stored.progress.startedAt : time();
    await table.change(id, (progress) => ({
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
      table.change(id, (progress) => withItem(progress, index, item));
    const { pluginId } = record;
    // The tray shows a job whose kind could not be loaded, and the state of its plugin says why.
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
    await end(id);
  }

  /** Stores that a job has ended, unless that is known: the page before may have been closed just after the last item. */
  async function end(id: string): Promise<void> {
    const job = table.get(id);
    if (!job || stop.signal.aborted || isUnfinished(job.progress) || job.progress.endedAt !== undefined) return;
    await table.change(id, (progress) => ({ ...progress, endedAt: time() }));
    options.onEnd(table.toVisible(table.get(id) as StoredJob));
  }

  return { running, run };
}
