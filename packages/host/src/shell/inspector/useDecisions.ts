import { type FunctionNode, listFunctions } from '@brokerdesk/api';
import { useCall } from '@brokerdesk/plugin-sdk';
import { useMemo } from 'react';
import { listDecisions } from '../../permissions/explainFunction.ts';
import type { Reason } from '../../permissions/Reason.ts';
import { type PortalServices, usePortal } from '../PortalContext.ts';
import { internalBroker } from '../../session/brokerPath.ts';
import { listCodes } from '../listCodes.ts';

/**
 * Returns why screens and slots exist for the user or not. With the broker's tree the reasons are those of `admin-cli why`;
 * until it has arrived, and for the provider's staff, who have no tree, those that the user's own functions show.
 */
export function useDecisions(): readonly Reason[] {
  const services = usePortal();
  const isEnabled = services.session.displayCode !== internalBroker.displayCode;
  const { data: brokerFunctions } = useCall(listFunctions, {}, { passive: true, enabled: isEnabled });
  return useMemo(
    () => (brokerFunctions === undefined ? services.portal.reasons : decideAll(services, brokerFunctions)),
    [services, brokerFunctions],
  );
}

function decideAll({ portal, registry, session }: PortalServices, brokerFunctions: readonly FunctionNode[]) {
  return listDecisions({ portal, plugins: registry.plugins, brokerFunctions, ownCodes: listCodes(session.functions) });
}
