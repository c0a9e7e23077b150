import { memo } from 'react';
import type { SheetColumn, SheetRow as RowOfTexts } from '../SheetColumn.ts';
import { CellEditor } from './CellEditor.tsx';

/** The props of {@link SheetRow}; they stay the same while the sheet is scrolled. */
interface SheetRowProps<Row extends RowOfTexts> {
  readonly row: Row;
  /** The row's name, such as its number in the file. */
  readonly label: string;
  /** Its position among the rows that are shown. */
  readonly position: number;
  /** Pixels from the top of the first row. */
  readonly top: number;
  readonly columns: readonly SheetColumn<Row>[];
  readonly isFirstPinned: boolean;
  /** The prefix of the element ids. */
  readonly id: string;
  /** The active column, or -1 if another row is active. */
  readonly activeColumn: number;
  readonly isEditing: boolean;
  /** The first and last selected column; -1 without a selection. */
  readonly selectedFrom: number;
  readonly selectedTo: number;
  /** The messages of its cells with errors, by the columns' keys. */
  readonly issues: ReadonlyMap<string, string> | undefined;
  /** The messages of its cells to check. */
  readonly notes: ReadonlyMap<string, string> | undefined;
  readonly isReadOnly: boolean;
  readonly onType: (value: string) => void;
}

/** The width of the column with the rows' names, in pixels. */
export const rowLabelWidth = 56;

/** One row of a sheet. */
export const SheetRow = memo(Row) as typeof Row;

function Row<Row extends RowOfTexts>(props: SheetRowProps<Row>) {
  const { row, label, position, top, columns, isFirstPinned, id, activeColumn, isEditing, issues, onType } = props;
  const rowId = `${id}-row-${position}`;
  return (
    <div
      role="row"
      aria-rowindex={position + 2}
      data-row={position}
      className="bdk-row"
      style={{ insetBlockStart: top }}
    >
      <div role="rowheader" id={rowId} aria-colindex={1} className="bdk-cell bdk-pinned bdk-sheet-label">
        {label}
      </div>
      {columns.map(({ key, lang, isReadOnly: isFixed = false }, at) => {
        const isReadOnly = props.isReadOnly || isFixed;
        const isActive = at === activeColumn;
        const isPinned = at === 0 && isFirstPinned;
        const isInvalid = issues?.has(key) ?? false;
        const hasNote = !isInvalid && props.notes?.has(key) === true;
        return (
          <div
            key={key}
            role="gridcell"
            aria-colindex={at + 2}
            aria-selected={isActive || (at >= props.selectedFrom && at <= props.selectedTo)}
            {...readOnlyProps(isReadOnly)}
            aria-invalid={isInvalid || undefined}
            data-note={hasNote || undefined}
            className={`bdk-cell${isPinned ? ' bdk-pinned' : ''}`}
            lang={lang}
            // The browser must not translate what users write in another language.
            translate={lang === undefined ? undefined : 'no'}
            {...(isPinned ? { style: { insetInlineStart: rowLabelWidth } } : {})}
            {...(isActive ? {} : { 'data-cell': at })}
          >
            {isActive ? (
              <CellEditor
                value={row[key] ?? ''}
                column={at}
                isReadOnly={isReadOnly}
                isEditing={isEditing}
                lang={lang}
                labelledBy={`${id}-column-${at} ${rowId}`}
                isInvalid={isInvalid}
                describedBy={isInvalid || hasNote ? `${id}-message` : undefined}
                onType={onType}
              />
            ) : (
              row[key]
            )}
          </div>
        );
      })}
    </div>
  );
}

/** ARIA 1.2 defines the attribute for cells of a grid; the linter's table of roles does not have it. */
function readOnlyProps(isReadOnly: boolean) {
  return { 'aria-readonly': isReadOnly };
}
