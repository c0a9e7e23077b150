import './ListCards.css';
import { type CSSProperties, type KeyboardEvent, useMemo, useRef } from 'react';
import type { ScreenTarget } from '../../../services/hostServices.ts';
import { useNavigation } from '../../../hooks/useHost.ts';
import type { ShownColumn } from '../layout/ListLayout.ts';
import type { RowMenuControl } from '../selection/useRowMenu.tsx';
import { useRowSelection } from '../selection/useRowSelection.ts';
import type { SelectionControl } from '../selection/useSelection.ts';
import type { RowPanel } from '../side-panel/RowPanel.ts';
import { useRowPanel } from '../side-panel/useRowPanel.tsx';
import { useGridFocus } from '../useGridFocus.ts';
import type { ListToolsLoader } from '../useListTools.ts';
import { CardTools } from './CardTools.tsx';
import { ListCard } from './ListCard.tsx';
import { moveInCards } from './moveInCards.ts';
import type { RowCard } from './RowCard.ts';

/** The props of {@link ListCards}; those of the grid mean the same. */
export interface ListCardsProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly ShownColumn<Row>[];
  readonly card: RowCard<Row>;
  readonly rowId: (row: Row) => string;
  readonly total: number;
  readonly sort: string;
  readonly isStale: boolean;
  readonly rowTarget: ((row: Row) => ScreenTarget) | undefined;
  readonly onOpenRow: ((row: Row) => void) | undefined;
  readonly onOpen: (place: { rowId: string; column: number; scrollTop: number }) => void;
  readonly onSort: (sort: string) => void;
  readonly selectionControl: SelectionControl<Row> | undefined;
  readonly panel: RowPanel<Row> | undefined;
  readonly toolbox: ListToolsLoader;
  readonly rowMenu: RowMenuControl<Row> | undefined;
}

/** The rows of a list as cards, which the arrow keys reach in both directions. */
export function ListCards<Row>(props: ListCardsProps<Row>) {
  const { label, rows, columns, card, rowId, total, sort, isStale, rowTarget, onOpen, onSort, rowMenu } = props;
  const navigation = useNavigation();
  const grid = useRef<HTMLDivElement>(null);
  const rowIds = useMemo(() => rows.map(rowId), [rows, rowId]);
  const selection = useRowSelection(props.selectionControl, { rows, rowIds });
  const focus = useGridFocus(grid, rowIds, 0);
  const rowPanel = useRowPanel({ panel: props.panel, rows, rowId, focus, toolbox: props.toolbox });
  const onOpenRow = props.onOpenRow ?? (rowTarget ? undefined : rowPanel.openRow);
  const { active } = focus;

  function remember(row: Row) {
    onOpen({ rowId: rowId(row), column: 0, scrollTop: grid.current?.scrollTop ?? 0 });
  }
  function openByEnter(row: Row): boolean {
    const target = rowTarget?.(row);
    if (target && navigation.canOpen(target)) {
      remember(row);
      void navigation.open(target);
    } else if (onOpenRow) onOpenRow(row);
    else return false;
    return true;
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing || event.altKey || event.metaKey || event.defaultPrevented) return;
    const row = rows[active.row];
    const isOnButton = event.target instanceof Element && event.target.closest('a[href], button, input') !== null;
    const next = moveInCards({ index: active.row, count: rows.length }, event, grid.current);
    const isUsed =
      rowPanel.onKey(event) ||
      (event.key === 'Enter' && !isOnButton && row !== undefined && openByEnter(row)) ||
      (selection?.onKey(event, active.row, next) ?? false);
    if (!isUsed && next === undefined) return;
    event.preventDefault();
    if (next !== undefined) focus.moveTo({ ...active, row: next });
  }
  return (
    <>
      <CardTools columns={columns} sort={sort} onSort={onSort} selection={selection} />
      {rowPanel.renderBeside(
        <div
          ref={grid}
          role="grid"
          aria-label={label}
          aria-rowcount={total}
          aria-multiselectable={selection && true}
          aria-busy={isStale}
          className="bdk-cards"
          style={{ '--bdk-card': `${card.width ?? 240}px` } as CSSProperties}
          onFocus={focus.onFocus}
          onBlur={focus.onBlur}
          onKeyDown={onKeyDown}
        >
          {rows.map((row, index) => (
            <ListCard<Row>
              key={rowIds[index]}
              row={row}
              id={rowIds[index] ?? ''}
              index={index}
              name={columns[0]?.text(row) ?? ''}
              content={card.render(row)}
              isActive={index === active.row}
              rowTarget={rowTarget}
              onOpenRow={onOpenRow}
              onOpen={remember}
              selection={selection}
              rowMenu={rowMenu}
            />
          ))}
        </div>,
      )}
    </>
  );
}
