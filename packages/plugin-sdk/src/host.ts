// The host's side of the SDK. Plugins never import it.
export { HostServicesContext, PluginScopeContext, ScreenParamsContext } from './contexts.ts';
export { kitMessages } from './kit/kitMessages.ts';
