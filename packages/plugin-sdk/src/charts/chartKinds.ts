import type { ChartKind } from './ChartProps.ts';

/**
 * Returns whether a chart shows the parts of one whole: each category has a colour and a place in the legend, where other
 * charts have them for each series.
 */
export function isOfParts(kind: ChartKind): boolean {
  return kind === 'pie' || kind === 'funnel';
}

/** Returns whether the values of a category are drawn on top of each other. */
export function isStacked(kind: ChartKind): boolean {
  return kind === 'stacked-column' || kind === 'stacked-bar';
}
