import type { TagTone } from '@brokerdesk/plugin-sdk';

/** The statuses of a record, in the order in which it gets them. */
export const recordStatuses = ['open', 'inProgress', 'done'] as const;

/** One of {@link recordStatuses}. */
export type RecordStatus = (typeof recordStatuses)[number];

/** The colour family of each status. */
export const statusTones: Readonly<Record<RecordStatus, TagTone>> = {
  open: 'waiting',
  inProgress: 'progress',
  done: 'neutral',
};

/** The maximum number of characters of a name in one language, and of a note. */
export const lengthLimits = { name: 80, note: 500 } as const;
