import { type KeyboardEvent, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useHotkeys } from '../../hooks/useHotkeys.ts';
import { useKitText } from '../../hooks/useKitText.ts';
import { useNavigation } from '../../hooks/useNavigation.ts';
import type { ScreenTarget } from '../../hostServices.ts';
import { moveInGrid } from './gridKeys.ts';
import { gridShape, gridWidth } from './layout/gridShape.ts';
import { type ListLayout, moreWidth, selectWidth, type ShownColumn } from './layout/ListLayout.ts';
import { ListHeader } from './ListHeader.tsx';
import type { ListPosition } from './listPosition.ts';
import { ListRow } from './ListRow.tsx';
import { RestContext } from './RestContext.ts';
import type { RowMenuControl } from './selection/RowMenuControl.ts';
import { usePicking } from './selection/usePicking.ts';
import type { ListPicking } from './selection/useSelection.ts';
import type { ListToolbox } from './useListTools.ts';
import { dropTitle, showTitleWhenCut } from './showTitleWhenCut.ts';
import { useDrawnRows } from './useDrawnRows.ts';
import { useGridFocus } from './useGridFocus.ts';
import { useKeptInSight } from './useKeptInSight.ts';
import { useListScroll } from './useListScroll.ts';
import { useRest } from './useRest.ts';
import { markSides, useSideways } from './useSideways.ts';

/** What a page of a list is drawn from. */
interface ListGridProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly ShownColumn<Row>[];
  readonly density: ListLayout['density'];
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
  readonly onResize: (id: string, width: number) => void;
  readonly load: ListToolbox['load'];
  /** Absent in a list without bulk selection. */
  readonly picking: ListPicking<Row> | undefined;
  /** Absent in a list whose rows have no menu. */
  readonly rowMenu: RowMenuControl<Row> | undefined;
}

const rowHeights = { normal: 32, compact: 28 } as const;

/** A page of rows as a grid: only the rows in sight are drawn, and every cell is reached with the arrow keys. */
export function ListGrid<Row>(props: ListGridProps<Row>) {
  const { label, rows, columns, rowId, before, total, sort, question, isStale, position, open, onOpen, onSort } = props;
  const { rowMenu } = props;
  const text = useKitText();
  const navigation = useNavigation();
  const grid = useRef<HTMLDivElement>(null);
  const rowIds = useMemo(() => rows.map(rowId), [rows, rowId]);
  const picking = usePicking(props.picking, { rows, rowIds });
  const lead = picking === undefined ? 0 : 1;
  const places = columns.length + lead + (rowMenu === undefined ? 0 : 1);
  const moreLabel = text('list.rowActions');
  const focus = useGridFocus(grid, rowIds, lead);
  const { active } = focus;
  const rowHeight = rowHeights[props.density];
  const room = { columns, lead: lead * selectWidth, tail: rowMenu === undefined ? 0 : moreWidth };
  const drawn = useDrawnRows({ grid, rowIds, activeRow: active.row, rowHeight });
  const isAtRest = useRest(drawn.items);
  useSideways(grid, gridWidth(room));
  useKeptInSight(grid);
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
  // Inside the grid its own keys come first; from elsewhere on the screen, these lead into it.
  const enter = () => focus.moveTo({ row: Math.max(0, active.row), column: active.column });
  useHotkeys([
    { keys: 'j', what: text('list.nextRow'), run: enter },
    { keys: 'k', what: text('list.previousRow'), run: enter },
    ...(picking === undefined
      ? []
      : [{ keys: 'x', what: text('list.selectRow'), run: () => picking.toggle(Math.max(0, active.row), false) }]),
  ]);
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing || event.altKey || event.metaKey) return;
    const row = rows[active.row];
    if (event.key === 'Enter' && open !== undefined && row !== undefined && !isWidget(event.target)) {
      event.preventDefault();
      rememberPlace(row);
      void navigation.open(open(row));
      return;
    }
    if (event.defaultPrevented) return;
    const bounds = { rows: rows.length, columns: places, pageRows: drawn.pageRows() };
    const next = moveInGrid(active, event, bounds);
    const isPick = picking?.onKey(event, active.row, next?.row) ?? false;
    if (next === undefined && !isPick) return;
    event.preventDefault();
    if (next !== undefined) focus.moveTo(next);
  }
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-rowcount={total + 1}
      aria-colcount={places}
      aria-multiselectable={picking && true}
      aria-busy={isStale}
      className="bdk-grid"
      style={gridShape({ ...room, rowHeight })}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
      onKeyDown={onKeyDown}
      onMouseOver={showTitleWhenCut}
      onMouseOut={dropTitle}
      onScroll={({ currentTarget }) => markSides(currentTarget)}
    >
      <ListHeader
        columns={columns}
        sort={sort}
        activeColumn={active.row === -1 ? active.column : -1}
        onSort={onSort}
        onResize={props.onResize}
        load={props.load}
        pageShare={picking?.share}
        selectLabel={text('list.selectPage')}
        onPage={picking?.setPage}
        moreLabel={rowMenu && moreLabel}
      />
      <div role="rowgroup" className="bdk-body" style={{ blockSize: drawn.height, paddingBlockStart: drawn.above }}>
        <RestContext value={isAtRest}>
          {drawn.items.map(({ index, key, apart }) => {
            const row = rows[index];
            return (
              row !== undefined && (
                <ListRow<Row>
                  key={key}
                  row={row}
                  id={rowIds[index] ?? ''}
                  index={index}
                  ariaRowIndex={before + index + 2}
                  apart={apart}
                  columns={columns}
                  activeColumn={index === active.row ? active.column : -1}
                  open={open}
                  onOpen={rememberPlace}
                  isPicked={picking?.isPicked(index)}
                  onToggle={picking?.toggle}
                  moreLabel={rowMenu && moreLabel}
                  isMoreOpen={rowMenu?.openId !== undefined && rowMenu.openId === rowIds[index]}
                  onMore={rowMenu?.toggle}
                />
              )
            );
          })}
        </RestContext>
      </div>
    </div>
  );
}

function isWidget(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a[href], button') !== null;
}
