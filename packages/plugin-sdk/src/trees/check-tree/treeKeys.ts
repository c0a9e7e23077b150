// The keyboard model of a tree, as the ARIA authoring practices describe it.
import type { TreeRow } from './listRows.ts';

/** What a key does: moves to a row, expands or collapses nodes, or ticks the row. */
export type TreeAction =
  | { readonly kind: 'move'; readonly row: number }
  | { readonly kind: 'expand'; readonly nodes: readonly number[]; readonly isExpanded: boolean }
  | { readonly kind: 'tick'; readonly isWholeBranch: boolean };

/** The rows of a tree, and where the focus is. */
export interface TreePosition {
  readonly rows: readonly TreeRow[];
  readonly parents: readonly number[];
  readonly active: number;
  /** Rows that PageUp and PageDown move by. */
  readonly pageRows: number;
}

/** Returns what a key does, or undefined if the tree does not use it. */
export function readTreeKey(key: string, isShift: boolean, position: TreePosition): TreeAction | undefined {
  const { rows, active, pageRows } = position;
  const row = rows[active];
  if (row === undefined) return undefined;
  switch (key) {
    case 'ArrowDown':
      return move(active + 1, rows);
    case 'ArrowUp':
      return move(active - 1, rows);
    case 'PageDown':
      return move(active + pageRows, rows);
    case 'PageUp':
      return move(active - pageRows, rows);
    case 'Home':
      return move(0, rows);
    case 'End':
      return move(rows.length - 1, rows);
    case 'ArrowRight':
      if (row.isExpanded) return move(active + 1, rows);
      return row.hasChildren ? { kind: 'expand', nodes: [row.node], isExpanded: true } : undefined;
    case 'ArrowLeft':
      if (row.isExpanded) return { kind: 'expand', nodes: [row.node], isExpanded: false };
      return moveToParent(position, row);
    case '*':
      return { kind: 'expand', nodes: siblingsOf(position, row), isExpanded: true };
    case ' ':
    case 'Enter':
      return { kind: 'tick', isWholeBranch: isShift };
    default:
      return undefined;
  }
}

/** Returns the next row whose name starts with typed letters; -1 if there is none. */
export function findByPrefix(names: readonly string[], active: number, prefix: string): number {
  // A first letter moves on from a row that starts with it; further letters may stay.
  const from = prefix.length === 1 ? active + 1 : active;
  const order = [...names.keys()].map((_, step) => (from + step) % names.length);
  return order.find((row) => names[row]?.toLowerCase().startsWith(prefix.toLowerCase())) ?? -1;
}

function move(row: number, rows: readonly TreeRow[]): TreeAction {
  return { kind: 'move', row: Math.max(0, Math.min(row, rows.length - 1)) };
}

function moveToParent({ rows, parents }: TreePosition, { node }: TreeRow): TreeAction | undefined {
  const row = rows.findIndex((one) => one.node === parents[node]);
  return row < 0 ? undefined : { kind: 'move', row };
}

function siblingsOf({ rows, parents }: TreePosition, { node }: TreeRow): readonly number[] {
  return rows.filter((one) => one.hasChildren && parents[one.node] === parents[node]).map((one) => one.node);
}
