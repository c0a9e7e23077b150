import type { CSSProperties } from 'react';
import type { ShownColumn } from './ListLayout.ts';

/** The room of a grid's columns, in pixels: `lead` stands before those of the screen and `tail` behind them. */
export interface GridWidths<Row> {
  readonly columns: readonly ShownColumn<Row>[];
  readonly leading: number;
  readonly trailing: number;
}

/** How wide a grid is when nothing of it grows, in pixels. */
export function gridWidth<Row>({ columns, leading, trailing }: GridWidths<Row>): number {
  return columns.reduce((sum, { width }) => sum + width, leading + trailing);
}

/** What the style sheet draws a grid's columns and rows from. */
export function gridStyle<Row>(widths: GridWidths<Row> & { readonly rowHeight: number }): CSSProperties {
  const { columns, leading, trailing, rowHeight } = widths;
  const tracks = columns.map(({ width, isFixed }) => (isFixed ? `${width}px` : `minmax(${width}px, ${width}fr)`));
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
