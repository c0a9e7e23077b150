// What a list can be asked for, in the types of its endpoint.
import type { DataOf, InputOf } from '@brokerdesk/api';

type QueryOf<E> = InputOf<E> extends { readonly query?: infer Query | undefined } ? NonNullable<Query> : never;
/** Whether a list endpoint returns all rows as an array, instead of a page of them. */
export type ReturnsArray<E> = DataOf<E> extends readonly unknown[] ? true : false;

/** The sort orders of a list endpoint; for one that returns an array, any column of the list. */
export type SortOf<E> =
  ReturnsArray<E> extends true
    ? string
    : QueryOf<E> extends { sort?: infer Sort | undefined }
      ? NonNullable<Sort> & string
      : never;

/** The rows of a list endpoint, which returns a page or an array of them. */
export type RowOf<E> =
  DataOf<E> extends { readonly items: readonly (infer Row)[] } | readonly (infer Row)[] ? Row : never;

/** The parameters of a list endpoint by which it filters. */
export type QueryParamOf<E> = Exclude<keyof QueryOf<E> & string, 'page' | 'size' | 'sort' | 'q'>;

/** The parameters that a filter can set: those of the endpoint; for one that returns an array, any property of its rows. */
export type FilterParamOf<E> = ReturnsArray<E> extends true ? string : QueryParamOf<E>;

/**
 * The parameters that a filter of kind `choices` can set: those that can hold several values, joined by commas. A parameter
 * whose values are listed in the endpoint takes one of them.
 */
export type ChoicesParamOf<E> = ReturnsArray<E> extends true ? string : OpenParam<QueryOf<E>, QueryParamOf<E>>;

type OpenParam<Query, Param extends keyof Query & string> = {
  [P in Param]: string extends Query[P] ? (unknown extends Query[P] ? never : P) : never;
}[Param];

/** The fields that a list endpoint can sort by. */
export type SortFieldOf<E> = ReturnsArray<E> extends true ? string : Exclude<SortOf<E>, `-${string}`>;
