import type { MergeSide, ThreeWay } from './MergeClash.ts';

type Order = readonly string[];

/** Returns whose order counts: that of the user who changed it; `decide` is asked if both did, each in another way. */
export function pickOrder({ base, mine, theirs }: ThreeWay<Order>, decide: () => MergeSide): MergeSide {
  if (!isReordered(base, mine)) return 'theirs';
  return isReordered(base, theirs) && isReordered(mine, theirs) ? decide() : 'mine';
}

/** Options of {@link mergeOrder}. */
export interface MergeOrderOptions {
  /** Whose order counts. */
  readonly main: MergeSide;
  /** What is in the merged list. */
  readonly kept: ReadonlySet<string>;
}

/** Merges the order of a list: that of one user; what only the other one has stays behind its neighbour. */
export function mergeOrder({ mine, theirs }: ThreeWay<Order>, { main, kept }: MergeOrderOptions): Order {
  const [first, second] = main === 'mine' ? [mine, theirs] : [theirs, mine];
  const order = first.filter((id) => kept.has(id));
  for (const [position, id] of second.entries()) {
    if (!kept.has(id) || order.includes(id)) continue;
    const neighbour = second.slice(0, position).findLast((one) => order.includes(one));
    order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, id);
  }
  return [...order, ...[...kept].filter((id) => !order.includes(id))];
}

/** Returns whether what is in both lists is in another order. */
export function isReordered(before: Order, after: Order): boolean {
  const kept = before.filter((id) => after.includes(id));
  const now = after.filter((id) => before.includes(id));
  return kept.some((id, position) => id !== now[position]);
}
