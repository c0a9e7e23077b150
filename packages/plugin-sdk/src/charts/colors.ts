// The colours of charts are variables of `charts.css`, which differ between the themes. Areas that touch also differ by a
// pattern, lines by their dashes and marks, so that a chart can be read without colours.
import type { DashStyleValue, PatternObject } from 'highcharts';
import type { ChartColor } from './ChartProps.ts';

const paletteSize = 8;

/** Returns a colour of the palette or of a status as a CSS value. */
export function colorOf(color: ChartColor): string {
  return typeof color === 'number' ? `var(--bd-chart-${color % paletteSize})` : `var(--bd-tone-${color})`;
}

/** Lines over an area of 8 × 8 px; the first area is plain. */
const patterns = [
  '',
  'M 0 8 L 8 0 M -2 2 L 2 -2 M 6 10 L 10 6',
  'M 0 0 L 8 8 M -2 6 L 2 10 M 6 -2 L 10 2',
  'M 0 4 L 8 4',
  'M 4 0 L 4 8',
  'M 0 4 L 8 4 M 4 0 L 4 8',
  'M 3 4 A 1 1 0 1 1 5 4 A 1 1 0 1 1 3 4',
  'M 0 0 L 8 8 M 0 8 L 8 0',
];

/** Returns how the area at a position is filled. */
export function fillOf(color: ChartColor, position: number): string | PatternObject {
  const path = patterns[position % patterns.length];
  if (path === undefined || path === '') return colorOf(color);
  return {
    pattern: {
      width: 8,
      height: 8,
      backgroundColor: colorOf(color),
      color: 'var(--bd-surface)',
      path: { d: path, strokeWidth: 1.5, fill: 'none' },
    },
  };
}

const dashes: readonly DashStyleValue[] = ['Solid', 'Dash', 'ShortDot', 'LongDash', 'DashDot', 'ShortDash'];

/** Returns how the line at a position is dashed. */
export function dashOf(position: number): DashStyleValue {
  return dashes[position % dashes.length] ?? 'Solid';
}
