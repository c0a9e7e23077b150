// A job as it is kept: what was asked for, which never changes, and how far it has come, which is written before each
// item begins, so that after a reload it is known what may have been done.
import type { Job, JobItem, JobItemState, JobItemStatus, JobText } from '@brokerdesk/plugin-sdk';

/** The code of an item whose kind of job could not be loaded; the tray has the words for it. */
export const codeNotLoaded = 'JOB_CODE';

/** What was asked for. */
export interface JobRecord {
  readonly id: string;
  readonly pluginId: string;
  readonly kind: string;
  readonly title: JobText;
  readonly details?: JobText | undefined;
  readonly columns?: readonly JobText[] | undefined;
  /** The words that stand above by key, as they were at the start: for a plugin that has no such key any more. */
  readonly plain?: OriginalTexts | undefined;
  readonly items: readonly JobItem[];
}

/** The words of a job in the language in which it was started. */
export interface OriginalTexts {
  readonly title: string;
  readonly details?: string | undefined;
  readonly columns?: readonly string[] | undefined;
}

/** Gives words of a plugin in the language of today; undefined while its texts are not there, or have no such key. */
export type TranslateJobText = (pluginId: string, words: Exclude<JobText, string>) => string | undefined;

/** How one item stands. */
export interface ItemProgress {
  readonly state: JobItemState;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
}

/** How far a job has come; its items stand in the order of the record's. */
export interface JobProgress {
  /** RFC 3339; begins anew with each retry. */
  readonly startedAt: string;
  readonly endedAt?: string | undefined;
  readonly isSeen: boolean;
  readonly items: readonly ItemProgress[];
}

/** A job with how far it has come. */
export interface StoredJob {
  readonly record: JobRecord;
  readonly progress: JobProgress;
}

/** Gives a job as screens and tray see it. */
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

/** Gives the words of a job: those of today, or those of its start. */
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

/** The same object until the item changes, so that of 500 rows only that one is drawn again. */
function statusOf({ id, label, cells }: JobItem, progress: ItemProgress): JobItemStatus {
  const known = statuses.get(progress);
  if (known?.id === id) return known;
  const status = { id, label, cells, ...progress };
  statuses.set(progress, status);
  return status;
}

/** Gives how the item at a place stands. */
export function progressAt({ items }: JobProgress, index: number): ItemProgress {
  return items[index] ?? { state: 'waiting' };
}

/** Tells whether anything is left to do without being asked. */
export function isUnfinished({ items }: JobProgress): boolean {
  return items.some(({ state }) => state === 'waiting' || state === 'running');
}
