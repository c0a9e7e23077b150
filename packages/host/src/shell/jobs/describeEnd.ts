import type { Job, Toast } from '@brokerdesk/plugin-sdk';
import type { JobsText } from '../../languages/jobsTexts.ts';
import { countStates, formatCounts } from './countStates.ts';

/** Says in one line how a job has ended; `text` gives the texts of the tray. */
export function describeEnd(job: Job, text: JobsText): Toast {
  const counts = countStates(job);
  const tone = counts.failed + counts.unknown > 0 ? 'warning' : 'success';
  return { tone, text: text('ended', { title: job.title, counts: formatCounts(counts, text) }) };
}
