import { type FunctionNode, listFunctions } from '@brokerdesk/api';
import { useCall } from '@brokerdesk/plugin-sdk';
import { useMemo } from 'react';
import { explainCall } from '../../permissions/explainCall.ts';
import { listDecisions } from '../../permissions/explainFunction.ts';
import { isSatisfied, type Reason } from '../../permissions/Reason.ts';
import { type PortalServices, usePortal } from '../PortalContext.ts';
import { internalBroker } from '../../session/brokerPath.ts';
import { listCodes } from '../listCodes.ts';

/**
 * Returns why screens and slots exist for the user or not, and why calls were refused. With the broker's tree the reasons are
 * those of `admin-cli why`; until it has arrived, and for the provider's staff, who have no tree, those that the user's own
 * functions show.
 */
export function useDecisions(): readonly Reason[] {
  const services = usePortal();
  const isInternal = services.session.displayCode === internalBroker.displayCode;
  const { data: brokerFunctions } = useCall(listFunctions, {}, { passive: true, enabled: !isInternal });
  return useMemo(() => decideAll(services, { brokerFunctions, isInternal }), [services, brokerFunctions, isInternal]);
}

function decideAll(
  { portal, registry, session, refusedCalls }: PortalServices,
  {
    brokerFunctions,
    isInternal,
  }: { readonly brokerFunctions: readonly FunctionNode[] | undefined; readonly isInternal: boolean },
): readonly Reason[] {
  if (brokerFunctions === undefined && !isInternal) return portal.reasons;
  const ownCodes = listCodes(session.functions);
  const explained = { portal, plugins: registry.plugins, brokerFunctions: brokerFunctions ?? [], ownCodes };
  const refused = refusedCalls().flatMap(({ endpoint, pluginId }) => {
    const chain = explainCall(explained, { call: endpoint, isInternal });
    // The rule of the call, and why the user does not satisfy it; nothing if a function was revoked meanwhile.
    return chain.every(isSatisfied) ? [] : chain.filter(isAboutCall).map((reason) => withPlugin(reason, pluginId));
  });
  return [...refused, ...(brokerFunctions === undefined ? portal.reasons : listDecisions(explained))];
}

function isAboutCall(reason: Reason): boolean {
  return reason.code !== 'TREE_FUNCTION';
}

function withPlugin(reason: Reason, pluginId: string | undefined): Reason {
  return pluginId === undefined ? reason : { ...reason, pluginId };
}
