// A tree whose nodes users move. Its rows and roles are our own, as those of `CheckTree`: React Aria's tree is a grid that
// builds all its items again when one changes (docs/decisions/trees.md has the figures).
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isComposing } from '../../kit/isComposing.ts';
import { useVirtualRows } from '../../kit/list-screen/useVirtualRows.ts';
import { countVisibleRows } from '../../kit/list-screen/visibleRows.ts';
import { findByPrefix, readTreeKey } from '../check-tree/treeKeys.ts';
import type { MoveTreeProps } from './MoveTreeProps.ts';
import { MoveTreeRow } from './MoveTreeRow.tsx';
import { isAtPlace, placeOneStep, sortByPosition, type TreePlace } from './places.ts';
import { modeOfClick, selectNodes, type SelectMode } from './selectNodes.ts';
import { useMovedText } from './useMovedText.ts';
import { useMoveTree } from './useMoveTree.ts';
import { useMoveTreeText } from './useMoveTreeText.ts';
import { useTreeDrag } from './useTreeDrag.ts';

const rowHeight = 32;
/** Letters typed within this time belong to one name, in milliseconds. */
const typingPause = 700;

/**
 * A tree whose nodes are selected, one or several of a level, and moved within and between their parents: by dragging, and
 * with Alt and the arrow keys. A node keeps its level. Only the rows in view are drawn.
 *
 * @example
 * <MoveTree label={text('pages')} nodes={pages} idOf={idOf} childrenOf={groupsOf} nameOf={nameOf}
 *   selectedIds={selectedIds} onSelect={select} onMove={move} />
 */
export function MoveTree<Node>(props: MoveTreeProps<Node>) {
  const { label, nameOf, asideOf, selectedIds, onSelect, onMove, isReadOnly = false } = props;
  const text = useMoveTreeText();
  const hintId = useId();
  const view = useMoveTree(props);
  const { index, rows } = view;
  const tree = useRef<HTMLDivElement>(null);
  const isFocusing = useRef(false);
  const typed = useRef({ letters: '', time: 0 });
  const [moved, setMoved] = useState<readonly string[] | 'at-end'>([]);
  const [activeId, setActiveId] = useState('');
  const [anchorId, setAnchorId] = useState('');
  const firstSelected = sortByPosition(index, [...selectedIds])[0] ?? '';
  const shown = selectedIds.has(activeId) || selectedIds.size === 0 ? activeId : firstSelected;
  const active = Math.max(
    0,
    rows.findIndex(({ node }) => index.ids[node] === shown),
  );
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

  useLayoutEffect(() => {
    if (!isFocusing.current) return;
    isFocusing.current = false;
    tree.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus({ preventScroll: true });
  });
  // What is selected elsewhere, or moved, is scrolled into view.
  useEffect(() => {
    const row = tree.current?.querySelector('[role=treeitem][tabindex="0"]');
    row?.scrollIntoView?.({ block: 'nearest' });
  }, [shown, active]);

  function select(node: number, mode: SelectMode) {
    const id = index.ids[node] ?? '';
    const anchor = index.numberOf.get(anchorId) ?? node;
    setActiveId(id);
    if (mode !== 'range') setAnchorId(id);
    onSelect(sortByPosition(index, selectNodes({ index, rows, selectedIds, anchor }, node, mode)));
  }
  function focusRow(row: number, mode: SelectMode) {
    isFocusing.current = true;
    const node = rows[row]?.node;
    if (node !== undefined) select(node, mode);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event) || event.ctrlKey || event.metaKey) return;
    if (event.altKey) {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      isFocusing.current = true;
      const ids = sortByPosition(index, [...selectedIds]);
      move(ids, placeOneStep(index, ids, event.key === 'ArrowUp' ? 'up' : 'down'));
      return;
    }
    const pageRows = countVisibleRows(tree.current, rowHeight);
    const action = readTreeKey(event.key, event.shiftKey, { rows, parents: index.parents, active, pageRows });
    if (action === undefined) {
      if (event.key.length === 1 && props.hasLetterKeys !== true) focusName(event);
      return;
    }
    event.preventDefault();
    if (action.kind === 'move') focusRow(action.row, event.shiftKey ? 'range' : 'one');
    else if (action.kind === 'expand') view.setExpanded(action.nodes, action.isExpanded);
    else select(rows[active]?.node ?? 0, event.key === ' ' && !event.shiftKey ? 'toggle' : 'one');
  }
  function focusName({ key, timeStamp }: KeyboardEvent) {
    const { letters, time } = typed.current;
    const prefix = timeStamp - time < typingPause ? letters + key : key;
    typed.current = { letters: prefix, time: timeStamp };
    const names = rows.map(({ node }) => nameOf(index.nodes[node] as Node));
    const row = findByPrefix(names, active, prefix);
    if (row >= 0) focusRow(row, 'one');
  }
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
          {items.map(({ key, index: position, start }) => {
            const row = rows[position];
            const node = row && index.nodes[row.node];
            if (row === undefined || node === undefined) return null;
            const id = index.ids[row.node] ?? '';
            return (
              <MoveTreeRow
                key={key}
                row={row}
                start={start}
                level={index.levels[row.node] ?? 1}
                name={nameOf(node)}
                aside={asideOf?.(node)}
                isSelected={selectedIds.has(id)}
                isActive={position === active}
                isDragged={drag.dragged.includes(id)}
                dropSide={drag.drop?.node === row.node ? drag.drop.side : undefined}
                isDraggable={!isReadOnly}
                onClick={(event) => {
                  isFocusing.current = true;
                  select(row.node, modeOfClick(event));
                }}
                onExpand={() => view.setExpanded([row.node], !row.isExpanded)}
                onDragStart={(event) =>
                  drag.start(event, selectedIds.has(id) ? sortByPosition(index, [...selectedIds]) : [id])
                }
                onDragOver={(event) => drag.over(event, row)}
                onDrop={(event) => drag.finish(event)}
                onDragEnd={() => drag.end()}
              />
            );
          })}
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
