// Where nodes of a tree can be moved to. A node keeps its level: a question moves to another group, a group to another
// page, and nothing moves into its own parts.
import { ancestorsOf, type TreeIndex } from '../check-tree/indexTree.ts';

/** A place in a tree for nodes that are moved as one block. */
export interface TreePlace {
  /** Undefined for the roots. */
  readonly parentID: string | undefined;
  /** The position of the first moved node, counted from 0 among the children that stay. */
  readonly index: number;
}

/** A row that nodes are dropped on. */
export interface DropRow {
  readonly node: number;
  readonly half: 'upper' | 'lower';
  readonly isExpanded: boolean;
}

/** Lists the numbers of a node's children; of the roots for -1. */
export function childrenOf({ ids, ends }: TreeIndex<unknown>, parent: number): readonly number[] {
  const children: number[] = [];
  const end = parent < 0 ? ids.length : (ends[parent] ?? 0);
  for (let child = parent + 1; child < end; child = ends[child] ?? end) children.push(child);
  return children;
}

/** Returns the place for nodes that are dropped on a row; undefined if they cannot be there. */
export function placeAtRow(
  index: TreeIndex<unknown>,
  moved: readonly string[],
  { node, half, isExpanded }: DropRow,
): TreePlace | undefined {
  const level = levelOf(index, moved);
  const nodeLevel = index.levels[node] ?? 0;
  if (level === undefined || nodeLevel < level - 1) return undefined;
  // On the parent: its first place if its children are in sight, else the last.
  if (nodeLevel === level - 1) {
    return { parentID: index.ids[node], index: isExpanded ? 0 : stayingIn(index, moved, node).length };
  }
  const sibling = nodeLevel === level ? node : ancestorsOf(index, node)[nodeLevel - level - 1];
  if (sibling === undefined) return undefined;
  const parent = index.parents[sibling] ?? -1;
  const isAfter = sibling !== node || half === 'lower';
  const before = stayingIn(index, moved, parent).filter((one) => one < sibling || (isAfter && one === sibling));
  return { parentID: index.ids[parent], index: before.length };
}

/**
 * Returns the place one step up or down for nodes: within their parent, then at the near end of the parent beside it;
 * undefined at the end of the tree.
 */
export function placeOneStep(
  index: TreeIndex<unknown>,
  moved: readonly string[],
  direction: 'up' | 'down',
): TreePlace | undefined {
  const numbers = moved.flatMap((id) => index.numberOf.get(id) ?? []).toSorted((a, b) => a - b);
  const edge = direction === 'up' ? numbers[0] : numbers.at(-1);
  if (edge === undefined) return undefined;
  const parent = index.parents[edge] ?? -1;
  const staying = stayingIn(index, moved, parent);
  const before = staying.filter((one) => one < edge).length;
  if (direction === 'up' && before > 0) return { parentID: index.ids[parent], index: before - 1 };
  if (direction === 'down' && before < staying.length) return { parentID: index.ids[parent], index: before + 1 };
  const beside = parent < 0 ? undefined : findBeside(index, parent, direction);
  if (beside === undefined) return undefined;
  const last = stayingIn(index, moved, beside).length;
  return { parentID: index.ids[beside], index: direction === 'up' ? last : 0 };
}

/** Returns whether nodes are at a place already. */
export function isAtPlace(index: TreeIndex<unknown>, moved: readonly string[], place: TreePlace): boolean {
  const parent = place.parentID === undefined ? -1 : (index.numberOf.get(place.parentID) ?? -2);
  const children = childrenOf(index, parent).map((child) => index.ids[child] ?? '');
  const staying = children.filter((id) => !moved.includes(id));
  const result = staying.toSpliced(place.index, 0, ...moved);
  return result.length === children.length && result.every((id, position) => id === children[position]);
}

/** Returns nodes in the order of the tree. */
export function sortByPosition(index: TreeIndex<unknown>, ids: readonly string[]): readonly string[] {
  const numberOf = (id: string) => index.numberOf.get(id) ?? -1;
  return ids.filter((id) => index.numberOf.has(id)).toSorted((a, b) => numberOf(a) - numberOf(b));
}

function levelOf({ numberOf, levels }: TreeIndex<unknown>, [first = '']: readonly string[]): number | undefined {
  const number = numberOf.get(first);
  return number === undefined ? undefined : levels[number];
}

function stayingIn(index: TreeIndex<unknown>, moved: readonly string[], parent: number): readonly number[] {
  return childrenOf(index, parent).filter((child) => !moved.includes(index.ids[child] ?? ''));
}

/** The nearest node of the same level before or after another one. */
function findBeside({ levels }: TreeIndex<unknown>, node: number, direction: 'up' | 'down'): number | undefined {
  const isBeside = (other: number) => levels[other] === levels[node];
  const others = [...levels.keys()].filter(isBeside);
  return others[others.indexOf(node) + (direction === 'up' ? -1 : 1)];
}
