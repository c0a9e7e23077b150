import { useEffect, useRef } from 'react';
import type { Job } from '../services/Job.ts';
import { useRefresh } from './useCall.ts';
import { useJobs } from './useJobs.ts';

/**
 * Reloads the shown data whenever a job of this plugin has ended, because jobs make their calls outside of screens.
 * `onEnd` is called with each of these jobs.
 *
 * @example
 * useRefreshAfterJobs();
 */
export function useRefreshAfterJobs(onEnd?: (job: Job) => void): void {
  const { jobs } = useJobs();
  const refresh = useRefresh();
  // The screen was opened with the results of jobs that ended before.
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    const ended = jobs.filter(({ endedAt }) => endedAt !== undefined);
    const fresh = ended.filter((job) => known.current?.has(keyOf(job)) === false);
    known.current = new Set(ended.map(keyOf));
    if (fresh.length === 0) return;
    refresh();
    for (const job of fresh) onEnd?.(job);
  }, [jobs, refresh, onEnd]);
}

/** A job that is retried ends again. */
function keyOf({ id, endedAt }: Job): string {
  return `${id} ${endedAt}`;
}
