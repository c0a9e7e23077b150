import { limits, type ListPage } from '@brokerdesk/api';

/** Cuts one page out of a list that is small enough to be described whole. */
export function paginate<Item>(
  items: readonly Item[],
  { page = 1, size = limits.pageSize }: { readonly page?: number | undefined; readonly size?: number | undefined },
) {
  const from = (page - 1) * size;
  return { items: items.slice(from, from + size), page, size, total: items.length } satisfies ListPage<Item>;
}
