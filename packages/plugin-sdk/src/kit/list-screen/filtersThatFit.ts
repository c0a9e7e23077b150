// Which filters of a list stand in one line with its search; the others are below "More filters".
import type { ListFilter } from './ListFilter.ts';

/** The space between two fields, in pixels. */
export const fieldGap = 12;

/** The least width of the search field, in pixels. */
export const searchWidth = 220;

const moreWidth = 136;

/**
 * Returns the first filters whose fields fit.
 *
 * @param options.room the width for fields and for the button of the others, in pixels
 * @param options.isAll these are all filters of the list, so that none needs the button if they fit
 */
export function filtersThatFit(
  filters: readonly ListFilter[],
  { room, isAll }: { readonly room: number; readonly isAll: boolean },
): readonly ListFilter[] {
  const ends = filters.map((_, at) => filters.slice(0, at + 1).reduce((sum, one) => sum + widthOf(one) + fieldGap, 0));
  if (isAll && (ends.at(-1) ?? 0) <= room) return filters;
  return filters.filter((_, at) => (ends[at] ?? 0) + moreWidth <= room);
}

/** Estimates the width of a field in pixels: measuring it would lay out the page twice. */
function widthOf(filter: ListFilter): number {
  const label = textWidth(filter.label) + 8;
  if (filter.kind === 'dates') return label + 334;
  if (filter.kind === 'text') return label + 200;
  if (filter.kind === 'choices') return label + 48;
  return label + Math.min(160, 40 + Math.max(0, ...filter.options.map((option) => textWidth(option.label))));
}

/** The width of a text of 13 pixels. */
function textWidth(text: string): number {
  return [...text].reduce((sum, character) => sum + (character >= '\u2e80' ? 13 : 7), 0);
}
