// The rows of a tree, with roles of their own. React Aria's tree in its virtualizer builds all its items before the first
// row (docs/decisions/trees.md has the figures).
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isComposing } from '../../services/isComposing.ts';
import { useVirtualRows } from '../../kit/list-screen/useVirtualRows.ts';
import { countVisibleRows } from '../../kit/list-screen/visibleRows.ts';
import type { CheckTreeProps } from './CheckTreeProps.ts';
import { CheckTreeRow } from './CheckTreeRow.tsx';
import { checkBranch, findLock, stateOf, toggleNode } from './checks.ts';
import { readTreeKey } from './treeKeys.ts';
import type { CheckTreeView } from './useCheckTree.ts';
import { useTypeahead } from './useTypeahead.ts';

const rowHeight = 32;

/** Props of {@link CheckTreeRows}. */
export interface CheckTreeRowsProps<Node> extends CheckTreeProps<Node> {
  readonly view: CheckTreeView<Node>;
  /** Two sets to compare, in place of the check boxes. */
  readonly columns?: readonly TreeColumn[] | undefined;
}

/** A set of ticked nodes in a separate column. */
export interface TreeColumn {
  readonly label: string;
  readonly checked: ReadonlySet<string>;
  /** For each node, how many of those below it are ticked. */
  readonly counts: readonly number[];
}

/** The rows of a tree: those in view are drawn, and the one with the focus. */
export function CheckTreeRows<Node>(props: CheckTreeRowsProps<Node>) {
  const { view, label, nameOf, checked, onChange, lockOf = noLock } = props;
  const { index, rows } = view;
  const tree = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  const isInside = useRef(false);
  const findName = useTypeahead();
  const [activeNode, setActiveNode] = useState(0);
  const active = Math.max(
    0,
    rows.findIndex(({ node }) => node === activeNode),
  );
  const rowIds = useMemo(() => rows.map(({ node }) => index.ids[node] ?? ''), [rows, index]);
  const { items, height } = useVirtualRows({ grid: tree, rowIds, rowHeight, activeRow: active, initialOffset: 0 });

  useLayoutEffect(() => {
    // A row that no longer matches is removed together with the focus.
    const isFocusLost = isInside.current && document.activeElement === document.body;
    if (!isMoving.current && !isFocusLost) return;
    const row = tree.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]');
    row?.focus({ preventScroll: true });
    row?.scrollIntoView?.({ block: 'nearest' });
    isMoving.current = false;
  });

  function moveTo(row: number) {
    isMoving.current = true;
    setActiveNode(rows[row]?.node ?? 0);
  }
  function tick(node: number, isWholeBranch: boolean) {
    const next = (isWholeBranch ? checkBranch : toggleNode)({ index, lockOf }, checked, node);
    if (next !== checked) onChange?.(next);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return;
    const pageRows = countVisibleRows(tree.current, rowHeight);
    const action = readTreeKey(event.key, event.shiftKey, { rows, parents: index.parents, active, pageRows });
    if (action === undefined) {
      if (event.key.length === 1) moveToName(event);
      return;
    }
    event.preventDefault();
    if (action.kind === 'move') moveTo(action.row);
    else if (action.kind === 'expand') view.setExpanded(action.nodes, action.isExpanded);
    else tick(rows[active]?.node ?? 0, action.isWholeBranch);
  }
  function moveToName(event: KeyboardEvent) {
    const names = rows.map(({ node }) => nameOf(index.nodes[node] as Node));
    const row = findName(event, names, active);
    if (row >= 0) moveTo(row);
  }
  return (
    <div
      ref={tree}
      role="tree"
      aria-label={label}
      className="bdk-card bdk-scroll bdk-inset bdk-tree-rows"
      onKeyDown={onKeyDown}
      onFocus={() => {
        isInside.current = true;
      }}
      onBlur={({ target, currentTarget, relatedTarget }) => {
        if (target.isConnected) isInside.current = currentTarget.contains(relatedTarget);
      }}
    >
      <div role="none" style={{ blockSize: height }}>
        {items.map(({ key, index: position, start }) => (
          <NodeRow<Node>
            key={key}
            {...{ tree: props, position, start }}
            isActive={position === active}
            onFocus={setActiveNode}
            onTick={tick}
          />
        ))}
      </div>
    </div>
  );
}

interface NodeRowProps<Node> {
  readonly tree: CheckTreeRowsProps<Node>;
  readonly position: number;
  readonly start: number;
  readonly isActive: boolean;
  readonly onFocus: (node: number) => void;
  readonly onTick: (node: number, isWholeBranch: boolean) => void;
}

/** The row of a node, as the sets of the tree have it. */
function NodeRow<Node>({ tree, position, start, isActive, onFocus, onTick }: NodeRowProps<Node>) {
  const { view, nameOf, asideOf, checked, saved, onChange, lockOf = noLock, columns } = tree;
  const { index } = view;
  const row = view.rows[position];
  const node = row && index.nodes[row.node];
  if (row === undefined || node === undefined) return null;
  const id = index.ids[row.node] ?? '';
  const totalBelow = (index.ends[row.node] ?? 0) - row.node - 1;
  return (
    <CheckTreeRow
      row={row}
      start={start}
      level={index.levels[row.node] ?? 1}
      name={nameOf(node)}
      query={view.query}
      state={stateOf(index, checked, view.counts, row.node)}
      checkedBelow={view.counts[row.node] ?? 0}
      totalBelow={totalBelow}
      cells={columns?.map((column) => ({
        label: column.label,
        isChecked: column.checked.has(id),
        checkedBelow: column.counts[row.node] ?? 0,
        totalBelow,
      }))}
      change={changeOf(id, checked, saved)}
      lock={onChange && findLock({ index, lockOf }, checked, row.node)}
      isReadOnly={onChange === undefined}
      isActive={isActive}
      aside={asideOf?.(node)}
      onFocus={() => onFocus(row.node)}
      onExpand={() => view.setExpanded([row.node], !row.isExpanded)}
      onTick={(isWholeBranch) => onTick(row.node, isWholeBranch)}
    />
  );
}

function noLock(): undefined {}

function changeOf(id: string, checked: ReadonlySet<string>, saved: ReadonlySet<string> | undefined) {
  if (saved === undefined || checked.has(id) === saved.has(id)) return undefined;
  return checked.has(id) ? 'granted' : 'revoked';
}
