import caretDown from '@blueprintjs/icons/lib/esm/generated/16px/paths/caret-down.js';
import caretUp from '@blueprintjs/icons/lib/esm/generated/16px/paths/caret-up.js';
import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import { Icon } from '../Icon.tsx';
import { cellProps } from './layout/gridStyle.ts';
import { clampWidth, type ShownColumn } from './layout/ListLayout.ts';
import { toggledSort } from '../../lists/listState.ts';
import type { ListToolsLoader } from './useListTools.ts';
import { SelectCheckbox } from './selection/SelectCheckbox.tsx';

interface ListHeaderProps<Row> {
  readonly columns: readonly ShownColumn<Row>[];
  readonly sort: string;
  /** The column that Tab reaches, or -1 if that is in another row. */
  readonly activeColumn: number;
  readonly onSort: (sort: string) => void;
  readonly onResize: (id: string, width: number) => void;
  readonly loadTools: ListToolsLoader['load'];
  /** How many rows of the page are selected: 0 none, 1 some, 2 all. Absent in a list without bulk selection. */
  readonly pageCheckState: 0 | 1 | 2 | undefined;
  readonly selectLabel: string;
  readonly onTogglePage: ((isOn: boolean) => void) | undefined;
  /** Names the column of the rows' menus. Absent in a list whose rows have no menu. */
  readonly rowMenuLabel: string | undefined;
}

/** The header row of a list; a column that can be sorted by is a button. It does not render again while the rows scroll. */
export const ListHeader = memo(Header) as typeof Header;

function Header<Row>(props: ListHeaderProps<Row>) {
  const { columns, activeColumn, loadTools, pageCheckState, selectLabel, onTogglePage, rowMenuLabel } = props;
  const leadingColumns = pageCheckState === undefined ? 0 : 1;
  const menuColumn = columns.length + leadingColumns;
  return (
    <div role="rowgroup" className="bdk-head" onPointerEnter={() => void loadTools('prefetch')}>
      <div role="row" aria-rowindex={1} data-row={-1} className="bdk-head-row">
        {pageCheckState !== undefined && (
          <div role="columnheader" aria-colindex={1} className="bdk-cell bdk-select-cell bdk-pinned">
            <SelectCheckbox
              label={selectLabel}
              checkState={pageCheckState}
              onToggle={() => onTogglePage?.(pageCheckState !== 2)}
              tabIndex={activeColumn === 0 ? 0 : -1}
              data-cell={0}
            />
          </div>
        )}
        {columns.map((column, at) => (
          <ColumnHeader<Row> key={column.id} {...props} column={column} index={at + leadingColumns} />
        ))}
        {rowMenuLabel !== undefined && (
          <div
            role="columnheader"
            aria-colindex={menuColumn + 1}
            className="bdk-cell bdk-more-cell"
            tabIndex={activeColumn === menuColumn ? 0 : -1}
            data-cell={menuColumn}
          >
            <span className="bdk-hidden">{rowMenuLabel}</span>
          </div>
        )}
      </div>
    </div>
  );
}

interface ColumnHeaderProps<Row>
  extends Pick<ListHeaderProps<Row>, 'sort' | 'activeColumn' | 'onSort' | 'onResize' | 'loadTools'> {
  readonly column: ShownColumn<Row>;
  /** The position of the column among all, counted from 0. */
  readonly index: number;
}

/** The header of a column, with its order and, at its end, the handle of its width. */
function ColumnHeader<Row>(props: ColumnHeaderProps<Row>) {
  const { column, index, sort, activeColumn, onSort, onResize, loadTools } = props;
  const { id, sortField } = column;
  const focus = { tabIndex: index === activeColumn ? 0 : -1, 'data-cell': index };
  const order = sortOrder(sort, sortField);
  async function startResize({ currentTarget, pointerId, button, clientX }: PointerEvent<HTMLElement>) {
    const tools = await loadTools();
    if (button === 0) tools?.dragWidth({ handle: currentTarget, pointerId, clientX }, (width) => onResize(id, width));
  }
  function resizeByKey(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowLeft: -16, ArrowRight: 16 }[event.key];
    if (!event.shiftKey || step === undefined) return;
    event.preventDefault();
    onResize(id, clampWidth(event.currentTarget.offsetWidth + step));
  }
  return (
    <div
      role="columnheader"
      aria-colindex={index + 1}
      aria-sort={sortField === undefined ? undefined : order}
      {...cellProps(column)}
      onKeyDown={resizeByKey}
      {...(sortField === undefined ? focus : {})}
    >
      {sortField === undefined ? (
        column.header
      ) : (
        <button
          type="button"
          className="bdk-sort"
          title={column.sortHint}
          {...focus}
          onClick={() => onSort(toggledSort(sort, sortField))}
        >
          <span className="bdk-text-cut">{column.header}</span>
          {order !== 'none' && <Icon paths={order === 'ascending' ? caretUp : caretDown} />}
        </button>
      )}
      {/* For the mouse only; the keyboard has Shift with an arrow key, and the columns panel. */}
      <span className="bdk-resize" aria-hidden="true" onPointerDown={(event) => void startResize(event)} />
    </div>
  );
}

function sortOrder(sort: string, sortField: string | undefined): 'ascending' | 'descending' | 'none' {
  if (sort === sortField) return 'ascending';
  return sort === `-${sortField}` ? 'descending' : 'none';
}
