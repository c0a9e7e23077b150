import { useMemo, useState } from 'react';
import { ancestorsOf, indexTree, type TreeIndex } from '../check-tree/indexTree.ts';
import { listRows, type TreeRow } from '../check-tree/listRows.ts';
import type { MoveTreeProps } from './MoveTreeProps.ts';

/** Up to this number of nodes a tree starts expanded; a larger one shows its roots and what is selected. */
const expandedUpTo = 60;

/** A tree as it is shown. */
export interface MoveTreeView<Node> {
  readonly index: TreeIndex<Node>;
  readonly rows: readonly TreeRow[];
  readonly setExpanded: (nodes: readonly number[], isExpanded: boolean) => void;
}

/** Stores which nodes are expanded. What is selected is always in sight when the selection changes. */
export function useMoveTree<Node>({
  nodes,
  idOf,
  childrenOf,
  selectedIds,
}: Pick<MoveTreeProps<Node>, 'nodes' | 'idOf' | 'childrenOf' | 'selectedIds'>): MoveTreeView<Node> {
  const index = useMemo(() => indexTree(nodes, { idOf, childrenOf }), [nodes, idOf, childrenOf]);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(
    () => new Set(index.ids.length <= expandedUpTo ? index.ids : []),
  );
  const [revealed, setRevealed] = useState('');
  const above = [...selectedIds].flatMap((id) => {
    const number = index.numberOf.get(id);
    return number === undefined ? [] : ancestorsOf(index, number).map((ancestor) => index.ids[ancestor] ?? '');
  });
  // A node that is selected elsewhere, or moved to another parent, is revealed once; then the user may collapse it again.
  const reveal = JSON.stringify([[...selectedIds], above]);
  if (reveal !== revealed) {
    setRevealed(reveal);
    if (above.some((id) => !expanded.has(id))) setExpanded(new Set([...expanded, ...above]));
  }
  const rows = useMemo(() => listRows(index, { expanded, matches: undefined, folded: noIds }), [index, expanded]);
  return {
    index,
    rows,
    setExpanded(numbers, isExpanded) {
      const ids = numbers.map((number) => index.ids[number] ?? '');
      setExpanded(
        isExpanded ? new Set([...expanded, ...ids]) : new Set([...expanded].filter((id) => !ids.includes(id))),
      );
    },
  };
}

const noIds: ReadonlySet<string> = new Set();
