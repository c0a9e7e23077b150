import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { usePluginScope } from './useHost.ts';

/**
 * Returns the means to ask again for everything that the plugin's calls have answered, after something was changed: what is
 * on the screen at once, the rest when it is shown next.
 *
 * @throws SdkUsageError `SDK_NO_PLUGIN` outside a plugin's contribution.
 */
export function useRefresh(): () => void {
  const queryClient = useQueryClient();
  const { pluginId } = usePluginScope();
  return useCallback(() => void queryClient.invalidateQueries({ queryKey: [pluginId] }), [queryClient, pluginId]);
}
