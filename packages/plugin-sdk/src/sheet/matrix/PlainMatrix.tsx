import { Table } from '../../kit/Table.tsx';
import type { MatrixTableProps } from './MatrixTableProps.ts';

/** A matrix as a native table, which scrolls below its header and beside its first column. */
export function PlainMatrix({ label, rowTitle, rows, columns, cellOf }: MatrixTableProps) {
  return (
    // The browser scrolls it with the arrow keys once it has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <section className="bdk-matrix-frame" aria-label={label} tabIndex={0}>
      <Table className="bdk-matrix-plain">
        <caption className="bdk-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{rowTitle}</th>
            {columns.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, level = 0 }) => (
            <tr key={id}>
              <th scope="row">
                <span style={indent(level)}>{title}</span>
              </th>
              {columns.map((column) => {
                const { mark, text } = cellOf(id, column.id);
                return (
                  <td key={column.id}>
                    <span aria-hidden="true">{mark}</span>
                    <span className="bdk-hidden">{text}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

/** Returns the style of a title by its level; from the seventh on, rows are not indented further. */
export function indent(level: number) {
  return { paddingInlineStart: Math.min(level, 6) * 16 };
}
