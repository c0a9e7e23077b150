import type { ScreenParams } from '../../hostServices.ts';
import type { ListFilter } from './ListFilter.ts';

/** A filter that is set, as people read it, and the parameters that removing it empties. */
export interface ActiveFilter {
  readonly key: string;
  readonly label: string;
  readonly params: readonly string[];
}

/** Lists the filters that are set. `formatDate` makes a day readable. */
export function findActiveFilters({
  filters,
  values,
  formatDate,
}: {
  readonly filters: readonly ListFilter[];
  readonly values: ScreenParams;
  readonly formatDate: (day: string) => string;
}): ActiveFilter[] {
  return filters.flatMap((filter) => {
    if (filter.kind === 'dates') {
      const from = values[filter.from];
      const to = values[filter.to];
      if (from === undefined && to === undefined) return [];
      const days = `${from === undefined ? '' : formatDate(from)} – ${to === undefined ? '' : formatDate(to)}`;
      return [{ key: filter.from, label: `${filter.label}: ${days}`, params: [filter.from, filter.to] }];
    }
    const value = values[filter.param];
    if (value === undefined) return [];
    const labels = value.split(',').map((one) => filter.options.find((option) => option.value === one)?.label ?? one);
    return [{ key: filter.param, label: `${filter.label}: ${labels.join(', ')}`, params: [filter.param] }];
  });
}
