// A walk through a queue: the applications in the order in which they stood when somebody opened the first one. What is
// decided leaves the queue and keeps its place in the walk; more is fetched, page by page, when the walk comes to an end.

/** Applications that stand beside each other. */
export interface Walk {
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
export interface Page {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly ids: readonly string[];
}

/** Where somebody is. */
export interface Step {
  /** One-based. */
  readonly at: number;
  readonly total: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** Begins a walk with a page. */
export function beginWalk(question: string, { page, size, total, ids }: Page): Walk {
  return { question, before: (page - 1) * size, ids, total, size };
}

/** Tells where in a walk an application stands; nothing if it does not. */
export function stepAt({ before, ids, total }: Walk, id: string): Step | undefined {
  const index = ids.indexOf(id);
  if (index < 0) return undefined;
  return { at: before + index + 1, total, previous: ids[index - 1], next: ids[index + 1] };
}

/**
 * The page of the list on which the walk goes on beyond an application at its end; undefined while it is not at an end.
 * `gone` is how many have left the queue since it began, by which everything behind has moved up.
 */
export function pageBeyond({ before, ids, total, size }: Walk, { id, gone }: { id: string; gone: number }) {
  const index = ids.indexOf(id);
  const end = before + ids.length;
  if (index >= 0 && index === ids.length - 1 && end < total) return Math.floor(Math.max(0, end - gone) / size) + 1;
  if (index === 0 && before > 0) return Math.floor((before - 1) / size) + 1;
  return undefined;
}

/** Adds a page to the end at which an application stands; those that the walk has already are left out. */
export function extendWalk(walk: Walk, id: string, { ids }: Page): Walk {
  const more = ids.filter((one) => !walk.ids.includes(one));
  if (walk.ids.indexOf(id) === walk.ids.length - 1 && walk.before + walk.ids.length < walk.total) {
    // What the list had once and has no more ends the walk there.
    const total = more.length === 0 ? walk.before + walk.ids.length : walk.total;
    return { ...walk, ids: [...walk.ids, ...more], total };
  }
  const fitting = more.slice(-walk.before);
  return { ...walk, ids: [...fitting, ...walk.ids], before: fitting.length === 0 ? 0 : walk.before - fitting.length };
}

/** The page of the list on which an application stood when the walk began. */
export function pageOf({ before, ids, size }: Walk, id: string): number {
  return Math.floor((before + Math.max(0, ids.indexOf(id))) / size) + 1;
}
