import type { DataOf, Endpoint, InputOf } from '@brokerdesk/api';
import { keepPreviousData, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError, type UnreachableError } from '../errors.ts';
import { usePluginScope } from './useHost.ts';

/** How {@link useCall} behaves. */
export interface UseCallOptions {
  /** Goes on giving the last answer, marked as a placeholder, while another input is fetched. */
  readonly keepPrevious?: boolean;
  /** Makes no call while false. */
  readonly enabled?: boolean;
  /** Milliseconds for which an answer counts as fresh; the host's default when absent. */
  readonly staleTimeMs?: number;
  /**
   * Asks again after so many milliseconds, for as long as the page can be seen and the call is not refused. What follows
   * the first answer is done in the background: it does not extend the session.
   */
  readonly refreshMs?: number;
  /** Does all of it in the background: an error opens no dialog, so a back end without the call can be lived with. */
  readonly passive?: boolean;
}

/** The state of a call: its data, or the error or failure that it ended with. */
export type CallResult<E extends Endpoint> = UseQueryResult<DataOf<E>, ApiError | UnreachableError>;

/**
 * Makes a call when the component is shown and whenever its input changes, and remembers the answer by plugin, method,
 * path and input. The call is aborted when no component waits for it any more.
 *
 * @example
 * const history = useCall(listActionHistories, { params: { id: 'A100001' } });
 */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: UseCallOptions = {},
): CallResult<E> {
  const { pluginId, api } = usePluginScope();
  const { keepPrevious = false, enabled = true, staleTimeMs, refreshMs, passive = false } = options;
  return useQuery<DataOf<E>, ApiError | UnreachableError>({
    queryKey: [pluginId, endpoint.method, endpoint.path, input],
    queryFn: ({ signal, client, queryKey }) => {
      const isRefresh = refreshMs !== undefined && client.getQueryData(queryKey) !== undefined;
      return api.call(endpoint, input, { signal, ...((passive || isRefresh) && { passive: true }) });
    },
    enabled,
    ...(refreshMs === undefined
      ? {}
      : { refetchInterval: ({ state }) => (state.error instanceof ApiError ? false : refreshMs) }),
    ...(staleTimeMs === undefined ? {} : { staleTime: staleTimeMs }),
    ...(keepPrevious ? { placeholderData: keepPreviousData as never } : {}),
  });
}

/**
 * Returns a function that reloads every answer of the plugin's calls, after something was changed: what is on the screen
 * at once, the rest when it is shown next.
 *
 * @throws SdkUsageError `SDK_NO_PLUGIN` outside a plugin's contribution.
 */
export function useRefresh(): () => void {
  const queryClient = useQueryClient();
  const { pluginId } = usePluginScope();
  return useCallback(() => void queryClient.invalidateQueries({ queryKey: [pluginId] }), [queryClient, pluginId]);
}
