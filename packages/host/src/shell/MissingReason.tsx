import { type FunctionNode, listFunctions } from '@brokerdesk/api';
import { Text, useCall } from '@brokerdesk/plugin-sdk';
import { useMemo } from 'react';
import { explainNearest } from '../permissions/explainCall.ts';
import { hasRemedy, isSatisfied, valuesOf } from '../permissions/Reason.ts';
import { internalBroker } from '../session/brokerPath.ts';
import { type ReasonKey, useReasonText } from '../texts/reasons/reasonTexts.ts';
import { listCodes } from './listCodes.ts';
import { type PortalServices, usePortal } from './PortalContext.ts';

/**
 * Shows why the user lacks functions, of which one is enough, as "Plugins and permissions" and `admin-cli why` do. It shows
 * nothing if the user has one of them, until the broker's tree has arrived, and to the provider's staff, who have no tree.
 */
export function MissingReason({ codes }: { readonly codes: readonly string[] }) {
  const services = usePortal();
  const reasonText = useReasonText();
  const isEnabled = services.session.displayCode !== internalBroker.displayCode;
  const { data: tree } = useCall(listFunctions, {}, { passive: true, enabled: isEnabled });
  const reason = useMemo(() => tree && findReason(services, codes, tree), [services, codes, tree]);
  if (reason === undefined) return null;
  return (
    <Text as="p" tone="neutral" size="small">
      {reasonText(`${reason.code}.text` as ReasonKey, valuesOf(reason))}{' '}
      {hasRemedy(reason) && reasonText(`${reason.code}.remedy` as ReasonKey, valuesOf(reason))}
    </Text>
  );
}

function findReason(
  { portal, registry, session }: PortalServices,
  codes: readonly string[],
  brokerFunctions: readonly FunctionNode[],
) {
  const ownCodes = listCodes(session.functions);
  const explained = { portal, plugins: registry.plugins, brokerFunctions, ownCodes };
  return explainNearest(explained, codes).find((reason) => !isSatisfied(reason));
}
