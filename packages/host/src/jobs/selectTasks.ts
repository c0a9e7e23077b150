import { type ItemProgress, type JobProgress, progressAt, type StoredJob } from './JobRecord.ts';
import type { ItemTask } from './runItems.ts';

/** Which items a run works on: those that are left, those that failed, or those whose result is unknown. */
export type RunMode = 'resume' | 'retryFailed' | 'checkUnknown';

/**
 * Selects the items to work on. An item that was running when its page was closed may have been done, so its state is
 * checked first.
 */
export function selectTasks({ record, progress }: StoredJob, mode: RunMode): ReadonlyMap<number, ItemTask> {
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

/** Lets failed items wait again. Unknown items stay unknown until they are checked: running them again could repeat them. */
export function resetFailedItems(progress: JobProgress, mode: RunMode): JobProgress {
  if (mode !== 'retryFailed') return progress;
  return { ...progress, items: progress.items.map((item) => (item.state === 'failed' ? { state: 'waiting' } : item)) };
}

/** Returns the progress with one item replaced. */
export function withItem(progress: JobProgress, index: number, item: ItemProgress): JobProgress {
  return { ...progress, items: progress.items.with(index, item) };
}
