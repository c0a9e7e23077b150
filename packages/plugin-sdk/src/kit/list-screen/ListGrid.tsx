import { type CSSProperties, type KeyboardEvent, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigation } from '../../hooks/useNavigation.ts';
import type { ScreenTarget } from '../../hostServices.ts';
import { moveInGrid } from './gridKeys.ts';
import type { ListColumn } from './ListColumn.ts';
import { keepFirstColumn } from './keepFirstColumn.ts';
import { ListHeader } from './ListHeader.tsx';
import type { ListPosition } from './listPosition.ts';
import { ListRow } from './ListRow.tsx';
import { showTitleWhenCut } from './showTitleWhenCut.ts';
import { useDrawnRows } from './useDrawnRows.ts';
import { useGridFocus } from './useGridFocus.ts';
import { useListScroll } from './useListScroll.ts';

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
  /** Everything that decides which rows there are. */
  readonly question: string;
  /** The rows are those of an earlier question, whose answer is still awaited. */
  readonly isStale: boolean;
  readonly position: ListPosition | undefined;
  readonly open: ((row: Row) => ScreenTarget) | undefined;
  readonly onOpen: (place: { rowId: string; column: number; scrollTop: number }) => void;
  readonly onSort: (sort: string) => void;
}

/** A page of rows as a grid: only the rows in sight are drawn, and every cell is reached with the arrow keys. */
export function ListGrid<Row>(props: ListGridProps<Row>) {
  const { label, rows, columns, rowId, before, total, sort, question, isStale, position, open, onOpen, onSort } = props;
  const navigation = useNavigation();
  const grid = useRef<HTMLDivElement>(null);
  const rowIds = useMemo(() => rows.map(rowId), [rows, rowId]);
  const focus = useGridFocus(grid, rowIds);
  const { active } = focus;
  const drawn = useDrawnRows({ grid, rowIds, activeRow: active.row });
  useListScroll({ grid, rowIds, position, question, isStale, focus });

  // Rows are drawn anew only when something of theirs changes, so what they call must stay the same.
  const latest = useRef({ onOpen, column: active.column });
  useLayoutEffect(() => {
    latest.current = { onOpen, column: active.column };
  });
  const rememberPlace = useCallback(
    (row: Row) => {
      const { onOpen: remember, column } = latest.current;
      remember({ rowId: rowId(row), column, scrollTop: grid.current?.scrollTop ?? 0 });
    },
    [rowId],
  );
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing || event.altKey || event.metaKey) return;
    const row = rows[active.row];
    if (event.key === 'Enter' && open !== undefined && row !== undefined && !isWidget(event.target)) {
      event.preventDefault();
      rememberPlace(row);
      void navigation.open(open(row));
      return;
    }
    const bounds = { rows: rows.length, columns: columns.length, pageRows: drawn.pageRows() };
    const next = moveInGrid(active, event, bounds);
    if (next === undefined) return;
    event.preventDefault();
    focus.moveTo(next);
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
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
      onKeyDown={onKeyDown}
      onMouseOver={showTitleWhenCut}
      onScroll={keepFirstColumn}
    >
      <ListHeader columns={columns} sort={sort} activeColumn={active.row === -1 ? active.column : -1} onSort={onSort} />
      <div role="rowgroup" className="bdk-body" style={{ height: drawn.height }}>
        {drawn.items.map(({ index, key, start }) => {
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
  return target instanceof Element && target.closest('a[href], button') !== null;
}
