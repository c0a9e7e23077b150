import caretDown from '@blueprintjs/icons/lib/esm/generated/16px/paths/caret-down.js';
import caretUp from '@blueprintjs/icons/lib/esm/generated/16px/paths/caret-up.js';
import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import { KitIcon } from '../KitIcon.tsx';
import { cellLook } from './cellLook.ts';
import { limitWidth, type ShownColumn } from './layout/ListLayout.ts';
import { toggledSort } from './listState.ts';
import type { ListToolbox } from './useListTools.ts';
import { SelectCell } from './selection/SelectCell.tsx';

/** The header row of a list; a column that can be sorted by is a button. It stays as it is while the rows scroll. */
export const ListHeader = memo(Header) as typeof Header;

function Header<Row>({
  columns,
  sort,
  activeColumn,
  onSort,
  onResize,
  load,
  pageShare,
  selectLabel,
  onPage,
  moreLabel,
}: {
  readonly columns: readonly ShownColumn<Row>[];
  readonly sort: string;
  /** The column that Tab reaches, or -1 if that is in another row. */
  readonly activeColumn: number;
  readonly onSort: (sort: string) => void;
  readonly onResize: (id: string, width: number) => void;
  readonly load: ListToolbox['load'];
  /** How many rows of the page are selected: 0 none, 1 some, 2 all. Absent in a list without bulk selection. */
  readonly pageShare: 0 | 1 | 2 | undefined;
  readonly selectLabel: string;
  readonly onPage: ((isOn: boolean) => void) | undefined;
  /** Names the column of the rows' menus. Absent in a list whose rows have none. */
  readonly moreLabel: string | undefined;
}) {
  const lead = pageShare === undefined ? 0 : 1;
  async function startResize({ currentTarget, pointerId, button, clientX }: PointerEvent<HTMLElement>, id: string) {
    const tools = await load();
    if (button === 0) tools?.dragWidth({ handle: currentTarget, pointerId, clientX }, (width) => onResize(id, width));
  }
  function resizeByKey(event: KeyboardEvent<HTMLElement>, id: string) {
    const step = { ArrowLeft: -16, ArrowRight: 16 }[event.key];
    if (!event.shiftKey || step === undefined) return;
    event.preventDefault();
    onResize(id, limitWidth(event.currentTarget.offsetWidth + step));
  }
  return (
    <div role="rowgroup" className="bdk-head" onPointerEnter={() => void load('ahead')}>
      <div role="row" aria-rowindex={1} data-row={-1} className="bdk-head-row">
        {pageShare !== undefined && (
          <div role="columnheader" aria-colindex={1} className="bdk-cell bdk-select-cell bdk-pinned">
            <SelectCell
              label={selectLabel}
              share={pageShare}
              onToggle={() => onPage?.(pageShare !== 2)}
              tabIndex={activeColumn === 0 ? 0 : -1}
              data-cell={0}
            />
          </div>
        )}
        {columns.map((column, at) => {
          const { sortField } = column;
          const place = at + lead;
          const focus = {
            tabIndex: place === activeColumn ? 0 : -1,
            'data-cell': place,
          };
          const order = sortOrder(sort, sortField);
          return (
            <div
              key={column.id}
              role="columnheader"
              aria-colindex={place + 1}
              aria-sort={sortField === undefined ? undefined : order}
              {...cellLook(column)}
              onKeyDown={(event) => resizeByKey(event, column.id)}
              {...(sortField === undefined ? focus : {})}
            >
              {sortField === undefined ? (
                column.header
              ) : (
                <button
                  type="button"
                  className="bdk-sort"
                  {...focus}
                  onClick={() => onSort(toggledSort(sort, sortField))}
                >
                  <span className="bdk-sort-name">{column.header}</span>
                  {order !== 'none' && <KitIcon paths={order === 'ascending' ? caretUp : caretDown} />}
                </button>
              )}
              {/* For the mouse alone; by keyboard it is Shift and an arrow, or the columns' dialog. */}
              <span
                className="bdk-resize"
                aria-hidden="true"
                onPointerDown={(event) => void startResize(event, column.id)}
              />
            </div>
          );
        })}
        {moreLabel !== undefined && (
          <div
            role="columnheader"
            aria-colindex={columns.length + lead + 1}
            className="bdk-cell bdk-more-cell"
            tabIndex={activeColumn === columns.length + lead ? 0 : -1}
            data-cell={columns.length + lead}
          >
            <span className="bdk-hidden">{moreLabel}</span>
          </div>
        )}
      </div>
    </div>
  );
}

function sortOrder(sort: string, sortField: string | undefined): 'ascending' | 'descending' | 'none' {
  if (sort === sortField) return 'ascending';
  return sort === `-${sortField}` ? 'descending' : 'none';
}
