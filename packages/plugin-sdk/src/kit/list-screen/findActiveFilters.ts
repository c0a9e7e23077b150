import type { ScreenParams } from '../../services/hostServices.ts';
import type { TextOf } from '../../hooks/defineTexts.ts';
import type { en } from '../../hooks/locales/en.ts';
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
  values: given,
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
      const from = given[filter.from];
      const to = given[filter.to];
      if (from === undefined && to === undefined) return [];
      const days = daysBetween({ from: from && formatDate(from), to: to && formatDate(to), text });
      const label = text('list.filter', { name: filter.label, values: days });
      return [{ key: filter.from, label, params: [filter.from, filter.to] }];
    }
    const value = given[filter.param];
    if (value === undefined) return [];
    const { kind, options = [] } = filter;
    const chosen = kind === 'choices' ? value.split(',') : [value];
    const join = (labels: readonly string[]) => labels.join(text('list.separator'));
    const left = options.filter((option) => !chosen.includes(option.value));
    // Sixteen of seventeen statuses are understood by the one that is missing.
    const isAlmostAll =
      left.length > 0 && left.length * 4 <= chosen.length && chosen.length + left.length === options.length;
    const values = isAlmostAll
      ? text('list.allBut', { values: join(left.map(({ label }) => label)) })
      : join(chosen.map((one) => options.find((option) => option.value === one)?.label ?? one));
    return [{ key: filter.param, label: text('list.filter', { name: filter.label, values }), params: [filter.param] }];
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
