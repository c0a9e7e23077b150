import type { JobItem, JobOptions } from '@brokerdesk/plugin-sdk';
import { type StoredJob, type TranslateJobText, translateJob } from './JobRecord.ts';

/** Options of {@link createStoredJob}. */
export interface NewJobInput {
  readonly id: string;
  readonly pluginId: string;
  readonly jobOptions: JobOptions;
  readonly startedAt: string;
  readonly translate: TranslateJobText;
}

/** Builds the record of a new job; all its items wait. */
export function createStoredJob({ id, pluginId, jobOptions, startedAt, translate }: NewJobInput): StoredJob {
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
