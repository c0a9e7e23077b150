// Lists of a large collection stay quick because each step (the broker's rows, their order, a filter) is done once for
// one state of the collection: rows never change in place, so the array they stand in is the key.
import { limits, type ListPage } from '@brokerdesk/api';
import type { RowPage } from '../../pipeline/Route.ts';

const maximumSelections = 32;
const selectionsByRows = new WeakMap<readonly object[], Map<string, readonly object[]>>();

/** Makes a selection of `rows` unless the one named `key` is still known. `key` must say all that `select` reads. */
export function selectRows<Row extends object>(
  rows: readonly Row[],
  key: string,
  select: () => readonly Row[],
): readonly Row[] {
  const selections = selectionsByRows.get(rows) ?? new Map<string, readonly object[]>();
  selectionsByRows.set(rows, selections);
  const cached = selections.get(key) as readonly Row[] | undefined;
  const selection = cached ?? select();
  // Put last again: the first one is the one unused for longest.
  selections.delete(key);
  selections.set(key, selection);
  const [oldest] = selections.keys();
  if (selections.size > maximumSelections && oldest !== undefined) selections.delete(oldest);
  return selection;
}

export interface SortOptions<Row> {
  readonly sort: string;
  /** Null sorts last, whichever the direction. */
  readonly valueOf: (row: Row, field: string) => string | number | null;
  /** Decides between equal rows, so that no row appears on two pages. */
  readonly idOf: (row: Row) => string;
}

/** Sorts by `field` or `-field`. */
export function sortRows<Row extends object>(rows: readonly Row[], options: SortOptions<Row>): readonly Row[] {
  const keyOf = sortKeys(options);
  const compare = compareKeys(options);
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((left, right) => compare(left.key, right.key))
    .map(({ row }) => row);
}

/** What decides a row's place: made once for a row that is compared often. */
export interface SortKey {
  readonly value: string | number | null;
  readonly id: string;
}

export function sortKeys<Row>({ sort, valueOf, idOf }: SortOptions<Row>): (row: Row) => SortKey {
  const field = sort.startsWith('-') ? sort.slice(1) : sort;
  return (row) => ({ value: valueOf(row, field), id: idOf(row) });
}

export function compareKeys({ sort }: { readonly sort: string }): (left: SortKey, right: SortKey) => number {
  const direction = sort.startsWith('-') ? -1 : 1;
  return (left, right) => {
    if (left.value === right.value && left.id === right.id) return 0;
    if (left.value === right.value) return left.id < right.id ? -1 : 1;
    if (left.value === null) return 1;
    if (right.value === null) return -1;
    return left.value < right.value ? -direction : direction;
  };
}

/** Names one page of a list, with what a call gets that does not say which. */
export function pageOf(
  list: readonly object[],
  { page = 1, size = limits.pageSize }: { readonly page?: number | undefined; readonly size?: number | undefined },
): RowPage {
  return { list, page, size };
}

/** Whether the text that somebody searches for is in one of the fields, whatever the case. */
export function matchesText(fields: readonly (string | null)[], query: string): boolean {
  return fields.some((field) => field?.toLowerCase().includes(query));
}

/** Cuts one page out of a list that is small enough to be described whole. */
export function paginate<Item>(
  items: readonly Item[],
  { page = 1, size = limits.pageSize }: { readonly page?: number | undefined; readonly size?: number | undefined },
) {
  const from = (page - 1) * size;
  return { items: items.slice(from, from + size), page, size, total: items.length } satisfies ListPage<Item>;
}
