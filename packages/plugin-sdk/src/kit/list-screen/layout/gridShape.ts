import type { CSSProperties } from 'react';
import type { ShownColumn } from './ListLayout.ts';

/** The room of a grid's columns, in pixels: `lead` stands before those of the screen and `tail` behind them. */
export interface GridRoom<Row> {
  readonly columns: readonly ShownColumn<Row>[];
  readonly lead: number;
  readonly tail: number;
}

/** How wide a grid is when nothing of it grows, in pixels. */
export function gridWidth<Row>({ columns, lead, tail }: GridRoom<Row>): number {
  return columns.reduce((sum, { width }) => sum + width, lead + tail);
}

/** What the style sheet draws a grid's columns and rows from. */
export function gridShape<Row>(room: GridRoom<Row> & { readonly rowHeight: number }): CSSProperties {
  const { columns, lead, tail, rowHeight } = room;
  const tracks = columns.map(({ width, isFixed }) => (isFixed ? `${width}px` : `minmax(${width}px, ${width}fr)`));
  return {
    '--bdk-columns': [...pixels(lead), ...tracks, ...pixels(tail)].join(' '),
    '--bdk-width': `${gridWidth(room)}px`,
    '--bdk-first': `${columns.reduce((end, { left, width }) => (left === undefined ? end : left + width), 0)}px`,
    '--bdk-tail': `${tail}px`,
    '--bd-row': `${rowHeight}px`,
  } as CSSProperties;
}

function pixels(width: number): readonly string[] {
  return width === 0 ? [] : [`${width}px`];
}
