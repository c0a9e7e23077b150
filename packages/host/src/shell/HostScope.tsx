import { PluginScopeContext } from '@brokerdesk/plugin-sdk/host';
import { type ReactNode, useMemo } from 'react';
import { usePortal } from './PortalContext.ts';

/** Lets pages of the shell itself make calls and use parts of the SDK, which otherwise belong to a plugin. */
export function HostScope({ children }: { readonly children: ReactNode }) {
  const { clientOf } = usePortal();
  const scope = useMemo(() => ({ pluginId: 'host', api: clientOf() }), [clientOf]);
  return <PluginScopeContext value={scope}>{children}</PluginScopeContext>;
}
