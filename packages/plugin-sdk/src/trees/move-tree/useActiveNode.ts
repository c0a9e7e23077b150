import { useState } from 'react';
import type { MoveTreeProps } from './MoveTreeProps.ts';
import { sortByPosition } from './places.ts';
import { selectNodes, type SelectMode } from './selectNodes.ts';
import type { MoveTreeView } from './useMoveTree.ts';

/** Returns the node that Tab reaches, by its id and row, and what selects nodes from there. */
export function useActiveNode<Node>(
  { selectedIds, onSelect }: MoveTreeProps<Node>,
  { index, rows }: MoveTreeView<Node>,
) {
  const [activeId, setActiveId] = useState('');
  const [anchorId, setAnchorId] = useState('');
  const firstSelected = sortByPosition(index, [...selectedIds])[0] ?? '';
  const shownId = selectedIds.has(activeId) || selectedIds.size === 0 ? activeId : firstSelected;
  const active = Math.max(
    0,
    rows.findIndex(({ node }) => index.ids[node] === shownId),
  );
  function select(node: number, mode: SelectMode) {
    const id = index.ids[node] ?? '';
    const anchor = index.numberOf.get(anchorId) ?? node;
    setActiveId(id);
    if (mode !== 'range') setAnchorId(id);
    onSelect(sortByPosition(index, selectNodes({ index, rows, selectedIds, anchor }, node, mode)));
  }
  return { shownId, active, select };
}
