// Lists of a large collection stay fast because each step (the broker's rows, their order, a filter) is done once per
// state of the collection: rows are immutable, so their array is the cache key.
import { limits, type ListPage, type WireLanguage } from '@brokerdesk/api';
import { textOrderOf } from '@brokerdesk/api/collation';
import { foldSearchText } from '@brokerdesk/api/search';
import type { RowPage, RowSource } from '../../context/RowSerializer.ts';

const maximumSelections = 32;
const selectionsByRows = new WeakMap<object, Map<string, readonly object[]>>();

/**
 * Selects from `rows`, which are an array or another immutable list, unless the selection named `key` is cached. `key`
 * must contain everything that `select` reads.
 */
export function selectRows<Row extends object>(
  rows: object,
  key: string,
  select: () => readonly Row[],
): readonly Row[] {
  const selections = selectionsByRows.get(rows) ?? new Map<string, readonly object[]>();
  selectionsByRows.set(rows, selections);
  const cached = selections.get(key) as readonly Row[] | undefined;
  const selection = cached ?? select();
  // Inserted again as the last: the first entry is the least recently used.
  selections.delete(key);
  selections.set(key, selection);
  const [oldest] = selections.keys();
  if (selections.size > maximumSelections && oldest !== undefined) selections.delete(oldest);
  return selection;
}

export interface SortOptions<Row> {
  readonly sort: string;
  /** Null sorts last in both directions. */
  readonly valueOf: (row: Row, field: string) => string | number | null;
  /**
   * Sorts texts as readers of this language expect: without regard to case, Chinese by pinyin or by strokes, numbers by
   * their value. By code unit if absent: only for codes and times.
   */
  readonly language?: WireLanguage;
  /** Breaks ties, so that no row appears on two pages. */
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

/** The values that decide a row's position; computed once for a row that is compared often. */
interface SortKey {
  readonly value: string | number | null;
  readonly id: string;
}

export function sortKeys<Row>({ sort, valueOf, idOf }: SortOptions<Row>): (row: Row) => SortKey {
  const field = sort.startsWith('-') ? sort.slice(1) : sort;
  return (row) => ({ value: valueOf(row, field), id: idOf(row) });
}

export function compareKeys({
  sort,
  language,
}: Pick<SortOptions<never>, 'sort' | 'language'>): (left: SortKey, right: SortKey) => number {
  const direction = sort.startsWith('-') ? -1 : 1;
  const compareTexts = language && textOrderOf(language);
  return (left, right) => {
    if (left.value === right.value && left.id === right.id) return 0;
    if (left.value === right.value) return left.id < right.id ? -1 : 1;
    if (left.value === null) return 1;
    if (right.value === null) return -1;
    if (compareTexts && typeof left.value === 'string' && typeof right.value === 'string') {
      return direction * compareTexts(left.value, right.value) || (left.id < right.id ? -1 : 1);
    }
    return left.value < right.value ? -direction : direction;
  };
}

/** Identifies one page of a list; with defaults for a request without parameters. */
export function pageOf(
  list: RowSource,
  { page = 1, size = limits.pageSize }: { readonly page?: number | undefined; readonly size?: number | undefined },
): RowPage {
  return { list, page, size };
}

/**
 * Returns whether one of the fields contains the search text, regardless of case, width, accents, spaces, signs, and of the
 * script and form of Chinese characters. Every field does if the search has no letter or digit.
 */
export function matchesText(fields: readonly (string | null)[], query: string | undefined): boolean {
  const sought = foldSearchText((query ?? '').replaceAll('\n', ' '));
  return sought === '' || fields.some((field) => field !== null && foldSearchText(field).includes(sought));
}

/** Returns one page of a list that is small enough to be described completely. */
export function paginate<Item>(
  items: readonly Item[],
  { page = 1, size = limits.pageSize }: { readonly page?: number | undefined; readonly size?: number | undefined },
) {
  const from = (page - 1) * size;
  return { items: items.slice(from, from + size), page, size, total: items.length } satisfies ListPage<Item>;
}
