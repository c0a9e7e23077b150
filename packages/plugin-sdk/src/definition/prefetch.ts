// What a screen reads when it opens, as data: the manifest contains it, so the host sends the request while the code of
// the screen still arrives. The screen's own call then finds the response in the cache.
import type { Endpoint, InputOf } from '@brokerdesk/api';
import type { FilterParamOf, SortOf } from '../lists/listTypes.ts';

type Values = Readonly<Record<string, string | number>>;

/** A request that the host sends when a screen opens; created with {@link prefetch} or {@link prefetchList}. */
export interface Prefetch {
  /** The path of a `GET` endpoint that responds with JSON. */
  readonly path: `/${string}`;
  readonly timeoutMs: number;
  /** The input of the call; a value `{name}` is taken from the parameter `name` of the screen's address. */
  readonly input: { readonly params?: Values; readonly query?: Values };
  /** Present if the screen makes the call in the background (`passive` of `useCall`): a failure is not reported then. */
  readonly passive?: true;
  /** Present for the request of a list, whose query depends on the address. */
  readonly list?: { readonly id: string; readonly defaultSort: string };
}

/**
 * Requests a response when the screen opens, while its code arrives. The input must be the one that the screen passes to
 * `useCall`, and so must `passive`; take identifiers from the address with {@link fromAddress}.
 *
 * @example
 * page({ …, prefetch: [prefetch(getProfile, { params: { id: fromAddress('id') } })] })
 *
 * @throws Error if the endpoint changes data or responds with a file.
 */
export function prefetch<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { passive = false }: { readonly passive?: boolean } = {},
): Prefetch {
  return { ...declarePrefetch(endpoint, input as Prefetch['input']), ...(passive && { passive }) };
}

/**
 * Requests the first rows of a `ListScreen` when the screen opens, while its code arrives, with the page, order and
 * filters of the address. `id`, `defaultSort` and `fixedFilters` must be those of the list.
 *
 * @example
 * page({ …, prefetch: [prefetchList(listUsers, { id: 'users', defaultSort: 'userID' })] })
 */
export function prefetchList<E extends Endpoint>(
  endpoint: E,
  list: {
    readonly id: string;
    readonly defaultSort: SortOf<E>;
    readonly fixedFilters?: Readonly<Partial<Record<FilterParamOf<E>, string>>>;
  },
): Prefetch {
  const { id, defaultSort, fixedFilters = {} } = list;
  return { ...declarePrefetch(endpoint, { query: fixedFilters as Values }), list: { id, defaultSort } };
}

/** Takes a value of a {@link prefetch} from a parameter of the screen's address; without it, nothing is requested. */
export function fromAddress(name: string): string {
  return `{${name}}`;
}

function declarePrefetch({ method, path, timeoutMs, responseKind }: Endpoint, input: Prefetch['input']): Prefetch {
  if (method === 'GET' && responseKind === 'json') return { path, timeoutMs, input };
  throw new Error(`${method} ${path} cannot be prefetched: only GET endpoints that respond with JSON can.`);
}
