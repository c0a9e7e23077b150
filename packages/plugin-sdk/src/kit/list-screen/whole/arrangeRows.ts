// Search, filters and order of a list whose endpoint returns all of its rows. Loaded with the first such list.
import { foldText, type Language } from '@brokerdesk/api';
import { textOrderOf } from '@brokerdesk/api/collation';
import { clockTimeOf } from '../../../formats/shanghaiTime.ts';
import type { ListColumn } from '../ListColumn.ts';
import type { ListFilter, ListQueues } from '../ListFilter.ts';
import type { ListState } from '../../../lists/listState.ts';

/** How rows are searched, filtered and sorted. */
export interface RowArrangement<Row> {
  readonly columns: readonly ListColumn<Row>[];
  readonly filters: readonly ListFilter[];
  readonly queues: ListQueues | undefined;
  readonly filterValue: ((row: Row, param: string) => FilterValue) | undefined;
  readonly state: Pick<ListState, 'q' | 'filters' | 'sort'>;
  readonly language: Language;
  /** How search and texts are compared; `foldText` by default. */
  readonly fold?: ((text: string) => string) | undefined;
}

type FilterValue = string | readonly string[] | null | undefined;
type SortValue = string | number | boolean | null;

/** Arranges rows as a {@link RowArrangement} says. */
export type ArrangeRows = typeof arrangeRows;

/**
 * Returns what arranges rows. For a search with other than plain Latin characters it also folds the scripts and forms of
 * Chinese ones, with a table that is fetched with the first such search.
 */
export async function loadRowArranger(needsScripts: boolean): Promise<ArrangeRows> {
  if (!needsScripts) return arrangeRows;
  const { foldSearchText } = await import('@brokerdesk/api/search');
  return (rows, arrangement) => arrangeRows(rows, { fold: foldSearchText, ...arrangement });
}

/** Returns the rows that match the search and the filters, in the order of the list. */
export function arrangeRows<Row>(rows: readonly Row[], arrangement: RowArrangement<Row>): readonly Row[] {
  const { columns, state, fold = foldText } = arrangement;
  const words = fold(state.q);
  const tests = [
    ...arrangement.filters,
    ...(arrangement.queues ? [{ ...arrangement.queues, kind: 'select' } as const] : []),
  ]
    .map((filter) => createFilterTest(filter, arrangement))
    .filter((test) => test !== undefined);
  const found = rows.filter(
    (row) =>
      tests.every((test) => test(row)) &&
      (words === '' || columns.some((column) => fold(column.searchText?.(row) ?? column.text(row)).includes(words))),
  );
  return sortRows(found, arrangement);
}

function createFilterTest<Row>(
  filter: Pick<ListFilter, 'kind'> & ({ readonly param: string } | { readonly from: string; readonly to: string }),
  { state, filterValue = readProperty }: RowArrangement<Row>,
): ((row: Row) => boolean) | undefined {
  if ('from' in filter) {
    const [from = '', to = ''] = [state.filters[filter.from], state.filters[filter.to]];
    if (from === '' && to === '') return undefined;
    return (row) => valuesOf(filterValue(row, filter.from)).some((time) => isWithin(dayOf(time), from, to));
  }
  const wanted = state.filters[filter.param];
  if (wanted === undefined) return undefined;
  const choices = filter.kind === 'choices' ? wanted.split(',') : [wanted];
  return (row) => valuesOf(filterValue(row, filter.param)).some((value) => choices.includes(value));
}

function sortRows<Row>(rows: readonly Row[], { columns, state, language }: RowArrangement<Row>): readonly Row[] {
  const isDescending = state.sort.startsWith('-');
  const column = columns.find(({ sortField }) => sortField === state.sort.replace(/^-/, ''));
  if (column === undefined) return rows;
  const compare = textOrderOf(language);
  const values = new Map(rows.map((row) => [row, column.sortValue ? column.sortValue(row) : column.text(row)]));
  return rows.toSorted((one, other) => {
    const [a = null, b = null] = [values.get(one), values.get(other)];
    // Rows without a value come last in both orders.
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const order = compareValues(a, b, compare);
    return isDescending ? -order : order;
  });
}

function compareValues(
  a: Exclude<SortValue, null>,
  b: Exclude<SortValue, null>,
  compare: ReturnType<typeof textOrderOf>,
) {
  return typeof a === 'string' || typeof b === 'string' ? compare(String(a), String(b)) : Number(a) - Number(b);
}

function readProperty(row: unknown, param: string): FilterValue {
  const value = (row as Readonly<Record<string, string | number | boolean | readonly string[] | null | undefined>>)[
    param
  ];
  return value === null || value === undefined || typeof value === 'object' ? value : String(value);
}

function valuesOf(value: FilterValue): readonly string[] {
  if (value === null || value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}

function isWithin(day: string, from: string, to: string): boolean {
  return (from === '' || day >= from) && (to === '' || day <= to);
}

/** Returns the day of a time in Asia/Shanghai, as `YYYY-MM-DD`. */
function dayOf(time: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(time)) return time;
  return clockTimeOf(time).day;
}
