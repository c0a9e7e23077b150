import { ErrorState, useCall, WaitingText } from '@brokerdesk/plugin-sdk';
import { type Broker, getBrokerFunctions } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../../useText.ts';
import { PermissionForm } from './PermissionForm.tsx';

/** Which functions of the product a broker has taken. */
export function PermissionSet({ broker }: { readonly broker: Broker }) {
  const text = useText();
  const { brokerCode } = broker;
  const { data, error, isPending, refetch } = useCall(getBrokerFunctions, { params: { brokerCode } });
  if (data) return <PermissionForm broker={broker} record={data} />;
  return (
    <>
      {error && <ErrorState title={text('productFunctions.failed')} error={error} onRetry={() => void refetch()} />}
      <WaitingText active={isPending} lines={10} itemsLabel={text('productFunctions.what')} />
    </>
  );
}
