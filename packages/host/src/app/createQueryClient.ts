import { UnreachableError } from '@brokerdesk/plugin-sdk';
import { QueryClient } from '@tanstack/react-query';

/**
 * Makes the keeper of server data. What was read stays good for half a minute; nothing is read anew only because
 * somebody looked away; a read is tried once more if no answer came, a refusal and a write never.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 5 * 60_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && error instanceof UnreachableError,
        retryDelay: 1_000,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
