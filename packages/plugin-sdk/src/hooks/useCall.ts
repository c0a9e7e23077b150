import type { DataOf, Endpoint, InputOf } from '@brokerdesk/api';
import { keepPreviousData, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ApiError, UnreachableError } from '../services/errors.ts';
import { type CallKey, type CallQueryOptions, queryOptions } from './queryOptions.ts';
import { usePluginScope } from './useHost.ts';

/** The options of {@link useCall}. */
export interface UseCallOptions extends CallQueryOptions {
  /** Keeps returning the last response, marked as a placeholder, while a new input loads. */
  readonly keepPrevious?: boolean | undefined;
  /** Makes no call while false. */
  readonly enabled?: boolean | undefined;
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
  const { keepPrevious = false, enabled = true, ...callOptions } = options;
  return useQuery<DataOf<E>, ApiError | UnreachableError, DataOf<E>, CallKey>({
    ...queryOptions(usePluginScope(), endpoint, input, callOptions),
    enabled,
    ...(keepPrevious ? { placeholderData: keepPreviousData as never } : {}),
  });
}

/**
 * Returns a function that reloads every response to the plugin's calls, after something outside its own calls has changed
 * them, such as a job: what is on the screen at once, the rest when it is shown next. After a change that the plugin makes
 * with `useApi` or `useMutation`, this happens automatically.
 *
 * @throws SdkUsageError `SDK_NO_PLUGIN` outside a plugin's contribution.
 */
export function useRefresh(): () => void {
  const queryClient = useQueryClient();
  const { pluginId } = usePluginScope();
  return useCallback(() => void queryClient.invalidateQueries({ queryKey: [pluginId] }), [queryClient, pluginId]);
}
