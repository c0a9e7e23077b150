import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, type MouseEvent } from 'react';
import { useKitText } from '../../hooks/useKitText.ts';
import type { ScreenTarget } from '../../services/hostServices.ts';
import { gridStyle, gridWidth } from './layout/gridStyle.ts';
import { type ListLayout, menuColumnWidth, selectColumnWidth, type ShownColumn } from './layout/ListLayout.ts';
import type { ListColumn } from './ListColumn.ts';
import { ListHeader } from './ListHeader.tsx';
import type { ListPosition } from './listPosition.ts';
import { ListRow } from './ListRow.tsx';
import type { RowMenuControl } from './selection/useRowMenu.tsx';
import { useRowSelection } from './selection/useRowSelection.ts';
import type { SelectionControl } from './selection/useSelection.ts';
import type { ListToolsLoader } from './useListTools.ts';
import type { RowPanel } from './side-panel/RowPanel.ts';
import { useRowPanel } from './side-panel/useRowPanel.tsx';
import { useGridFocus } from './useGridFocus.ts';
import { useKeepFocusedRowVisible } from './useKeepFocusedRowVisible.ts';
import { useListKeys } from './useListKeys.ts';
import { useListScroll } from './useListScroll.ts';
import { useRowWindow } from './useRowWindow.tsx';
import { markOverflow, useHorizontalOverflow } from './useHorizontalOverflow.ts';

/** Props of {@link ListGrid}. */
interface ListGridProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly ShownColumn<Row>[];
  /** The columns that the user wants and the width has no room for; they are told when the pointer rests on a row's name. */
  readonly omitted: readonly ListColumn<Row>[];
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
  const { rows, columns, rowId, queryKey, isStale, position, rowTarget, rowMenu, panel, toolbox } = props;
  const text = useKitText();
  const grid = useRef<HTMLDivElement>(null);
  const rowIds = useMemo(() => rows.map(rowId), [rows, rowId]);
  const rowSelection = useRowSelection(props.selectionControl, { rows, rowIds });
  const leadingColumns = rowSelection === undefined ? 0 : 1;
  const columnCount = columns.length + leadingColumns + (rowMenu === undefined ? 0 : 1);
  const rowMenuLabel = rowMenu && text('list.rowActions');
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
  useHorizontalOverflow(grid, gridWidth(widths));
  useKeepFocusedRowVisible(grid);
  useListScroll({ grid, rowIds, position, queryKey, isStale, focus });
  const rememberPosition = useRememberedPosition(props, grid, active.column);
  const keys = { grid, rows, columnCount, rowHeight, focus, rowSelection, rowPanel, rowTarget, onOpenRow };
  const onKeyDown = useListKeys({ ...keys, rememberPosition });
  return rowPanel.renderBeside(
    <div
      ref={grid}
      role="grid"
      aria-label={props.label}
      aria-rowcount={props.total + 1}
      aria-colcount={columnCount}
      aria-multiselectable={rowSelection && true}
      aria-busy={isStale}
      className="bdk-grid"
      style={gridStyle({ ...widths, rowHeight })}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
      onKeyDown={onKeyDown}
      onMouseOver={(event) => showTitle(event, (index) => omittedTexts(props, index))}
      onMouseOut={removeTitle}
      onScroll={({ currentTarget }) => markOverflow(currentTarget)}
    >
      <ListHeader
        {...{ columns, rowMenuLabel }}
        sort={props.sort}
        activeColumn={active.row === -1 ? active.column : -1}
        onSort={props.onSort}
        onResize={props.onResize}
        loadTools={toolbox.load}
        pageCheckState={rowSelection?.pageCheckState}
        selectLabel={text('list.selectPage')}
        onTogglePage={rowSelection?.setPage}
      />
      <div role="rowgroup" className="bdk-body" style={{ blockSize: rowWindow.height }}>
        {rowWindow.items.map(({ index, start }) => {
          const [row, id] = [rows[index], rowIds[index]];
          if (row === undefined || id === undefined) return null;
          return (
            <ListRow<Row>
              key={id}
              {...{ row, id, index, columns, rowTarget, onOpenRow, rowMenuLabel }}
              ariaRowIndex={props.rowOffset + index + 2}
              top={start}
              activeColumn={index === active.row ? active.column : -1}
              onOpen={rememberPosition}
              isSelected={rowSelection?.isRowSelected(index)}
              onToggle={rowSelection?.toggle}
              isMenuOpen={rowMenu?.openId !== undefined && rowMenu.openId === id}
              onMenuToggle={rowMenu?.toggle}
            />
          );
        })}
        {rowWindow.watcher}
      </div>
    </div>,
  );
}

/**
 * Returns what remembers where the list was left. Rows render again only when one of their props changes, so it is always
 * the same function.
 */
function useRememberedPosition<Row>(
  { onOpen, rowId }: ListGridProps<Row>,
  grid: RefObject<HTMLElement | null>,
  column: number,
): (row: Row) => void {
  const latest = useRef({ onOpen, rowId, column, grid });
  useLayoutEffect(() => {
    latest.current = { onOpen, rowId, column, grid };
  });
  return useCallback((row) => {
    const place = latest.current;
    place.onOpen({ rowId: place.rowId(row), column: place.column, scrollTop: place.grid.current?.scrollTop ?? 0 });
  }, []);
}

/** The values of the columns that have no room, each with the name of its column. */
function omittedTexts<Row>({ omitted, rows }: ListGridProps<Row>, index: number): readonly string[] {
  const row = rows[index];
  return row === undefined ? [] : omitted.map(({ header, text }) => `${header}: ${text(row)}`);
}

/** Shows as the title of a cell its full text if it is cut, and at the name of a row what has no column. */
function showTitle(event: MouseEvent, omittedOf: (index: number) => readonly string[]): void {
  const cell = cellUnder(event);
  const inner = cell?.querySelector<HTMLElement>('.bdk-sort-name') ?? cell;
  if (!cell || !inner) return;
  const index = Number(cell.closest<HTMLElement>('[data-row]')?.dataset['row']);
  const omitted = cell.role === 'rowheader' ? omittedOf(index) : [];
  if (omitted.length > 0 || inner.scrollWidth > inner.clientWidth)
    cell.title = [cell.textContent, ...omitted].join('\n');
}

/** Removes the title: the text or the width of the cell may change before the pointer comes back. */
function removeTitle(event: MouseEvent): void {
  cellUnder(event)?.removeAttribute('title');
}

function cellUnder(event: MouseEvent): HTMLElement | null {
  return (event.target as HTMLElement).closest<HTMLElement>('.bdk-cell');
}
