import type { DataOf, Endpoint, InputOf } from '@brokerdesk/api';
import { queryOptions as createOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { ApiError, UnreachableError } from '../services/errors.ts';
import type { PluginScope } from '../services/hostServices.ts';

/** The options of {@link queryOptions}. */
export interface CallQueryOptions {
  /** Milliseconds for which a response counts as fresh; the host's default if absent. */
  readonly staleTimeMs?: number | undefined;
  /**
   * Calls again after this many milliseconds, for as long as the page is visible and the call is not rejected. The
   * calls after the first response run in the background: they do not extend the session.
   */
  readonly refreshMs?: number | undefined;
  /** Makes all calls in the background: an error opens no dialog, so the call may be missing in the back end. */
  readonly passive?: boolean | undefined;
}

/** The key under which the response to a call is cached. */
export type CallKey = readonly [pluginId: string, method: string, path: string, input: unknown];

/**
 * Returns the options of a call for TanStack Query: its key, how it is made and for how long its response is fresh. A
 * screen, a prefetch and a test that use the same options share one cached response, also with `useCall`.
 *
 * @example
 * // faqQueries.ts
 * export const faqQuery = (scope: PluginScope, faqID: string) => queryOptions(scope, getFaq, { params: { faqID } });
 * // in a component
 * const scope = usePluginScope();
 * const faq = useQuery(faqQuery(scope, id));
 * const prefetch = () => queryClient.prefetchQuery(faqQuery(scope, nextId));
 */
export function queryOptions<E extends Endpoint>(
  { pluginId, api }: PluginScope,
  endpoint: E,
  input: InputOf<E>,
  { staleTimeMs, refreshMs, passive = false }: CallQueryOptions = {},
) {
  return createOptions<DataOf<E>, ApiError | UnreachableError, DataOf<E>, CallKey>({
    queryKey: callKey(pluginId, endpoint, input),
    queryFn: ({ signal, client, queryKey }) => {
      const isRefresh = refreshMs !== undefined && client.getQueryData(queryKey) !== undefined;
      return api.call(endpoint, input, { signal, ...((passive || isRefresh) && { passive: true }) });
    },
    ...(refreshMs === undefined ? {} : { refetchInterval: pollUnlessRejected<E>(refreshMs) }),
    ...(staleTimeMs === undefined ? {} : { staleTime: staleTimeMs }),
  });
}

/** Returns the key under which the response to a call is cached. */
export function callKey(pluginId: string, { method, path }: Pick<Endpoint, 'method' | 'path'>, input: object): CallKey {
  return [pluginId, method, path, input];
}

type Options<E> = UseQueryOptions<DataOf<E>, ApiError | UnreachableError, DataOf<E>, CallKey>;

function pollUnlessRejected<E extends Endpoint>(refreshMs: number): Exclude<Options<E>['refetchInterval'], undefined> {
  return ({ state }) => (state.error?.name === 'ApiError' ? false : refreshMs);
}
