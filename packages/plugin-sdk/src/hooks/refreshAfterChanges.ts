// A change makes shown data outdated, and no screen can know whose: roles are named in the list of users, and a number of
// applications stands on a card of another plugin. So after each change every cached response of every plugin is outdated:
// what is on the screen is reloaded at once, the rest when it is shown next.
import type { Endpoint, InputOf } from '@brokerdesk/api';
import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../services/errors.ts';
import type { ApiClient, CallOptions } from '../services/hostServices.ts';
import type { CallKey } from './queryOptions.ts';

/** Shown responses about records that were deleted: the screen is about to leave them. */
const ofDeletedRecords = new WeakSet<Query>();

const clients = new WeakMap<ApiClient, { readonly queryClient: QueryClient; readonly client: ApiClient }>();

/**
 * Returns a client that makes cached responses outdated with every call that changes something: always the same one for a
 * client.
 *
 * After a success, what is on the screen is reloaded. After a failure it stays until the form or the action that failed is
 * over, because a reload could remove the dialog that explains the failure.
 */
export function refreshAfterChanges(api: ApiClient, queryClient: QueryClient): ApiClient {
  const known = clients.get(api);
  if (known?.queryClient === queryClient) return known.client;
  const client = createRefreshingClient(api, queryClient);
  clients.set(api, { queryClient, client });
  return client;
}

function createRefreshingClient(api: ApiClient, queryClient: QueryClient): ApiClient {
  async function send<Data>(endpoint: Endpoint, options: ChangeOptions, call: () => Promise<Data>): Promise<Data> {
    const { input, passive = false, refreshes = !passive && endpoint.method !== 'GET' } = options;
    if (!refreshes) return call();
    try {
      const data = await call();
      if (!isStillThere(data)) markDeleted(queryClient, endpoint, input);
      expire(queryClient, 'reload');
      return data;
    } catch (error) {
      // By an attempt whose response was lost, or by another user.
      if (error instanceof ApiError && error.code === 'E0003') markDeleted(queryClient, endpoint, input);
      expire(queryClient, 'keep');
      throw error;
    }
  }
  return {
    call: (endpoint, input, options) => send(endpoint, { ...options, input }, () => api.call(endpoint, input, options)),
    callForBlob: (endpoint, input, options) =>
      send(endpoint, { ...options, input }, () => api.callForBlob(endpoint, input, options)),
  };
}

/** Reloads the outdated responses that are on the screen. */
export function reloadOutdated(queryClient: QueryClient): void {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: (query) => isCall(query) && query.state.isInvalidated && !ofDeletedRecords.has(query),
  });
}

interface ChangeOptions extends CallOptions {
  readonly input: InputOf<Endpoint>;
}

/**
 * Makes the cached responses outdated. A response that is still on its way may have been read before the change, so it is
 * discarded.
 */
function expire(queryClient: QueryClient, shown: 'reload' | 'keep'): void {
  const reloads = queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: isCall })
    .filter((query) => {
      const isInFlight = query.state.fetchStatus === 'fetching';
      return (shown === 'reload' || isInFlight) && !ofDeletedRecords.has(query);
    });
  void queryClient.cancelQueries({ type: 'inactive', predicate: isCall });
  void queryClient.invalidateQueries({ predicate: isCall, refetchType: 'none' });
  // A query without data does not cancel its first request when it is fetched again.
  for (const query of reloads) void query.cancel({ silent: true });
  void queryClient.refetchQueries({ predicate: (query) => reloads.includes(query) });
}

function isCall({ queryKey }: Query): boolean {
  const [, method, path] = queryKey;
  return queryKey.length === 4 && typeof method === 'string' && typeof path === 'string' && path.startsWith('/');
}

/** The response is the record as it is now: a `DELETE` may end it on a later day, such as a quote plan. */
function isStillThere(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'version' in data;
}

/** A record that was deleted, and what belongs to it, cannot be loaded again. */
function markDeleted(queryClient: QueryClient, endpoint: Endpoint, input: object): void {
  if (endpoint.method !== 'DELETE') return;
  const identifiers = new Set(identifiersOf(endpoint, input));
  for (const query of queryClient.getQueryCache().findAll({ type: 'active', predicate: isCall })) {
    const [, , , read] = query.queryKey as unknown as CallKey;
    if (textsIn(read).some((text) => identifiers.has(text))) ofDeletedRecords.add(query);
  }
}

/**
 * What a call deletes. `/roles/{roleID}` and `/users?refID` name a record; `/profiles/{id}/referrers?referrerID` removes
 * what two records have in common, and both of them stay.
 */
function identifiersOf({ path }: Endpoint, input: object): readonly unknown[] {
  const [, last] = /\{(\w+)\}$/.exec(path) ?? [];
  const { params = {} } = input as { readonly params?: Readonly<Record<string, unknown>> | undefined };
  if (last !== undefined) return [params[last]];
  return path.includes('{') ? [] : textsIn(input);
}

/** The texts among the parameters of a call: identifiers, but no versions and no page numbers. */
function textsIn(input: unknown): readonly unknown[] {
  const { params = {}, query = {} } = input as {
    readonly params?: object | undefined;
    readonly query?: object | undefined;
  };
  return [params, query].flatMap((part) => Object.values(part)).filter((value) => typeof value === 'string');
}
