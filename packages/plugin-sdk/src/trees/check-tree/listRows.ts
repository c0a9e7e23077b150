import { ancestorsOf, type TreeIndex } from './indexTree.ts';

/** A row of the tree as it is shown now. */
export interface TreeRow {
  /** The node's number. */
  readonly node: number;
  readonly isExpanded: boolean;
  readonly hasChildren: boolean;
  /** The position among the siblings that are shown, from 1. */
  readonly position: number;
  readonly setSize: number;
}

/** Which nodes are shown. */
export interface RowOptions {
  readonly expanded: ReadonlySet<string>;
  /** Shows only these nodes, with their ancestors, all of them expanded; undefined shows all. */
  readonly matches: ReadonlySet<number> | undefined;
  /** The nodes that are collapsed among the matches. */
  readonly folded: ReadonlySet<string>;
}

/** Lists the rows of a tree from top to bottom. */
export function listRows(index: TreeIndex<unknown>, { expanded, matches, folded }: RowOptions): readonly TreeRow[] {
  const { ids, parents, ends } = index;
  const kept = matches && keepAncestors(index, matches);
  const rows: TreeRow[] = [];
  const siblings = new Map<number, number>();
  for (let node = 0; node < ids.length; ) {
    if (kept !== undefined && !kept.has(node)) {
      node = ends[node] ?? ids.length;
      continue;
    }
    const parent = parents[node] ?? -1;
    const position = (siblings.get(parent) ?? 0) + 1;
    siblings.set(parent, position);
    const end = ends[node] ?? node + 1;
    const hasChildren = kept === undefined ? end > node + 1 : hasKeptChild(index, kept, node);
    const id = ids[node] ?? '';
    const isExpanded = hasChildren && (kept === undefined ? expanded.has(id) : !folded.has(id));
    rows.push({ node, isExpanded, hasChildren, position, setSize: 0 });
    node = isExpanded ? node + 1 : end;
  }
  return rows.map((row) => ({ ...row, setSize: siblings.get(parents[row.node] ?? -1) ?? 0 }));
}

function keepAncestors(index: TreeIndex<unknown>, matches: ReadonlySet<number>): ReadonlySet<number> {
  const kept = new Set(matches);
  for (const node of matches) for (const ancestor of ancestorsOf(index, node)) kept.add(ancestor);
  return kept;
}

function hasKeptChild({ ends }: TreeIndex<unknown>, kept: ReadonlySet<number>, node: number): boolean {
  for (let child = node + 1; child < (ends[node] ?? 0); child = ends[child] ?? child + 1) {
    if (kept.has(child)) return true;
  }
  return false;
}
