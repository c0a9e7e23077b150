import { defaultRangeExtractor, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigation } from '../../hooks/useNavigation.ts';
import type { ScreenTarget } from '../../hostServices.ts';
import { moveInGrid } from './gridKeys.ts';
import type { ListColumn } from './ListColumn.ts';
import { ListHeader } from './ListHeader.tsx';
import type { ListPosition } from './listPosition.ts';
import { ListRow } from './ListRow.tsx';
import { showTitleWhenCut } from './showTitleWhenCut.ts';
import { useGridFocus } from './useGridFocus.ts';

/** The height of a row in pixels: `--bd-row` of tokens.css. */
const rowHeight = 32;

/** What a page of a list is drawn from. */
interface ListGridProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly ListColumn<Row>[];
  readonly rowId: (row: Row) => string;
  /** The number of rows before this page, and in the whole list. */
  readonly before: number;
  readonly total: number;
  readonly sort: string;
  /** The rows are those of an earlier question, whose answer is still awaited. */
  readonly isStale: boolean;
  readonly position: ListPosition | undefined;
  readonly open: ((row: Row) => ScreenTarget) | undefined;
  readonly onOpen: (place: { rowId: string; column: number; scrollTop: number }) => void;
  readonly onSort: (sort: string) => void;
}

/** A page of rows as a grid: only the rows in sight are drawn, and every cell is reached with the arrow keys. */
export function ListGrid<Row>(props: ListGridProps<Row>) {
  const { label, rows, columns, rowId, before, total, sort, isStale, position, open, onOpen, onSort } = props;
  const navigation = useNavigation();
  const grid = useRef<HTMLDivElement>(null);
  const rowIds = useMemo(() => rows.map(rowId), [rows, rowId]);
  const { active, moveTo, onFocus, onBlur } = useGridFocus(grid, rowIds);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rowIds[index] ?? index,
    overscan: 12,
    initialRect: { width: 0, height: 640 },
    // A list that is hidden measures nothing; it keeps the rows that it has.
    observeElementRect: (instance, report) => observeElementRect(instance, (rect) => rect.height > 0 && report(rect)),
    // The row that has the focus stays drawn, wherever the list is scrolled to.
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      return active.row < 0 || active.row >= rows.length || drawn.includes(active.row)
        ? drawn
        : [...drawn, active.row].sort((a, b) => a - b);
    },
  });

  const isPlaced = useRef(false);
  useLayoutEffect(() => {
    if (isPlaced.current || grid.current === null || rows.length === 0) return;
    isPlaced.current = true;
    if (position === undefined) return;
    grid.current.scrollTop = position.scrollTop;
    const row = rowIds.indexOf(position.rowId);
    if (row >= 0) moveTo({ row, column: position.column });
  }, [position, rows, rowIds, moveTo]);

  const firstRowId = rowIds[0];
  const shownFirst = useRef(firstRowId);
  useLayoutEffect(() => {
    // Another page or another order begins at its top; a row that was only changed leaves the list where it is.
    if (shownFirst.current !== undefined && shownFirst.current !== firstRowId) grid.current?.scrollTo?.({ top: 0 });
    shownFirst.current = firstRowId;
  }, [firstRowId]);

  function rememberPlace(row: Row) {
    onOpen({ rowId: rowId(row), column: active.column, scrollTop: grid.current?.scrollTop ?? 0 });
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing || event.altKey || event.metaKey) return;
    const row = rows[active.row];
    if (event.key === 'Enter' && open !== undefined && row !== undefined && !isWidget(event.target)) {
      event.preventDefault();
      rememberPlace(row);
      void navigation.open(open(row));
      return;
    }
    const pageRows = Math.max(1, Math.floor((virtualizer.scrollRect?.height ?? 0) / rowHeight) - 2);
    const next = moveInGrid(active, event, { rows: rows.length, columns: columns.length, pageRows });
    if (next === undefined) return;
    event.preventDefault();
    moveTo(next);
  }
  const shape = {
    '--bdk-columns': columns.map(({ width }) => `minmax(${width}px, ${width}fr)`).join(' '),
    '--bdk-width': `${columns.reduce((sum, { width }) => sum + width, 0)}px`,
    '--bdk-first': `${columns[0]?.width ?? 0}px`,
  } as CSSProperties;
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-rowcount={total + 1}
      aria-colcount={columns.length}
      aria-busy={isStale}
      className="bdk-grid"
      style={shape}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      onMouseOver={showTitleWhenCut}
    >
      <ListHeader columns={columns} sort={sort} activeColumn={active.row === -1 ? active.column : -1} onSort={onSort} />
      <div role="rowgroup" className="bdk-body" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          return (
            row !== undefined && (
              <ListRow<Row>
                key={key}
                row={row}
                index={index}
                ariaRowIndex={before + index + 2}
                start={start}
                columns={columns}
                activeColumn={index === active.row ? active.column : -1}
                open={open}
                onOpen={rememberPlace}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

function isWidget(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button') !== null;
}
