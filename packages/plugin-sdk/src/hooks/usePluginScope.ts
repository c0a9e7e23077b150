import { use } from 'react';
import { PluginScopeContext } from '../contexts.ts';
import { SdkUsageError } from '../errors.ts';
import type { PluginScope } from '../hostServices.ts';

/**
 * Gives the plugin whose contribution is being rendered, and its client.
 *
 * @throws SdkUsageError `SDK_NO_PLUGIN` outside a plugin's contribution.
 */
export function usePluginScope(): PluginScope {
  const scope = use(PluginScopeContext);
  if (scope === null) {
    throw new SdkUsageError('SDK_NO_PLUGIN', {
      message: "A hook that belongs to a plugin ran outside every plugin's screens.",
      hint: 'Declare the component in definePlugin, or render it with renderScreen in a test.',
    });
  }
  return scope;
}
