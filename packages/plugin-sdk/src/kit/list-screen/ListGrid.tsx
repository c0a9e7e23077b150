import { type KeyboardEvent, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useHotkeys } from '../../hooks/useHotkeys.ts';
import { useKitText } from '../../hooks/useKitText.ts';
import { useNavigation } from '../../hooks/useHost.ts';
import type { ScreenTarget } from '../../services/hostServices.ts';
import { moveInGrid } from './gridKeys.ts';
import { gridStyle } from './layout/gridStyle.ts';
import { type ListLayout, menuColumnWidth, selectColumnWidth, type ShownColumn } from './layout/ListLayout.ts';
import { ListHeader } from './ListHeader.tsx';
import type { ListPosition } from './listPosition.ts';
import { ListRow } from './ListRow.tsx';
import type { RowMenuControl } from './selection/useRowMenu.tsx';
import { useRowSelection } from './selection/useRowSelection.ts';
import type { SelectionControl } from './selection/useSelection.ts';
import type { ListToolsLoader } from './useListTools.ts';
import type { RowPanel } from './side-panel/RowPanel.ts';
import { useRowPanel } from './side-panel/useRowPanel.tsx';
import { removeTitle, showTitleWhenTruncated } from './showTitleWhenTruncated.ts';
import { useGridFocus } from './useGridFocus.ts';
import { useKeepFocusedRowVisible } from './useKeepFocusedRowVisible.ts';
import { useListScroll } from './useListScroll.ts';
import { countVisibleRows } from './visibleRows.ts';
import { useRowWindow } from './useRowWindow.tsx';
import { markOverflow, useHorizontalOverflow } from './useHorizontalOverflow.ts';

/** Props of {@link ListGrid}. */
interface ListGridProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly ShownColumn<Row>[];
  readonly density: ListLayout['density'];
  readonly rowId: (row: Row) => string;
  /** The number of rows before this page, and in the whole list. */
  readonly rowOffset: number;
  readonly total: number;
  readonly sort: string;
  /** Everything that determines the rows. */
  readonly queryKey: string;
  /** The rows belong to an earlier query; the response to the current one is still loading. */
  readonly isStale: boolean;
  readonly position: ListPosition | undefined;
  readonly rowTarget: ((row: Row) => ScreenTarget) | undefined;
  /** Opens a row on this screen. */
  readonly onOpenRow: ((row: Row) => void) | undefined;
  readonly onOpen: (place: { rowId: string; column: number; scrollTop: number }) => void;
  readonly onSort: (sort: string) => void;
  readonly onResize: (id: string, width: number) => void;
  /** Absent in a list without a panel beside it. */
  readonly panel: RowPanel<Row> | undefined;
  readonly toolbox: ListToolsLoader;
  /** Absent in a list without bulk selection. */
  readonly selectionControl: SelectionControl<Row> | undefined;
  /** Absent in a list whose rows have no menu. */
  readonly rowMenu: RowMenuControl<Row> | undefined;
}

const rowHeights = { normal: 32, compact: 28 } as const;

/** A page of rows as a grid: only rows near the visible ones are mounted, and the arrow keys reach every cell. */
export function ListGrid<Row>(props: ListGridProps<Row>) {
  const {
    label,
    rows,
    columns,
    rowId,
    rowOffset,
    total,
    sort,
    queryKey,
    isStale,
    position,
    rowTarget,
    onOpen,
    onSort,
  } = props;
  const { rowMenu, panel, toolbox } = props;
  const text = useKitText();
  const navigation = useNavigation();
  const grid = useRef<HTMLDivElement>(null);
  const rowIds = useMemo(() => rows.map(rowId), [rows, rowId]);
  const rowSelection = useRowSelection(props.selectionControl, { rows, rowIds });
  const leadingColumns = rowSelection === undefined ? 0 : 1;
  const columnCount = columns.length + leadingColumns + (rowMenu === undefined ? 0 : 1);
  const rowMenuLabel = text('list.rowActions');
  const focus = useGridFocus(grid, rowIds, leadingColumns);
  const { active } = focus;
  const rowPanel = useRowPanel({ panel, rows, rowId, focus, toolbox });
  const onOpenRow = props.onOpenRow ?? (rowTarget ? undefined : rowPanel.openRow);
  const rowHeight = rowHeights[props.density];
  const widths = {
    columns,
    leading: leadingColumns * selectColumnWidth,
    trailing: rowMenu === undefined ? 0 : menuColumnWidth,
  };
  const initialOffset = position?.scrollTop ?? 0;
  const rowWindow = useRowWindow({ grid, rowIds, rowHeight, activeRow: active.row, initialOffset });
  useHorizontalOverflow(grid);
  useKeepFocusedRowVisible(grid);
  useListScroll({ grid, rowIds, position, queryKey, isStale, focus });

  // Rows render again only when one of their props changes, so their callbacks must stay the same.
  const latest = useRef({ onOpen, column: active.column });
  useLayoutEffect(() => {
    latest.current = { onOpen, column: active.column };
  });
  const rememberPosition = useCallback(
    (row: Row) => {
      const { onOpen: onOpenRow, column } = latest.current;
      onOpenRow({ rowId: rowId(row), column, scrollTop: grid.current?.scrollTop ?? 0 });
    },
    [rowId],
  );
  // Inside the grid, its own keys take precedence; elsewhere on the screen, these keys move the focus into it.
  const focusGrid = () => focus.moveTo({ row: Math.max(0, active.row), column: active.column });
  useHotkeys([
    { keys: 'j', description: text('list.nextRow'), run: focusGrid },
    { keys: 'k', description: text('list.previousRow'), run: focusGrid },
    ...(rowSelection === undefined
      ? []
      : [
          {
            keys: 'x',
            description: text('list.selectRow'),
            run: () => rowSelection.toggle(Math.max(0, active.row), false),
          },
        ]),
    ...(rowPanel.peek ? [{ keys: ' ', description: text('list.peek'), run: rowPanel.peek }] : []),
  ]);
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing || event.altKey || event.metaKey) return;
    if (rowPanel.onKey(event)) {
      event.preventDefault();
      return;
    }
    const row = rows[active.row];
    const target = row && rowTarget?.(row);
    if (event.key === 'Enter' && target && navigation.canOpen(target) && !isWidget(event.target)) {
      event.preventDefault();
      rememberPosition(row);
      void navigation.open(target);
      return;
    }
    if (event.key === 'Enter' && row && onOpenRow && !isWidget(event.target)) {
      event.preventDefault();
      onOpenRow(row);
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
  }
  return rowPanel.renderBeside(
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-rowcount={total + 1}
      aria-colcount={columnCount}
      aria-multiselectable={rowSelection && true}
      aria-busy={isStale}
      className="bdk-grid"
      style={gridStyle({ ...widths, rowHeight })}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
      onKeyDown={onKeyDown}
      onMouseOver={showTitleWhenTruncated}
      onMouseOut={removeTitle}
      onScroll={({ currentTarget }) => markOverflow(currentTarget)}
    >
      <ListHeader
        columns={columns}
        sort={sort}
        activeColumn={active.row === -1 ? active.column : -1}
        onSort={onSort}
        onResize={props.onResize}
        loadTools={toolbox.load}
        pageCheckState={rowSelection?.pageCheckState}
        selectLabel={text('list.selectPage')}
        onTogglePage={rowSelection?.setPage}
        rowMenuLabel={rowMenu && rowMenuLabel}
      />
      <div role="rowgroup" className="bdk-body" style={{ blockSize: rowWindow.height }}>
        {rowWindow.items.map(({ index, start }) => {
          const row = rows[index];
          return (
            row !== undefined && (
              <ListRow<Row>
                key={rowIds[index]}
                row={row}
                id={rowIds[index] ?? ''}
                index={index}
                ariaRowIndex={rowOffset + index + 2}
                top={start}
                columns={columns}
                activeColumn={index === active.row ? active.column : -1}
                rowTarget={rowTarget}
                onOpenRow={onOpenRow}
                onOpen={rememberPosition}
                isSelected={rowSelection?.isRowSelected(index)}
                onToggle={rowSelection?.toggle}
                rowMenuLabel={rowMenu && rowMenuLabel}
                isMenuOpen={rowMenu?.openId !== undefined && rowMenu.openId === rowIds[index]}
                onMenuToggle={rowMenu?.toggle}
              />
            )
          );
        })}
        {rowWindow.watcher}
      </div>
    </div>,
  );
}

function isWidget(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a[href], button') !== null;
}
