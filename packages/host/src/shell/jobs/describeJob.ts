import type { Job, JobItemState, JobItemStatus, Toast } from '@brokerdesk/plugin-sdk';
import { codeNotLoaded } from '../../jobs/JobRecord.ts';
import type { JobsText } from '../../texts/jobs/jobsTexts.ts';

/** The order in which counts are listed. */
const listedStates: readonly JobItemState[] = ['done', 'skipped', 'failed', 'unknown', 'running', 'waiting'];

/** How many items of a job are in each state. */
export type StateCounts = Readonly<Record<JobItemState, number>>;

/** Counts the items of a job by their state. */
export function countStates({ items }: Job): StateCounts {
  const counts = { done: 0, skipped: 0, failed: 0, unknown: 0, running: 0, waiting: 0 };
  for (const { state } of items) counts[state] += 1;
  return counts;
}

/** Lists the counts that are not 0, as in `3 done, 1 failed`. */
export function formatCounts(counts: StateCounts, text: JobsText): string {
  return listedStates
    .filter((state) => counts[state] > 0)
    .map((state) => text(`count.${state}`, { number: counts[state] }))
    .join(text('separator'));
}

/** Describes in one line how a job has ended; `text` returns the texts of the tray. */
export function describeEnd(job: Job, text: JobsText): Toast {
  const counts = countStates(job);
  const tone = counts.failed + counts.unknown > 0 ? 'warning' : 'success';
  return { tone, text: text('ended', { title: job.title, counts: formatCounts(counts, text) }) };
}

/** Returns the message of an item: its own, or the host's if the kind of job could not be loaded. */
export function describeItem({ code, message }: JobItemStatus, text: JobsText): string | undefined {
  return message ?? (code === codeNotLoaded ? text('codeMissing') : undefined);
}
