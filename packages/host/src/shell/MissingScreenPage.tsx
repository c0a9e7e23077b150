import { type FunctionNode, listFunctions } from '@brokerdesk/api';
import { useCall } from '@brokerdesk/plugin-sdk';
import { useMemo } from 'react';
import { useHostText } from '../texts/host/hostTexts.ts';
import { LoadFailure } from '../components/LoadFailure.tsx';
import { compileRoutes } from '../permissions/compileRoutes.ts';
import { internalBroker } from '../session/brokerPath.ts';
import { HostScope } from './HostScope.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { NotPermittedPage } from './NotPermittedPage.tsx';
import { type PortalServices, usePortal } from './PortalContext.ts';

/** Distinguishes an address that does not exist from one that the user lacks a function for, by the broker's tree. */
export function MissingScreenPage({ address }: { readonly address: string }) {
  const { session } = usePortal();
  // The screens of the provider's staff follow from no tree.
  if (session.displayCode === internalBroker.displayCode) return <NotFoundPage />;
  return (
    <HostScope>
      <MissingBrokerScreen address={address} />
    </HostScope>
  );
}

function MissingBrokerScreen({ address }: { readonly address: string }) {
  const services = usePortal();
  const text = useHostText();
  const tree = useCall(listFunctions, {});
  const denied = useMemo(() => findDeniedScreen(services, address, tree.data ?? []), [services, address, tree.data]);
  if (tree.isPending) return <p className="bd-waiting-words bd-message-page">{text('plugin.loading')}</p>;
  if (tree.isError) {
    return <LoadFailure title={text('notFound.failed')} error={tree.error} onRetry={() => tree.refetch()} />;
  }
  return denied ? <NotPermittedPage missing={denied.missing} needed={denied.needed} /> : <NotFoundPage />;
}

/** Returns which functions the user lacks for the screen at an address; undefined if there is no such screen. */
function findDeniedScreen(
  { session, registry, safeMode }: PortalServices,
  address: string,
  brokerFunctions: readonly FunctionNode[],
) {
  const { plugins } = registry;
  return compileRoutes({ functions: session.functions, plugins, safeMode, brokerFunctions }).denied.get(address);
}
