import type { ApiClient } from '../hostServices.ts';
import { usePluginScope } from './usePluginScope.ts';

/**
 * Gives the plugin's client, for calls that are made by an action and not by showing a screen; see `useCall` for those.
 *
 * @throws SdkUsageError `SDK_NO_PLUGIN` outside a plugin's contribution.
 */
export function useApi(): ApiClient {
  return usePluginScope().api;
}
