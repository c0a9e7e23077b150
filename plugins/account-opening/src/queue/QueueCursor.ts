// A cursor over a queue: the applications in the order of the list when the user opened the first one. A decided
// application leaves the queue and stays in the cursor; further pages are fetched when the cursor comes to its end.

/** Adjacent applications. */
export interface QueueCursor {
  /** The list's parameters as a text. */
  readonly question: string;
  /** Number of applications before the first one. */
  readonly before: number;
  readonly ids: readonly string[];
  /** Length of the queue at the beginning. */
  readonly total: number;
  /** Number of rows per page of the list. */
  readonly size: number;
}

/** The current state of a page of the list. */
export interface QueuePage {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly ids: readonly string[];
}

/** The position in the queue. */
export interface QueuePosition {
  /** One-based. */
  readonly number: number;
  readonly total: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** Creates a cursor that starts with a page. */
export function createQueueCursor(question: string, { page, size, total, ids }: QueuePage): QueueCursor {
  return { question, before: (page - 1) * size, ids, total, size };
}

/** Returns the position of an application; undefined if the cursor does not contain it. */
export function positionOf({ before, ids, total }: QueueCursor, id: string): QueuePosition | undefined {
  const index = ids.indexOf(id);
  if (index < 0) return undefined;
  return { number: before + index + 1, total, previous: ids[index - 1], next: ids[index + 1] };
}

/**
 * Returns the page of the list that continues the cursor beyond an application at its end; undefined elsewhere.
 * `removedCount` is the number of applications that have left the queue since; the following ones have moved up by it.
 */
export function adjacentPageNumber(
  { before, ids, total, size }: QueueCursor,
  { id, removedCount }: { id: string; removedCount: number },
) {
  const index = ids.indexOf(id);
  const end = before + ids.length;
  if (index >= 0 && index === ids.length - 1 && end < total)
    return Math.floor(Math.max(0, end - removedCount) / size) + 1;
  if (index === 0 && before > 0) return Math.floor((before - 1) / size) + 1;
  return undefined;
}

/** Adds a page at the end of the cursor where an application is, without those that it already contains. */
export function extendQueueCursor(cursor: QueueCursor, id: string, { ids }: QueuePage): QueueCursor {
  const more = ids.filter((one) => !cursor.ids.includes(one));
  if (cursor.ids.indexOf(id) === cursor.ids.length - 1 && cursor.before + cursor.ids.length < cursor.total) {
    // The list has become shorter, so the cursor ends here.
    const total = more.length === 0 ? cursor.before + cursor.ids.length : cursor.total;
    return { ...cursor, ids: [...cursor.ids, ...more], total };
  }
  const previousIds = more.slice(-cursor.before);
  return {
    ...cursor,
    ids: [...previousIds, ...cursor.ids],
    before: previousIds.length === 0 ? 0 : cursor.before - previousIds.length,
  };
}

/** Returns the page of the list on which an application was when the cursor was created. */
export function pageOf({ before, ids, size }: QueueCursor, id: string): number {
  return Math.floor((before + Math.max(0, ids.indexOf(id))) / size) + 1;
}
