import type { TagTone } from '@brokerdesk/plugin-sdk';

/** The statuses of a sample item, in the order in which it gets them. */
export const sampleStatuses = ['open', 'inProgress', 'done'] as const;

/** One of {@link sampleStatuses}. */
export type SampleStatus = (typeof sampleStatuses)[number];

/** The colour family of each status. */
export const statusTones: Readonly<Record<SampleStatus, TagTone>> = {
  open: 'waiting',
  inProgress: 'progress',
  done: 'neutral',
};

/** The maximum number of characters of a name in one language, and of a note. */
export const lengthLimits = { name: 80, note: 500 } as const;
