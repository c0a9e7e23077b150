import { UnreachableError } from '@brokerdesk/plugin-sdk';
import { QueryClient } from '@tanstack/react-query';

/**
 * Creates the cache of server data. Data stays fresh for five seconds, enough for what is fetched ahead of its screen: a
 * record that is opened again later is shown at once and read again. It is not reloaded when the window regains the focus. A
 * read is retried once if no response arrived; error responses and writes are never retried. What a write returned, such
 * as an initial password, is forgotten with the component that shows it.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        gcTime: 5 * 60_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && error instanceof UnreachableError,
        retryDelay: 1_000,
        networkMode: 'always',
      },
      mutations: { retry: false, gcTime: 0, networkMode: 'always' },
    },
  });
}
