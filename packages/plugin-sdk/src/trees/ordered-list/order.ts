// The order of a list, as the identifiers of its items. Positions count from 0; users see them counted from 1.

/** Returns the order with these items, in their present order, as one block that starts at `position`. */
export function moveIds(order: readonly string[], ids: readonly string[], position: number): readonly string[] {
  const moved = new Set(ids);
  const others = order.filter((id) => !moved.has(id));
  const block = order.filter((id) => moved.has(id));
  const start = Math.max(0, Math.min(position, others.length));
  return others.toSpliced(start, 0, ...block);
}

/** Returns whether two orders are the same. */
export function isSameOrder(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((id, position) => id === right[position]);
}

/**
 * Applies a user's order to the list as it is now: deleted items are left out, and a new item follows the one that it
 * follows now.
 */
export function rebaseOrder(mine: readonly string[], current: readonly string[]): readonly string[] {
  const currentIds = new Set(current);
  const order = mine.filter((id) => currentIds.has(id));
  const known = new Set(order);
  for (const [position, id] of current.entries()) {
    if (known.has(id)) continue;
    const previous = current[position - 1];
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, id);
    known.add(id);
  }
  return order;
}

/**
 * Counts the items that have been moved: the fewest that have to be taken out and put elsewhere to get from one order
 * of the same items to the other.
 */
export function countMoved(before: readonly string[], after: readonly string[]): number {
  const positions = new Map(before.map((id, position) => [id, position]));
  // The last position of the best run of each length; the items of the longest run have stayed.
  const ends: number[] = [];
  for (const id of after) {
    const position = positions.get(id) ?? -1;
    const longer = ends.findIndex((end) => end >= position);
    ends[longer === -1 ? ends.length : longer] = position;
  }
  return after.length - ends.length;
}
