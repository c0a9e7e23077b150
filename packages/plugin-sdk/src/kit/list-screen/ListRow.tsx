import { memo, type MouseEvent } from 'react';
import type { ScreenTarget } from '../../hostServices.ts';
import { useNavigation } from '../../hooks/useNavigation.ts';
import { isForNewTab } from '../isForNewTab.ts';
import type { ListColumn } from './ListColumn.ts';
import { cellName } from './gridKeys.ts';
import { RowLink } from './RowLink.tsx';

/** What {@link ListRow} takes; all of it stays the same while the list is scrolled. */
interface ListRowProps<Row> {
  readonly row: Row;
  readonly index: number;
  /** The row's number in the whole list, as assistive technology counts it. */
  readonly ariaRowIndex: number;
  /** Pixels from the top of the first row. */
  readonly start: number;
  readonly columns: readonly ListColumn<Row>[];
  /** The column that Tab reaches, or -1 if that is in another row. */
  readonly activeColumn: number;
  readonly open: ((row: Row) => ScreenTarget) | undefined;
  readonly onOpen: (row: Row) => void;
}

/** One row of a list. Its first cell is a real link; a click anywhere else in it opens it too. */
export const ListRow = memo(Row) as typeof Row;

function Row<Row>({ row, index, ariaRowIndex, start, columns, activeColumn, open, onOpen }: ListRowProps<Row>) {
  const navigation = useNavigation();
  const target = open?.(row);

  function openByClick(event: MouseEvent<HTMLElement>) {
    if (target === undefined || event.defaultPrevented || event.button > 1) return;
    const link = (event.target as HTMLElement).closest('a');
    if (link === null && isSelectingText()) return;
    if (isForNewTab(event)) {
      if (link?.hasAttribute('href')) return;
      void navigation.hrefOf(target).then((href) => href !== undefined && window.open(href, '_blank', 'noopener'));
      return;
    }
    event.preventDefault();
    onOpen(row);
    void navigation.open(target);
  }
  return (
    <div
      role="row"
      aria-rowindex={ariaRowIndex}
      className={target === undefined ? 'bdk-row' : 'bdk-row bdk-row-opens'}
      style={{ transform: `translateY(${start}px)` }}
      onClick={openByClick}
      onAuxClick={openByClick}
    >
      {columns.map((column, at) => {
        const name = cellName({ row: index, column: at });
        const tabIndex = at === activeColumn ? 0 : -1;
        const content = column.cell === undefined ? column.text(row) : column.cell(row);
        const isLink = at === 0 && target !== undefined;
        return (
          <div
            key={column.id}
            role={at === 0 ? 'rowheader' : 'gridcell'}
            aria-colindex={at + 1}
            className={column.align === 'end' ? 'bdk-cell bdk-cell-end' : 'bdk-cell'}
            {...(isLink ? {} : { tabIndex, 'data-cell': name })}
          >
            {isLink ? (
              <RowLink to={target} tabIndex={tabIndex} cell={name}>
                {content}
              </RowLink>
            ) : (
              content
            )}
          </div>
        );
      })}
    </div>
  );
}

function isSelectingText(): boolean {
  return window.getSelection()?.type === 'Range';
}
