// The tree that the editor shows: 20 areas with 25 pages each, and 19 actions on each page: 10,020 nodes.

/** A node of the tree. */
export interface BenchNode {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly children: readonly BenchNode[];
}

/** Creates the tree. */
export function createNodes(): readonly BenchNode[] {
  return level(null, 20, (area) => level(area, 25, (page) => level(page, 19, () => [])));
}

/** Returns all nodes, each before its children. */
export function flatten(nodes: readonly BenchNode[]): readonly BenchNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children)]);
}

function level(parentId: string | null, count: number, childrenOf: (id: string) => readonly BenchNode[]) {
  return Array.from({ length: count }, (_, index): BenchNode => {
    const id = parentId === null ? `f${index}` : `${parentId}.${index}`;
    return { id, parentId, name: `Function ${id}`, children: childrenOf(id) };
  });
}
