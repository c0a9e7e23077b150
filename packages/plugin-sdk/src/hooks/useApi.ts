import { useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../services/hostServices.ts';
import { refreshAfterChanges } from './refreshAfterChanges.ts';
import { usePluginScope } from './useHost.ts';

/**
 * Returns the plugin's client, for calls made by an action; for calls that load a screen's data see `useCall`. After each
 * call that changes something, the shown data is reloaded, unless the call has `refreshes: false`.
 *
 * @throws SdkUsageError `SDK_NO_PLUGIN` outside a plugin's contribution.
 */
export function useApi(): ApiClient {
  const { api } = usePluginScope();
  const queryClient = useQueryClient();
  return refreshAfterChanges(api, queryClient);
}
