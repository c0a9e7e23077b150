import type { CSSProperties } from 'react';
import type { ShownColumn } from './ListLayout.ts';

/** The widths of a grid's columns, in pixels: `leading` before those of the screen and `trailing` after them. */
export interface GridWidths<Row> {
  readonly columns: readonly ShownColumn<Row>[];
  readonly leading: number;
  readonly trailing: number;
}

/** Returns the width of a grid whose columns do not grow, in pixels. */
export function gridWidth<Row>({ columns, leading, trailing }: GridWidths<Row>): number {
  return columns.reduce((sum, { width }) => sum + width, leading + trailing);
}

/** Returns the custom properties that the style sheet uses for columns and rows. */
export function gridStyle<Row>(widths: GridWidths<Row> & { readonly rowHeight: number }): CSSProperties {
  const { columns, leading, trailing, rowHeight } = widths;
  // Widths follow the data, so the spare room goes to the last column that the user has not sized.
  const last = columns.findLastIndex(({ isFixed }) => !isFixed);
  const tracks = columns.map(({ width }, at) => (at === last ? `minmax(${width}px, 1fr)` : `${width}px`));
  return {
    '--bdk-columns': [...fixedTrack(leading), ...tracks, ...fixedTrack(trailing)].join(' '),
    '--bdk-width': `${gridWidth(widths)}px`,
    '--bdk-first': `${columns.reduce((end, { left, width }) => (left === undefined ? end : left + width), 0)}px`,
    '--bdk-tail': `${trailing}px`,
    '--bd-row': `${rowHeight}px`,
  } as CSSProperties;
}

function fixedTrack(width: number): readonly string[] {
  return width === 0 ? [] : [`${width}px`];
}

/** The class of a column's cells, and their position while the list is scrolled sideways. */
export function cellProps<Row>({ align, left }: ShownColumn<Row>): {
  className: string;
  style?: CSSProperties | undefined;
} {
  const className = `bdk-cell${align === 'end' ? ' bdk-cell-end' : ''}${left === undefined ? '' : ' bdk-pinned'}`;
  return left === undefined ? { className } : { className, style: { insetInlineStart: left } };
}
