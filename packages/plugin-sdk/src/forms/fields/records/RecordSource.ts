// Where a picker finds records: a list of the contract, searched by the server and read page by page.
import type { DataOf, Endpoint, InputOf, Language } from '@brokerdesk/api';
import type { ApiClient } from '../../../services/hostServices.ts';
import type { FilterParamOf, RowOf, SortOf } from '../../../lists/listTypes.ts';

/** A record as a picker shows it. */
export interface RecordOption {
  readonly id: string;
  readonly label: string;
  /** What tells it apart from others of the same name, such as its number. */
  readonly description?: string | undefined;
  /** Why the user can neither choose nor remove it. */
  readonly lock?: string | undefined;
}

/** The declaration of {@link defineRecords}. */
export interface RecordSpec<E extends Endpoint> {
  readonly list: E;
  /** Only records that match these parameters are offered. */
  readonly filter?: Readonly<Partial<Record<FilterParamOf<E>, string>>> | undefined;
  readonly sort?: SortOf<E> | undefined;
  readonly id: (row: RowOf<E>) => string;
  readonly label: (row: RowOf<E>, language: Language) => string;
  readonly description?: ((row: RowOf<E>, language: Language) => string) | undefined;
  /** Returns why the user can neither choose nor remove a record, in a sentence; undefined if they can. */
  readonly lock?: ((row: RowOf<E>, language: Language) => string | undefined) | undefined;
  /**
   * Loads the record of an identifier, so that a chosen record is shown by its name; it rejects with `E0003` if there is
   * none. Without it the name is looked up in the first 500 records of the list.
   */
  readonly load?:
    | ((api: ApiClient, id: string, options: { readonly signal: AbortSignal }) => Promise<RowOf<E>>)
    | undefined;
}

/** The rows of one page, and how many records match. */
export interface RecordPage {
  readonly rows: readonly unknown[];
  readonly page: number;
  readonly total: number;
}

/** A search for records. */
export interface RecordSearch {
  readonly words: string;
  readonly page: number;
  readonly size: number;
  readonly signal: AbortSignal;
}

/** Where a picker finds records; see {@link defineRecords}. */
export interface RecordSource {
  /** Distinguishes its responses from those of other sources. */
  readonly key: readonly unknown[];
  readonly search: (api: ApiClient, search: RecordSearch) => Promise<RecordPage>;
  readonly load:
    | ((api: ApiClient, id: string, options: { readonly signal: AbortSignal }) => Promise<unknown>)
    | undefined;
  readonly toOption: (row: unknown, language: Language) => RecordOption;
}

/**
 * Declares where a picker finds records. Declare it once, outside of components; where its filter depends on a property,
 * with `useMemo`.
 *
 * @example
 * const templates = defineRecords({
 *   list: listProfiles,
 *   id: ({ profileID }) => profileID,
 *   label: ({ name }, language) => textIn(name, language),
 *   description: ({ profileID }) => profileID,
 *   load: (api, id, options) => api.call(getProfile, { params: { id } }, options),
 * });
 */
export function defineRecords<E extends Endpoint>(spec: RecordSpec<E>): RecordSource {
  const { list, filter = {}, sort, load } = spec;
  return {
    key: [list.method, list.path, filter, sort],
    async search(api, { words, page, size, signal }) {
      const query = {
        ...filter,
        ...(sort === undefined ? {} : { sort }),
        ...(words === '' ? {} : { q: words }),
        page,
        size,
      };
      const data: DataOf<E> = await api.call(list, { query } as unknown as InputOf<E>, { signal });
      const { items, total } = data as unknown as { readonly items: readonly unknown[]; readonly total: number };
      return { rows: items, page, total };
    },
    load,
    toOption: (row, language) => ({
      id: spec.id(row as RowOf<E>),
      label: spec.label(row as RowOf<E>, language),
      description: spec.description?.(row as RowOf<E>, language),
      lock: spec.lock?.(row as RowOf<E>, language),
    }),
  };
}
