// Blueprint's table, loaded with the first matrix. It has neither roles nor rows for assistive technology
// (docs/decisions/blueprint.md), so the switch beside it leads to a native table.
import { HotkeysContext } from '@blueprintjs/core';
import { Cell, Column, ColumnHeaderCell, RenderMode, SelectionModes, Table } from '@blueprintjs/table';
import tableStyles from '@blueprintjs/table/lib/css/table.css?inline';
import { type ComponentProps, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { tableScrollSelector } from '../../kit/blueprintClasses.ts';
import { injectStyleSheet } from '../../kit/injectStyleSheet.ts';
import type { MatrixTableProps } from './MatrixTableProps.ts';
import { indent } from './PlainMatrix.tsx';
import styles from './spreadsheetMatrix.css?inline';

injectStyleSheet(tableStyles);
injectStyleSheet(styles);

const rowHeight = 32;
const titleWidth = 340;
const columnWidth = 176;
const maxHeight = 640;

/** Props of {@link SpreadsheetMatrix}. */
export interface SpreadsheetMatrixProps extends MatrixTableProps {
  /** Where the same can be read by keyboard and screen reader. */
  readonly hint: string;
}

/** A matrix as a spreadsheet, whose header and first column stay in view. */
export function SpreadsheetMatrix({ label, hint, rowTitle, rows, columns, cellOf }: SpreadsheetMatrixProps) {
  const frame = useRef<HTMLElement>(null);
  const hintID = useId();
  const widths = useMemo(() => [titleWidth, ...columns.map(() => columnWidth)], [columns]);
  useLayoutEffect(() => makeScrollable(frame.current), []);

  function renderTitle(at: number) {
    const { title = '', level = 0 } = rows[at] ?? {};
    return (
      <Cell className="bdk-matrix-cell" tooltip={title} truncated={false}>
        <span className="bdk-matrix-text" style={indent(level)}>
          {title}
        </span>
      </Cell>
    );
  }
  function renderCell(at: number, columnID: string) {
    const row = rows[at];
    if (!row) return <Cell className="bdk-matrix-cell" />;
    const { mark, text } = cellOf(row.id, columnID);
    return (
      <Cell className="bdk-matrix-cell" tooltip={text} truncated={false}>
        <span className="bdk-matrix-text">{mark}</span>
      </Cell>
    );
  }
  return (
    <section ref={frame} aria-label={label} aria-describedby={hintID}>
      <p id={hintID} className="bdk-hidden">
        {hint}
      </p>
      <div style={{ blockSize: Math.min((rows.length + 1) * rowHeight + scrollbarHeight, maxHeight) }}>
        <HotkeysContext value={noHotkeys}>
          <Table
            className="bdk-matrix"
            numRows={rows.length}
            numFrozenColumns={1}
            columnWidths={widths}
            defaultRowHeight={rowHeight}
            enableRowHeader={false}
            enableColumnResizing={false}
            enableRowResizing={false}
            enableMultipleSelection={false}
            selectionModes={SelectionModes.NONE}
            renderMode={RenderMode.NONE}
            cellRendererDependencies={[rows, columns, cellOf]}
          >
            {[
              <Column
                key="title"
                id="title"
                cellRenderer={renderTitle}
                columnHeaderCellRenderer={() => renderHeader(rowTitle)}
              />,
              ...columns.map(({ id, title }) => (
                <Column
                  key={`column ${id}`}
                  id={`column ${id}`}
                  cellRenderer={(at) => renderCell(at, id)}
                  columnHeaderCellRenderer={() => renderHeader(title)}
                />
              )),
            ]}
          </Table>
        </HotkeysContext>
      </div>
    </section>
  );
}

/** Blueprint gives the returned element its width, so it cannot be a component of ours. */
function renderHeader(title: string) {
  return (
    <ColumnHeaderCell
      className="bdk-matrix-header"
      name={title}
      nameRenderer={(name) => <span title={name}>{name}</span>}
    />
  );
}

const scrollbarHeight = 18;

/** The spreadsheet has no shortcuts; without this, Blueprint warns in the console. */
const noHotkeys: ComponentProps<typeof HotkeysContext>['value'] = [
  { hasProvider: true, hotkeys: [], isDialogOpen: false },
  () => undefined,
];

/** Lets the keyboard scroll the spreadsheet: Blueprint's tab stop is an element around those that scroll. */
function makeScrollable(frame: HTMLElement | null): void {
  frame?.querySelector('[tabindex="0"]')?.removeAttribute('tabindex');
  for (const element of frame?.querySelectorAll(tableScrollSelector) ?? []) element.setAttribute('tabindex', '0');
}
