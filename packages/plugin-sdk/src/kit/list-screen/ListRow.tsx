import { memo } from 'react';
import type { ScreenTarget } from '../../services/hostServices.ts';
import type { ShownColumn } from './layout/ListLayout.ts';
import { RowOpener } from './RowOpener.tsx';
import { RowMenuButton } from './selection/RowMenuButton.tsx';
import type { RowMenuControl } from './selection/useRowMenu.tsx';
import { SelectCheckbox } from './selection/SelectCheckbox.tsx';
import { cellProps } from './layout/gridStyle.ts';
import { useRowOpening } from './useRowOpening.ts';

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
  const { target, opens, openByClick } = useRowOpening({ row, rowTarget, onOpenRow, onOpen });
  return (
    <div
      role="row"
      aria-rowindex={ariaRowIndex}
      data-row={index}
      aria-selected={isSelected}
      className={opens ? 'bdk-row bdk-row-opens' : 'bdk-row'}
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
        const isLink = at === 0 && opens;
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
