import type { KeyboardEvent, RefObject } from 'react';
import { isComposing } from '../../services/isComposing.ts';
import { countVisibleRows } from '../../kit/list-screen/visibleRows.ts';
import { readTreeKey } from '../check-tree/treeKeys.ts';
import { useTypeahead } from '../check-tree/useTypeahead.ts';
import type { MoveTreeProps } from './MoveTreeProps.ts';
import { placeOneStep, sortByPosition, type TreePlace } from './places.ts';
import type { SelectMode } from './selectNodes.ts';
import type { MoveTreeView } from './useMoveTree.ts';

/** The parts of a tree that its keys act on. */
export interface MoveKeyTarget<Node> {
  readonly view: MoveTreeView<Node>;
  /** The row that Tab reaches. */
  readonly active: number;
  readonly tree: RefObject<HTMLElement | null>;
  readonly rowHeight: number;
  /** Set before a row gets the focus. */
  readonly isFocusing: RefObject<boolean>;
  readonly move: (ids: readonly string[], place: TreePlace | undefined) => void;
  readonly select: (node: number, mode: SelectMode) => void;
}

/** Returns the handler of the keys: arrows and letters select nodes, with Alt they move what is selected. */
export function useMoveKeys<Node>(
  { nameOf, selectedIds, hasLetterKeys }: MoveTreeProps<Node>,
  { view, active, tree, rowHeight, isFocusing, move, select }: MoveKeyTarget<Node>,
) {
  const findName = useTypeahead();
  const { index, rows } = view;

  function moveOneStep(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    isFocusing.current = true;
    const ids = sortByPosition(index, [...selectedIds]);
    move(ids, placeOneStep(index, ids, event.key === 'ArrowUp' ? 'up' : 'down'));
  }
  function focusRow(row: number, mode: SelectMode) {
    isFocusing.current = true;
    const node = rows[row]?.node;
    if (node !== undefined) select(node, mode);
  }
  function focusName(event: KeyboardEvent) {
    const names = rows.map(({ node }) => nameOf(index.nodes[node] as Node));
    const row = findName(event, names, active);
    if (row >= 0) focusRow(row, 'one');
  }
  return (event: KeyboardEvent) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey) return;
    if (event.altKey) return moveOneStep(event);
    const pageRows = countVisibleRows(tree.current, rowHeight);
    const action = readTreeKey(event.key, event.shiftKey, { rows, parents: index.parents, active, pageRows });
    if (action === undefined) {
      if (event.key.length === 1 && hasLetterKeys !== true) focusName(event);
      return;
    }
    event.preventDefault();
    if (action.kind === 'move') focusRow(action.row, event.shiftKey ? 'range' : 'one');
    else if (action.kind === 'expand') view.setExpanded(action.nodes, action.isExpanded);
    else select(rows[active]?.node ?? 0, event.key === ' ' && !event.shiftKey ? 'toggle' : 'one');
  };
}
