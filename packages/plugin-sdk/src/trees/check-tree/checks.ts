// Which nodes of a tree are ticked. A parent stands for what its children need: a ticked node has all its ancestors
// ticked, and ticking a parent ticks nothing below it. A locked node keeps its state.
import { ancestorsOf, descendantsOf, type TreeIndex } from './indexTree.ts';

/** The identifiers of the ticked nodes. */
export type CheckedIds = ReadonlySet<string>;

/** A tree in which some nodes cannot be changed. */
export interface LockableTree<Node> {
  readonly index: TreeIndex<Node>;
  /** Returns why a node cannot be changed; undefined if it can. */
  readonly lockOf: (node: Node) => string | undefined;
}

/**
 * Returns why a node cannot be ticked or unticked: it is locked, an ancestor that it needs cannot be ticked, or something
 * ticked below it cannot be unticked.
 */
export function findLock<Node>(tree: LockableTree<Node>, checked: CheckedIds, node: number): string | undefined {
  const { index } = tree;
  const related = isChecked(index, checked, node)
    ? descendantsOf(index, node).filter((below) => isChecked(index, checked, below))
    : ancestorsOf(index, node).filter((above) => !isChecked(index, checked, above));
  for (const number of [node, ...related]) {
    const lock = lockAt(tree, number);
    if (lock !== undefined) return lock;
  }
  return undefined;
}

/** Ticks a node with all its ancestors, or unticks it with everything below; a locked one stays as it is. */
export function toggleNode<Node>(tree: LockableTree<Node>, checked: CheckedIds, node: number): CheckedIds {
  if (findLock(tree, checked, node) !== undefined) return checked;
  const { index } = tree;
  const next = new Set(checked);
  if (isChecked(index, checked, node)) {
    for (const number of [node, ...descendantsOf(index, node)]) next.delete(index.ids[number] ?? '');
  } else {
    for (const number of [node, ...ancestorsOf(index, node)]) next.add(index.ids[number] ?? '');
  }
  return next;
}

/** Ticks a node with its ancestors and everything below it that is not locked. */
export function checkBranch<Node>(tree: LockableTree<Node>, checked: CheckedIds, node: number): CheckedIds {
  const { index } = tree;
  const next = new Set(checked);
  // Parents come before their children, so a child whose parent could not be ticked is left out.
  for (const number of [...ancestorsOf(index, node).toReversed(), node, ...descendantsOf(index, node)]) {
    const parent = index.parents[number] ?? -1;
    const hasParent = parent < 0 || next.has(index.ids[parent] ?? '');
    if (hasParent && lockAt(tree, number) === undefined) next.add(index.ids[number] ?? '');
  }
  return next;
}

/** Counts for each node how many of those below it are ticked. */
export function countChecked({ ids, parents }: TreeIndex<unknown>, checked: CheckedIds): readonly number[] {
  const counts = ids.map(() => 0);
  for (let number = ids.length - 1; number >= 0; number -= 1) {
    const parent = parents[number] ?? -1;
    if (parent < 0) continue;
    const own = checked.has(ids[number] ?? '') ? 1 : 0;
    counts[parent] = (counts[parent] ?? 0) + (counts[number] ?? 0) + own;
  }
  return counts;
}

/** Ticked, not ticked, or ticked with some below it that are not. */
export type CheckState = boolean | 'mixed';

/** Returns the state of a node, given the counts of {@link countChecked}. */
export function stateOf(
  index: TreeIndex<unknown>,
  checked: CheckedIds,
  counts: readonly number[],
  node: number,
): CheckState {
  const below = (index.ends[node] ?? 0) - node - 1;
  if (isChecked(index, checked, node)) return counts[node] === below ? true : 'mixed';
  // A back end may grant a child without its parent; it has no effect, but must be visible.
  return (counts[node] ?? 0) > 0 ? 'mixed' : false;
}

/** The changes of the ticked nodes against a saved set. */
export interface CheckChanges<Node> {
  readonly granted: readonly Node[];
  readonly revoked: readonly Node[];
}

/** Lists the nodes that were ticked or unticked since they were saved, in the order of the tree. */
export function listCheckChanges<Node>(
  { nodes, ids }: Pick<TreeIndex<Node>, 'nodes' | 'ids'>,
  { checked, saved }: { readonly checked: CheckedIds; readonly saved: CheckedIds },
): CheckChanges<Node> {
  const differs = (to: CheckedIds, from: CheckedIds) =>
    nodes.filter((_, number) => to.has(ids[number] ?? '') && !from.has(ids[number] ?? ''));
  return { granted: differs(checked, saved), revoked: differs(saved, checked) };
}

/**
 * Merges two changes of the same ticks. What a user has ticked keeps its ancestors, even if the other one has unticked
 * them; what the other one has ticked below a node that this user has unticked is left out.
 */
export function mergeChecks(
  index: TreeIndex<unknown>,
  { base, mine, theirs }: Readonly<Record<'base' | 'mine' | 'theirs', CheckedIds>>,
): CheckedIds {
  const merged = new Set(theirs);
  for (const id of base) if (!mine.has(id)) merged.delete(id);
  for (const [number, id] of index.ids.entries()) {
    if (!mine.has(id) || base.has(id)) continue;
    merged.add(id);
    for (const ancestor of ancestorsOf(index, number)) merged.add(index.ids[ancestor] ?? '');
  }
  // Parents come before their children.
  for (const [number, id] of index.ids.entries()) {
    const parent = index.parents[number] ?? -1;
    if (parent >= 0 && !merged.has(index.ids[parent] ?? '')) merged.delete(id);
  }
  return merged;
}

function isChecked({ ids }: TreeIndex<unknown>, checked: CheckedIds, node: number): boolean {
  return checked.has(ids[node] ?? '');
}

function lockAt<Node>({ index, lockOf }: LockableTree<Node>, number: number): string | undefined {
  const node = index.nodes[number];
  return node === undefined ? undefined : lockOf(node);
}
