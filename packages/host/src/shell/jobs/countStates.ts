import type { Job, JobItemState } from '@brokerdesk/plugin-sdk';
import type { JobsText } from '../../languages/jobsTexts.ts';

/** The states of items, in the order in which people are told of them. */
const jobItemStates: readonly JobItemState[] = ['done', 'skipped', 'failed', 'unknown', 'running', 'waiting'];

/** How many items of a job are in each state. */
export type StateCounts = Readonly<Record<JobItemState, number>>;

/** Counts the items of a job by their state. */
export function countStates({ items }: Job): StateCounts {
  const counts = { done: 0, skipped: 0, failed: 0, unknown: 0, running: 0, waiting: 0 };
  for (const { state } of items) counts[state] += 1;
  return counts;
}

/** Says the counts in words, without those that are 0. */
export function formatCounts(counts: StateCounts, text: JobsText): string {
  return jobItemStates
    .filter((state) => counts[state] > 0)
    .map((state) => text(`count.${state}`, { number: counts[state] }))
    .join(text('separator'));
}
