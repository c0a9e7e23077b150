// A walk through a queue: the applications in the order in which they stood when somebody opened the first one. What is
// decided leaves the queue and keeps its place in the walk; more is fetched, page by page, when the walk comes to an end.

/** Applications that stand beside each other. */
export interface QueueCursor {
  /** The list's parameters as a text. */
  readonly question: string;
  /** How many stand before the first one. */
  readonly before: number;
  readonly ids: readonly string[];
  /** How many the queue had at the beginning. */
  readonly total: number;
  /** How many rows the list shows in a page. */
  readonly size: number;
}

/** A page of the list as it stands now. */
export interface QueuePage {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly ids: readonly string[];
}

/** Where somebody is. */
export interface QueuePosition {
  /** One-based. */
  readonly number: number;
  readonly total: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** Begins a walk with a page. */
export function createQueueCursor(question: string, { page, size, total, ids }: QueuePage): QueueCursor {
  return { question, before: (page - 1) * size, ids, total, size };
}

/** Tells where in a walk an application stands; nothing if it does not. */
export function positionOf({ before, ids, total }: QueueCursor, id: string): QueuePosition | undefined {
  const index = ids.indexOf(id);
  if (index < 0) return undefined;
  return { number: before + index + 1, total, previous: ids[index - 1], next: ids[index + 1] };
}

/**
 * The page of the list on which the walk goes on beyond an application at its end; undefined while it is not at an end.
 * `gone` is how many have left the queue since it began, by which everything behind has moved up.
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

/** Adds a page to the end at which an application stands; those that the walk has already are left out. */
export function extendQueueCursor(cursor: QueueCursor, id: string, { ids }: QueuePage): QueueCursor {
  const more = ids.filter((one) => !cursor.ids.includes(one));
  if (cursor.ids.indexOf(id) === cursor.ids.length - 1 && cursor.before + cursor.ids.length < cursor.total) {
    // What the list had once and has no more ends the walk there.
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

/** The page of the list on which an application stood when the walk began. */
export function pageOf({ before, ids, size }: QueueCursor, id: string): number {
  return Math.floor((before + Math.max(0, ids.indexOf(id))) / size) + 1;
}
