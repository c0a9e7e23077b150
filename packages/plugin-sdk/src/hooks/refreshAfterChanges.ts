// A change makes shown data outdated, and no screen can know whose: roles are named in the list of users, and a number of
// applications stands on a card of another plugin. So after each change every cached response of every plugin is outdated:
// what is on the screen is reloaded at once, the rest when it is shown next.
import type { Endpoint, InputOf } from '@brokerdesk/api';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { ApiClient, CallOptions } from '../hostServices.ts';
import type { CallKey } from './queryOptions.ts';

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
      expire(queryClient, 'reload', (key) => !isOfDeletedRecord(key, endpoint, input));
      return data;
    } catch (error) {
      expire(queryClient, 'keep', () => true);
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
  void queryClient.refetchQueries({ type: 'active', predicate: (query) => isCall(query) && query.state.isInvalidated });
}

interface ChangeOptions extends CallOptions {
  readonly input: InputOf<Endpoint>;
}

/**
 * Makes the cached responses outdated. A response that is still on its way may have been read before the change, so it is
 * discarded.
 */
function expire(queryClient: QueryClient, shown: 'reload' | 'keep', isReloaded: (key: CallKey) => boolean): void {
  const reloads = queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: isCall })
    .filter((query) => {
      const isInFlight = query.state.fetchStatus === 'fetching';
      return (shown === 'reload' || isInFlight) && isReloaded(query.queryKey as unknown as CallKey);
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

/** A record that was deleted, and what belongs to it, cannot be loaded again: the screen is about to leave it. */
function isOfDeletedRecord([, , , read]: CallKey, { method }: Endpoint, input: object): boolean {
  if (method !== 'DELETE') return false;
  const identifiers = new Set(textsIn(input));
  return textsIn(read).some((text) => identifiers.has(text));
}

/** The texts among the parameters of a call: identifiers, but no versions and no page numbers. */
function textsIn(input: unknown): readonly unknown[] {
  const { params = {}, query = {} } = input as { readonly params?: object; readonly query?: object };
  return [params, query].flatMap((part) => Object.values(part)).filter((value) => typeof value === 'string');
}
