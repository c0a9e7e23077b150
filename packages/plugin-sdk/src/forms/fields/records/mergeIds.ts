import type { Versions } from '../../form/conflicts.ts';

/**
 * Merges two changes of one set: what either user has added is in the result, and what either has removed is not. The order
 * is that of the other user, whose change was first.
 */
export function mergeIds({ base, mine, theirs }: Versions<readonly string[]>): readonly string[] {
  const [before, own, other] = [new Set(base), new Set(mine), new Set(theirs)];
  const kept = theirs.filter((id) => own.has(id) || !before.has(id));
  return [...kept, ...mine.filter((id) => !before.has(id) && !other.has(id))];
}
