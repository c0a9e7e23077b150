// A tree whose nodes users move. Its rows and roles are our own, as those of `CheckTree`: React Aria's tree is a grid that
// builds all its items again when one changes (docs/decisions/trees.md has the figures).
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useVirtualRows } from '../../kit/list-screen/useVirtualRows.ts';
import type { MoveTreeProps } from './MoveTreeProps.ts';
import { MoveTreeRow } from './MoveTreeRow.tsx';
import { isAtPlace, sortByPosition, type TreePlace } from './places.ts';
import { modeOfClick, type SelectMode, selectNodes } from './selectNodes.ts';
import { useMoveKeys } from './useMoveKeys.ts';
import { useMovedText } from './useMovedText.ts';
import { type MoveTreeView, useMoveTree } from './useMoveTree.ts';
import { useMoveTreeText } from './useMoveTreeText.ts';
import { type TreeDrag, useTreeDrag } from './useTreeDrag.ts';

const rowHeight = 32;

/**
 * A tree whose nodes are selected, one or several of a level, and moved within and between their parents: by dragging, and
 * with Alt and the arrow keys. A node keeps its level. Only the rows in view are drawn.
 *
 * @example
 * <MoveTree label={text('pages')} nodes={pages} idOf={idOf} childrenOf={groupsOf} nameOf={nameOf}
 *   selectedIds={selectedIds} onSelect={select} onMove={move} />
 */
export function MoveTree<Node>(props: MoveTreeProps<Node>) {
  const { label, nameOf, onMove, isReadOnly = false } = props;
  const text = useMoveTreeText();
  const hintId = useId();
  const view = useMoveTree(props);
  const { index, rows } = view;
  const tree = useRef<HTMLDivElement>(null);
  const isFocusing = useRef(false);
  const [moved, setMoved] = useState<readonly string[] | 'at-end'>([]);
  const { shownId, active, select } = useActiveNode(props, view);
  const rowIds = useMemo(() => rows.map(({ node }) => index.ids[node] ?? ''), [rows, index]);
  const { items, height } = useVirtualRows({ grid: tree, rowIds, rowHeight, activeRow: active, initialOffset: 0 });
  const nameOfId = (id: string) => nameOf(index.nodes[index.numberOf.get(id) ?? -1] as Node);

  function move(ids: readonly string[], place: TreePlace | undefined) {
    if (isReadOnly || ids.length === 0) return;
    setMoved(place === undefined ? 'at-end' : ids);
    if (place !== undefined && !isAtPlace(index, ids, place)) onMove(ids, place);
  }
  const drag = useTreeDrag({
    index,
    nameOf: nameOfId,
    onMove: move,
    onExpand: (node) => view.setExpanded([node], true),
  });
  const onKeyDown = useMoveKeys(props, { view, active, tree, rowHeight, isFocusing, move, select });

  useLayoutEffect(() => {
    if (!isFocusing.current) return;
    isFocusing.current = false;
    tree.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus({ preventScroll: true });
  });
  // What is selected elsewhere, or moved, is scrolled into view.
  useEffect(() => {
    const row = tree.current?.querySelector('[role=treeitem][tabindex="0"]');
    row?.scrollIntoView?.({ block: 'nearest' });
  }, [shownId, active]);
  return (
    <>
      <div
        ref={tree}
        role="tree"
        aria-label={label}
        aria-multiselectable="true"
        aria-describedby={isReadOnly ? undefined : hintId}
        className="bdk-scroll bdk-inset bdk-tree-rows bdk-move-tree"
        onKeyDown={onKeyDown}
      >
        <div role="none" style={{ blockSize: height }}>
          {items.map(({ key, index: position, start }) => (
            <NodeRow<Node>
              key={key}
              {...{ tree: props, view, position, start, drag }}
              isActive={position === active}
              onSelect={(node, mode) => {
                isFocusing.current = true;
                select(node, mode);
              }}
            />
          ))}
        </div>
      </div>
      {!isReadOnly && (
        <p id={hintId} hidden>
          {text('keys')}
        </p>
      )}
      <p className="bdk-hidden" role="status">
        {useMovedText(index, moved, nameOfId)}
      </p>
    </>
  );
}

interface NodeRowProps<Node> {
  readonly tree: MoveTreeProps<Node>;
  readonly view: MoveTreeView<Node>;
  readonly position: number;
  readonly start: number;
  readonly isActive: boolean;
  readonly drag: TreeDrag;
  readonly onSelect: (node: number, mode: SelectMode) => void;
}

/** The row of a node, which is selected and dragged. */
function NodeRow<Node>({ tree, view, position, start, isActive, drag, onSelect }: NodeRowProps<Node>) {
  const { nameOf, asideOf, selectedIds, isReadOnly = false } = tree;
  const { index } = view;
  const row = view.rows[position];
  const node = row && index.nodes[row.node];
  if (row === undefined || node === undefined) return null;
  const id = index.ids[row.node] ?? '';
  return (
    <MoveTreeRow
      row={row}
      start={start}
      level={index.levels[row.node] ?? 1}
      name={nameOf(node)}
      aside={asideOf?.(node)}
      isSelected={selectedIds.has(id)}
      isActive={isActive}
      isDragged={drag.dragged.includes(id)}
      dropSide={drag.drop?.node === row.node ? drag.drop.side : undefined}
      isDraggable={!isReadOnly}
      onClick={(event) => onSelect(row.node, modeOfClick(event))}
      onExpand={() => view.setExpanded([row.node], !row.isExpanded)}
      onDragStart={(event) => drag.start(event, selectedIds.has(id) ? sortByPosition(index, [...selectedIds]) : [id])}
      onDragOver={(event) => drag.over(event, row)}
      onDrop={(event) => drag.finish(event)}
      onDragEnd={() => drag.end()}
    />
  );
}

/** Returns the node that Tab reaches, by its id and row, and what selects nodes from there. */
function useActiveNode<Node>({ selectedIds, onSelect }: MoveTreeProps<Node>, { index, rows }: MoveTreeView<Node>) {
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
