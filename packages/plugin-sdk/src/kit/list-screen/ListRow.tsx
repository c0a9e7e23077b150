import { memo, type MouseEvent } from 'react';
import type { ScreenTarget } from '../../hostServices.ts';
import { useNavigation } from '../../hooks/useHost.ts';
import { opensNewTab } from '../ScreenLink.tsx';
import type { ShownColumn } from './layout/ListLayout.ts';
import { RowOpener } from './RowOpener.tsx';
import { RowMenuButton } from './selection/RowMenuButton.tsx';
import type { RowMenuControl } from './selection/useRowMenu.tsx';
import { SelectCheckbox } from './selection/SelectCheckbox.tsx';
import { cellProps } from './layout/gridStyle.ts';

/** Props of {@link ListRow}; they stay the same while the list is scrolled. */
interface ListRowProps<Row> {
  readonly row: Row;
  readonly id: string;
  readonly index: number;
  /** The row's number in the whole list, as assistive technology counts it. */
  readonly ariaRowIndex: number;
  /** Pixels from the top of the first row. */
  readonly top: number;
  readonly columns: readonly ShownColumn<Row>[];
  /** The column that Tab reaches, or -1 if that is in another row. */
  readonly activeColumn: number;
  readonly rowTarget: ((row: Row) => ScreenTarget) | undefined;
  /** Opens a row on this screen. */
  readonly onOpenRow: ((row: Row) => void) | undefined;
  readonly onOpen: (row: Row) => void;
  /** Absent in a list without bulk selection. */
  readonly isSelected: boolean | undefined;
  readonly onToggle: ((index: number, isRange: boolean) => void) | undefined;
  /** Absent in a list whose rows have no menu. */
  readonly rowMenuLabel: string | undefined;
  readonly isMenuOpen: boolean;
  readonly onMenuToggle: RowMenuControl<Row>['toggle'] | undefined;
}

/** One row of a list. Its first cell is a real link or a button; a click anywhere else in it opens it too. */
export const ListRow = memo(Row) as typeof Row;

function Row<Row>(props: ListRowProps<Row>) {
  const { row, id, index, ariaRowIndex, top, columns, activeColumn, rowTarget, onOpen, isSelected, onToggle } = props;
  const { onOpenRow, rowMenuLabel, isMenuOpen, onMenuToggle } = props;
  const leadingColumns = isSelected === undefined ? 0 : 1;
  const navigation = useNavigation();
  const rowScreen = rowTarget?.(row);
  // Without the permission for its screen, a row neither opens nor looks as if it did.
  const target = rowScreen !== undefined && navigation.canOpen(rowScreen) ? rowScreen : undefined;

  function openByClick(event: MouseEvent<HTMLElement>) {
    const canOpen = target !== undefined || onOpenRow !== undefined;
    if (!canOpen || event.defaultPrevented || event.button > 1) return;
    if ((event.target as HTMLElement).closest('button:not(.bdk-row-link), label') !== null) return;
    const link = (event.target as HTMLElement).closest('a');
    if (link === null && isSelectingText()) return;
    if (target === undefined) {
      if (event.type === 'click') onOpenRow?.(row);
      return;
    }
    if (opensNewTab(event)) {
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
      data-row={index}
      aria-selected={isSelected}
      className={target === undefined && onOpenRow === undefined ? 'bdk-row' : 'bdk-row bdk-row-opens'}
      style={{ insetBlockStart: top }}
      onClick={openByClick}
      onAuxClick={openByClick}
    >
      {isSelected !== undefined && (
        <div role="gridcell" aria-colindex={1} className="bdk-cell bdk-select-cell bdk-pinned">
          <SelectCheckbox
            // The row's name: translating a label for each row would cost more.
            label={columns[0]?.text(row) ?? ''}
            checkState={isSelected ? 2 : 0}
            onToggle={(isRange) => onToggle?.(index, isRange)}
            tabIndex={activeColumn === 0 ? 0 : -1}
            data-cell={0}
          />
        </div>
      )}
      {columns.map((column, at) => {
        const columnIndex = at + leadingColumns;
        const tabIndex = columnIndex === activeColumn ? 0 : -1;
        const content = column.cell === undefined ? column.text(row) : column.cell(row);
        const isLink = at === 0 && (target !== undefined || onOpenRow !== undefined);
        return (
          <div
            key={column.id}
            role={at === 0 ? 'rowheader' : 'gridcell'}
            aria-colindex={columnIndex + 1}
            {...cellProps(column)}
            {...(isLink ? {} : { tabIndex, 'data-cell': columnIndex })}
          >
            {isLink ? (
              <RowOpener to={target} tabIndex={tabIndex} columnIndex={columnIndex}>
                {content}
              </RowOpener>
            ) : (
              content
            )}
          </div>
        );
      })}
      {rowMenuLabel !== undefined && onMenuToggle !== undefined && (
        <div role="gridcell" aria-colindex={columns.length + leadingColumns + 1} className="bdk-cell bdk-more-cell">
          <RowMenuButton
            label={`${rowMenuLabel} ${columns[0]?.text(row) ?? ''}`}
            id={id}
            row={row}
            isOpen={isMenuOpen}
            onToggle={onMenuToggle}
            tabIndex={activeColumn === columns.length + leadingColumns ? 0 : -1}
            data-cell={columns.length + leadingColumns}
          />
        </div>
      )}
    </div>
  );
}

function isSelectingText(): boolean {
  return window.getSelection()?.type === 'Range';
}
