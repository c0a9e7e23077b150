import { type FunctionNode, listFunctions } from '@brokerdesk/api';
import { useQuery } from '@tanstack/react-query';
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
  const services = usePortal();
  const text = useHostText();
  const isInternal = services.session.displayCode === internalBroker.displayCode;
  const tree = useQuery({
    queryKey: ['host', 'functions'],
    queryFn: ({ signal }) => services.clientOf().call(listFunctions, {}, { signal }),
    enabled: !isInternal,
  });
  const denied = useMemo(() => deniedScreens(services, tree.data ?? []), [services, tree.data]);
  if (isInternal) return <NotFoundPage />;
  if (tree.isPending) return <p className="bd-waiting-words bd-message-page">{text('plugin.loading')}</p>;
  if (tree.isError) {
    return <LoadFailure title={text('notFound.title')} error={tree.error} onRetry={() => tree.refetch()} />;
  }
  const screen = denied.get(address);
  return screen ? <NotPermittedPage functionCode={screen.missing} functions={tree.data} /> : <NotFoundPage />;
}

function deniedScreens({ session, registry, safeMode }: PortalServices, brokerFunctions: readonly FunctionNode[]) {
  const { functions } = session;
  return compileRoutes({ functions, plugins: registry.plugins, safeMode, brokerFunctions }).denied;
}
