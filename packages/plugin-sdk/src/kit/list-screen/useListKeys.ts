import type { KeyboardEvent, RefObject } from 'react';
import { useHotkeys } from '../../hooks/useHotkeys.ts';
import { useKitText } from '../../hooks/useKitText.ts';
import { useNavigation } from '../../hooks/useHost.ts';
import type { ScreenTarget } from '../../services/hostServices.ts';
import { moveInGrid } from './gridKeys.ts';
import type { RowSelection } from './selection/useRowSelection.ts';
import type { RowPanelControl } from './side-panel/useRowPanel.tsx';
import type { GridFocus } from './useGridFocus.ts';
import { countVisibleRows } from './visibleRows.ts';

/** The parts of a list that its keys act on. */
export interface ListKeyTarget<Row> {
  readonly grid: RefObject<HTMLElement | null>;
  readonly rows: readonly Row[];
  readonly columnCount: number;
  readonly rowHeight: number;
  readonly focus: GridFocus;
  readonly rowSelection: RowSelection | undefined;
  readonly rowPanel: RowPanelControl<Row>;
  readonly rowTarget: ((row: Row) => ScreenTarget) | undefined;
  readonly onOpenRow: ((row: Row) => void) | undefined;
  /** Called before a row opens another screen. */
  readonly rememberPosition: (row: Row) => void;
}

/** Returns the handler of the keys inside the grid; some of them lead into it from elsewhere on the screen. */
export function useListKeys<Row>(target: ListKeyTarget<Row>): (event: KeyboardEvent<HTMLElement>) => void {
  const { grid, rows, columnCount, rowHeight, focus, rowSelection, rowPanel } = target;
  const { active } = focus;
  const open = useRowOpener(target);
  useGridHotkeys(target);
  return (event) => {
    if (event.nativeEvent.isComposing || event.altKey || event.metaKey) return;
    const row = rows[active.row];
    const isOpened = event.key === 'Enter' && row !== undefined && !isWidget(event.target);
    if (rowPanel.onKey(event) || (isOpened && open(row))) {
      event.preventDefault();
      return;
    }
    if (event.defaultPrevented) return;
    const bounds = {
      rows: rows.length,
      columns: columnCount,
      pageRows: Math.max(1, countVisibleRows(grid.current, rowHeight) - 1),
    };
    const next = moveInGrid(active, event, bounds);
    const isSelectionKey = rowSelection?.onKey(event, active.row, next?.row) ?? false;
    if (next === undefined && !isSelectionKey) return;
    event.preventDefault();
    if (next !== undefined) focus.moveTo(next);
  };
}

/** Returns what opens a row, on another screen or here; false if the user may not open it. */
function useRowOpener<Row>({ rowTarget, onOpenRow, rememberPosition }: ListKeyTarget<Row>): (row: Row) => boolean {
  const navigation = useNavigation();
  return (row) => {
    const target = rowTarget?.(row);
    if (target && navigation.canOpen(target)) {
      rememberPosition(row);
      void navigation.open(target);
      return true;
    }
    onOpenRow?.(row);
    return onOpenRow !== undefined;
  };
}

/** Inside the grid, its own keys take precedence; elsewhere on the screen, these keys move the focus into it. */
function useGridHotkeys<Row>({ focus, rowSelection, rowPanel }: ListKeyTarget<Row>): void {
  const text = useKitText();
  const { active } = focus;
  const row = Math.max(0, active.row);
  const focusGrid = () => focus.moveTo({ row, column: active.column });
  useHotkeys([
    { keys: 'j', description: text('list.nextRow'), run: focusGrid },
    { keys: 'k', description: text('list.previousRow'), run: focusGrid },
    ...(rowSelection === undefined
      ? []
      : [{ keys: 'x', description: text('list.selectRow'), run: () => rowSelection.toggle(row, false) }]),
    ...(rowPanel.peek ? [{ keys: ' ', description: text('list.peek'), run: rowPanel.peek }] : []),
  ]);
}

function isWidget(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a[href], button') !== null;
}
