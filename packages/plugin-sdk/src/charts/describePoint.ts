import type { Point } from 'highcharts';
import type { ChartPoint } from './ChartProps.ts';
import type { OptionsInput } from './OptionsInput.ts';
import { isOfParts } from './chartKinds.ts';
import { shareOf } from './shareOf.ts';

/** Finds what the library's point was made from. */
export function findPoint({ kind, categories, series }: OptionsInput, point: Point): ChartPoint | undefined {
  const category = categories[point.index];
  const found = isOfParts(kind) ? series[0] : series.find(({ key }) => key === point.series.options.id);
  if (category === undefined || found === undefined || typeof point.y !== 'number') return undefined;
  return { category, series: found, value: point.y };
}

/** As in "20 Nov 2026, Hong Kong: 12". */
export function describePoint(
  { kind, series, categories, format }: OptionsInput,
  { category, ...point }: ChartPoint,
): string {
  const name = category.name ?? category.label;
  const value = format(point.value);
  if (isOfParts(kind)) return `${name}: ${value} (${shareOf(series, categories.indexOf(category))})`;
  return series.length > 1 ? `${name}, ${point.series.name}: ${value}` : `${name}: ${value}`;
}

/** Escapes a text for the library, which reads tags; names come from brokers. */
export function escapeMarkup(plain: string): string {
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * Names the element that has the focus while the arrow keys move through more points than the library makes elements for.
 * The table has their values.
 */
export function nameContainer(container: HTMLElement, title: string): void {
  container.setAttribute('role', 'group');
  container.setAttribute('aria-label', title);
}

/** Removes the description that the library gives every drawing: its own name and version, in English. */
export function removeCredit(container: HTMLElement): void {
  container.querySelector('desc')?.remove();
}
