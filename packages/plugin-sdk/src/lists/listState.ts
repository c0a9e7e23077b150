// The screen's parameters determine what a list shows, so that a copied address, reload, back and forward show the same
// list. Defaults are omitted; a parameter that cannot be read falls back to its default.
import { limits } from '@brokerdesk/api';
import type { ScreenParams } from '../services/hostServices.ts';

/** The state of a list. */
export interface ListState {
  /** One-based. */
  readonly page: number;
  readonly size: number;
  /** A field, with `-` before it for descending. */
  readonly sort: string;
  readonly q: string;
  /** Values by the endpoint's parameter; only those that are set. */
  readonly filters: ScreenParams;
  /** The identifier of the saved view that was opened; other users see its rows, but not the view itself. */
  readonly view: string;
}

/** The parameters that a list accepts. */
export interface ListRules {
  readonly defaultSort: string;
  readonly sortFields: readonly string[];
  readonly filterParams: readonly string[];
}

/** The highest page that endpoints accept; an address may have any. */
const highestPage = 1_000_000;

/** The page sizes that the user can choose. */
export const pageSizes: readonly number[] = [50, 100, 200, limits.pageSizeMax];

/** Reads what a list shows from its screen's parameters. */
export function readListState(params: ScreenParams, rules: ListRules): ListState {
  const page = Number(params['page']);
  const size = Number(params['size']);
  const sort = params['sort'] ?? '';
  return {
    page: Number.isInteger(page) && page > 0 ? Math.min(page, highestPage) : 1,
    size: pageSizes.includes(size) ? size : limits.pageSize,
    sort: rules.sortFields.includes(sort.replace(/^-/, '')) ? sort : rules.defaultSort,
    q: params['q'] ?? '',
    view: params['view'] ?? '',
    filters: Object.fromEntries(
      rules.filterParams.flatMap((name) => {
        const value = params[name];
        return value === undefined || value === '' ? [] : [[name, value]];
      }),
    ),
  };
}

/** Returns the parameters of a screen that do not belong to its list, such as the record around it. */
export function otherParams(params: ScreenParams, { filterParams }: ListRules): ScreenParams {
  const own = new Set(['page', 'size', 'sort', 'q', 'view', ...filterParams]);
  return Object.fromEntries(Object.entries(params).filter(([name]) => !own.has(name)));
}

/** Writes what a list shows as its screen's parameters, without defaults. */
export function writeListState(state: ListState, rules: ListRules): ScreenParams {
  return {
    ...(state.page === 1 ? {} : { page: String(state.page) }),
    ...(state.size === limits.pageSize ? {} : { size: String(state.size) }),
    ...(state.sort === rules.defaultSort ? {} : { sort: state.sort }),
    ...(state.q === '' ? {} : { q: state.q }),
    ...state.filters,
    ...(state.view === '' ? {} : { view: state.view }),
  };
}

/** Returns the query that requests what a list shows; filters of the state replace fixed ones. */
export function listQueryOf(
  { page, size, sort, q, filters }: ListState,
  fixedFilters: Readonly<Record<string, string | number | undefined>> = {},
): Record<string, string | number> {
  const query = { page, size, sort, ...fixedFilters, ...(q === '' ? {} : { q }), ...filters };
  return query as Record<string, string | number>;
}

/** Changes a list. A change of its rows or their order returns to the first page. */
export function changeListState(state: ListState, change: Partial<ListState>): ListState {
  return { ...state, page: 1, ...change };
}

/** Sets one filter, or removes it when `value` is empty. */
export function withFilter(filters: ScreenParams, param: string, value: string): ScreenParams {
  const { [param]: _removed, ...rest } = filters;
  return value === '' ? rest : { ...rest, [param]: value };
}

/** Returns the order after a click on a column's header: ascending first, then descending, and so on. */
export function toggledSort(sort: string, field: string): string {
  return sort === field ? `-${field}` : field;
}
