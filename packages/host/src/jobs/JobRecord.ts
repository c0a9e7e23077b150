// A stored job consists of its record, which never changes, and its progress. The progress is written before each item
// begins, so that a reload shows which items may have been done.
import type { Job, JobItem, JobItemState, JobItemStatus, JobText } from '@brokerdesk/plugin-sdk';

/** The code of an item whose kind of job could not be loaded; the tray has a message for it. */
export const codeNotLoaded = 'JOB_CODE';

/** The constant part of a job. */
export interface JobRecord {
  readonly id: string;
  readonly pluginId: string;
  readonly kind: string;
  readonly title: JobText;
  readonly details?: JobText | undefined;
  readonly columns?: readonly JobText[] | undefined;
  /** The texts at the start of the job, for keys that a later version of the plugin no longer has. */
  readonly plain?: OriginalTexts | undefined;
  readonly items: readonly JobItem[];
}

/** The texts of a job in the language in which it was started. */
export interface OriginalTexts {
  readonly title: string;
  readonly details?: string | undefined;
  readonly columns?: readonly string[] | undefined;
}

/** Translates a text of a plugin into the current language; undefined if its texts are not loaded or lack the key. */
export type TranslateJobText = (pluginId: string, words: Exclude<JobText, string>) => string | undefined;

/** The progress of one item. */
export interface ItemProgress {
  readonly state: JobItemState;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
}

/** The progress of a job; its items have the order of the record's items. */
export interface JobProgress {
  /** RFC 3339; set again by each retry. */
  readonly startedAt: string;
  readonly endedAt?: string | undefined;
  readonly isSeen: boolean;
  readonly items: readonly ItemProgress[];
}

/** A job with its progress. */
export interface StoredJob {
  readonly record: JobRecord;
  readonly progress: JobProgress;
}

/** Converts a stored job for screens and the tray. */
export function toJob({ record, progress }: StoredJob, translate: TranslateJobText): Job {
  const { id, pluginId, kind, items } = record;
  const { startedAt, endedAt, isSeen } = progress;
  return {
    id,
    pluginId,
    kind,
    ...translateJob(record, translate),
    startedAt,
    endedAt,
    isSeen,
    items: items.map((item, index) => statusOf(item, progressAt(progress, index))),
  };
}

/** Returns the texts of a job in the current language, or else as they were at its start. */
export function translateJob(
  { pluginId, title, details, columns, plain }: Pick<JobRecord, 'pluginId' | keyof OriginalTexts | 'plain'>,
  translate: TranslateJobText,
): Pick<Job, 'title' | 'details' | 'columns'> {
  const read = (words: JobText, start: string | undefined) =>
    typeof words === 'string' ? words : (translate(pluginId, words) ?? start ?? words.key);
  return {
    title: read(title, plain?.title),
    details: details && read(details, plain?.details),
    columns: columns?.map((column, index) => read(column, plain?.columns?.[index])),
  };
}

const statuses = new WeakMap<ItemProgress, JobItemStatus>();

/** Returns the same object until the item changes, so that only its row renders again, not all 500. */
function statusOf({ id, label, cells }: JobItem, progress: ItemProgress): JobItemStatus {
  const known = statuses.get(progress);
  if (known?.id === id) return known;
  const status = { id, label, cells, ...progress };
  statuses.set(progress, status);
  return status;
}

/** Returns the progress of the item at an index. */
export function progressAt({ items }: JobProgress, index: number): ItemProgress {
  return items[index] ?? { state: 'waiting' };
}

/** Whether items are left that run without a user action. */
export function isUnfinished({ items }: JobProgress): boolean {
  return items.some(({ state }) => state === 'waiting' || state === 'running');
}
