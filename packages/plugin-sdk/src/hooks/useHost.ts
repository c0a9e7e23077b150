// The contexts through which the hooks of the SDK read the host. There is one copy of this module at run time, so a
// plugin's hook always finds the host's provider.
import { createContext, use } from 'react';
import type { HostServices, PluginScope, ScreenCode, ScreenParams, Navigation } from '../services/hostServices.ts';
import { SdkUsageError } from '../services/errors.ts';

/** Services of the host that do not depend on the plugin. */
export const HostServicesContext = createContext<HostServices | null>(null);

/** The plugin whose contribution is being rendered. */
export const PluginScopeContext = createContext<PluginScope | null>(null);

/** The decrypted parameters of the current screen. */
export const ScreenParamsContext = createContext<ScreenParams>({});

/**
 * Returns the services of the host: language, user, broker, configuration, navigation and notices.
 *
 * @throws SdkUsageError `SDK_NO_HOST` outside the portal.
 */
export function useHost(): HostServices {
  const services = use(HostServicesContext);
  if (services === null) {
    throw new SdkUsageError('SDK_NO_HOST', {
      message: 'A screen was rendered outside the portal.',
      hint: 'In a test, render it with renderScreen from @brokerdesk/plugin-sdk/testing.',
    });
  }
  return services;
}

/** Returns whether the user has a function code, or internal screen; the server checks every call anyway. */
export function usePermission(code: ScreenCode): boolean {
  return useHost().permissions.has(code);
}

/** Returns functions to move between screens, which are named by function code and never by address. */
export function useNavigation(): Navigation {
  return useHost().navigation;
}

/** Returns the parameters of the current screen: flat texts, already decrypted. */
export function useScreenParams(): ScreenParams {
  return use(ScreenParamsContext);
}

/**
 * Returns the plugin whose contribution is being rendered, and its client.
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
