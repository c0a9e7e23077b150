import caretDown from '@blueprintjs/icons/lib/esm/generated/16px/paths/caret-down.js';
import caretUp from '@blueprintjs/icons/lib/esm/generated/16px/paths/caret-up.js';
import { memo } from 'react';
import { KitIcon } from '../KitIcon.tsx';
import { cellName } from './gridKeys.ts';
import type { ListColumn } from './ListColumn.ts';
import { toggledSort } from './listState.ts';

/** The header row of a list; a column that can be sorted by is a button. It stays as it is while the rows scroll. */
export const ListHeader = memo(Header) as typeof Header;

function Header<Row>({
  columns,
  sort,
  activeColumn,
  onSort,
}: {
  readonly columns: readonly ListColumn<Row>[];
  readonly sort: string;
  /** The column that Tab reaches, or -1 if that is in another row. */
  readonly activeColumn: number;
  readonly onSort: (sort: string) => void;
}) {
  return (
    <div role="rowgroup" className="bdk-head">
      <div role="row" aria-rowindex={1} className="bdk-head-row">
        {columns.map((column, at) => {
          const { sortField } = column;
          const focus = { tabIndex: at === activeColumn ? 0 : -1, 'data-cell': cellName({ row: -1, column: at }) };
          const order = sortOrder(sort, sortField);
          return (
            <div
              key={column.id}
              role="columnheader"
              aria-colindex={at + 1}
              aria-sort={sortField === undefined ? undefined : order}
              className={column.align === 'end' ? 'bdk-cell bdk-cell-end' : 'bdk-cell'}
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
            </div>
          );
        })}
      </div>
    </div>
  );
}

function sortOrder(sort: string, sortField: string | undefined): 'ascending' | 'descending' | 'none' {
  if (sort === sortField) return 'ascending';
  return sort === `-${sortField}` ? 'descending' : 'none';
}
