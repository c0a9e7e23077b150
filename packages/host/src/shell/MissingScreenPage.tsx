import { type FunctionNode, listFunctions } from '@brokerdesk/api';
import { useCall } from '@brokerdesk/plugin-sdk';
import { PluginScopeContext } from '@brokerdesk/plugin-sdk/host';
import { useMemo } from 'react';
import { useHostText } from '../texts/host/hostTexts.ts';
import { LoadFailure } from '../components/LoadFailure.tsx';
import { compileRoutes } from '../permissions/compileRoutes.ts';
import { internalBroker } from '../session/brokerPath.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { NotPermittedPage } from './NotPermittedPage.tsx';
import { type PortalServices, usePortal } from './PortalContext.ts';

/** Distinguishes an address that does not exist from one that the user lacks a function for, by the broker's tree. */
export function MissingScreenPage({ address }: { readonly address: string }) {
  const { session, clientOf } = usePortal();
  const scope = useMemo(() => ({ pluginId: 'host', api: clientOf() }), [clientOf]);
  // The screens of the provider's staff follow from no tree.
  if (session.displayCode === internalBroker.displayCode) return <NotFoundPage />;
  return (
    <PluginScopeContext value={scope}>
      <MissingBrokerScreen address={address} />
    </PluginScopeContext>
  );
}

function MissingBrokerScreen({ address }: { readonly address: string }) {
  const services = usePortal();
  const text = useHostText();
  const tree = useCall(listFunctions, {});
  const denied = useMemo(() => deniedScreens(services, tree.data ?? []), [services, tree.data]);
  if (tree.isPending) return <p className="bd-waiting-words bd-message-page">{text('plugin.loading')}</p>;
  if (tree.isError) {
    return <LoadFailure title={text('notFound.title')} error={tree.error} onRetry={() => tree.refetch()} />;
  }
  const screen = denied.get(address);
  return screen ? <NotPermittedPage missing={screen.missing} /> : <NotFoundPage />;
}

function deniedScreens({ session, registry, safeMode }: PortalServices, brokerFunctions: readonly FunctionNode[]) {
  const { functions } = session;
  return compileRoutes({ functions, plugins: registry.plugins, safeMode, brokerFunctions }).denied;
}
