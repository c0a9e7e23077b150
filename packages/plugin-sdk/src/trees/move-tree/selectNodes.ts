import type { TreeIndex } from '../check-tree/indexTree.ts';
import type { TreeRow } from '../check-tree/listRows.ts';

/** How a click or a key selects: one node, one more or less, or all up to the node. */
export type SelectMode = 'one' | 'toggle' | 'range';

/** Returns how a click with these keys selects. */
export function modeOfClick(keys: {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}) {
  if (keys.shiftKey) return 'range';
  return keys.ctrlKey || keys.metaKey ? 'toggle' : 'one';
}

/** A selection before a click or a key. */
export interface TreeSelection {
  readonly index: TreeIndex<unknown>;
  readonly rows: readonly TreeRow[];
  readonly selectedIds: ReadonlySet<string>;
  /** The number of the node that a range begins at. */
  readonly anchor: number;
}

/** Returns the selected nodes after a click or a key. Nodes of different levels are never selected together. */
export function selectNodes(
  { index, rows, selectedIds, anchor }: TreeSelection,
  node: number,
  mode: SelectMode,
): readonly string[] {
  const { ids, levels } = index;
  const id = ids[node] ?? '';
  const isBesideSelected = [...selectedIds].every((one) => levels[index.numberOf.get(one) ?? -1] === levels[node]);
  if (mode === 'toggle' && isBesideSelected) {
    const others = [...selectedIds].filter((one) => one !== id);
    const toggled = selectedIds.has(id) ? others : [...others, id];
    return toggled.length === 0 ? [id] : toggled;
  }
  if (mode === 'range' && levels[anchor] === levels[node]) {
    const [from, to] = [Math.min(anchor, node), Math.max(anchor, node)];
    const shown = rows.map((row) => row.node);
    return shown.filter((one) => one >= from && one <= to && levels[one] === levels[node]).map((one) => ids[one] ?? '');
  }
  return [id];
}
