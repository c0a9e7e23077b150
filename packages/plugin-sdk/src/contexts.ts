// The contexts by which the host reaches the hooks of the SDK. There is one copy of this module at run time, so a
// plugin's hook and the host's provider always meet.
import { createContext } from 'react';
import type { HostServices, PluginScope, ScreenParams } from './hostServices.ts';

/** Services of the host that do not depend on the plugin. */
export const HostServicesContext = createContext<HostServices | null>(null);

/** The plugin whose contribution is being rendered. */
export const PluginScopeContext = createContext<PluginScope | null>(null);

/** The decrypted parameters of the screen that is shown. */
export const ScreenParamsContext = createContext<ScreenParams>({});
