import type { DataOf, Endpoint, InputOf } from '@brokerdesk/api';
import { keepPreviousData, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError, type UnreachableError } from '../errors.ts';
import { usePluginScope } from './useHost.ts';

/** The options of {@link useCall}. */
export interface UseCallOptions {
  /** Keeps returning the last response, marked as a placeholder, while a new input loads. */
  readonly keepPrevious?: boolean;
  /** Makes no call while false. */
  readonly enabled?: boolean;
  /** Milliseconds for which a response counts as fresh; the host's default if absent. */
  readonly staleTimeMs?: number;
  /**
   * Calls again after this many milliseconds, for as long as the page is visible and the call is not rejected. The
   * calls after the first response run in the background: they do not extend the session.
   */
  readonly refreshMs?: number;
  /** Makes all calls in the background: an error opens no dialog, so the call may be missing in the back end. */
  readonly passive?: boolean;
}

/** The state of a call: its data, or the error or failure that it ended with. */
export type CallResult<E extends Endpoint> = UseQueryResult<DataOf<E>, ApiError | UnreachableError>;

/**
 * Makes a call when the component is shown and whenever its input changes, and caches the response by plugin, method,
 * path and input. The call is aborted when no component waits for it any longer.
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
