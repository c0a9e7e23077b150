import type { ScreenParams } from '../../hostServices.ts';
import type { TextOf } from '../../defineTexts.ts';
import type { en } from '../locales/en.ts';
import type { ListFilter } from './ListFilter.ts';

type KitText = TextOf<typeof en>;

/** A filter that is set, in readable form, and the parameters that are removed with it. */
export interface ActiveFilter {
  readonly key: string;
  readonly label: string;
  readonly params: readonly string[];
}

/** Lists the filters that are set. `formatDate` formats a day. */
export function findActiveFilters({
  filters,
  values,
  formatDate,
  text,
}: {
  readonly filters: readonly ListFilter[];
  readonly values: ScreenParams;
  readonly formatDate: (day: string) => string;
  readonly text: KitText;
}): ActiveFilter[] {
  return filters.flatMap((filter) => {
    if (filter.kind === 'dates') {
      const from = values[filter.from];
      const to = values[filter.to];
      if (from === undefined && to === undefined) return [];
      const days = daysBetween({ from: from && formatDate(from), to: to && formatDate(to), text });
      const label = text('list.filter', { name: filter.label, values: days });
      return [{ key: filter.from, label, params: [filter.from, filter.to] }];
    }
    const value = values[filter.param];
    if (value === undefined) return [];
    const labels = value.split(',').map((one) => filter.options.find((option) => option.value === one)?.label ?? one);
    const label = text('list.filter', { name: filter.label, values: labels.join(text('list.separator')) });
    return [{ key: filter.param, label, params: [filter.param] }];
  });
}

function daysBetween({
  from,
  to,
  text,
}: {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly text: KitText;
}): string {
  if (from === undefined) return text('list.upTo', { day: to ?? '' });
  return to === undefined ? text('list.since', { day: from }) : `${from} – ${to}`;
}
