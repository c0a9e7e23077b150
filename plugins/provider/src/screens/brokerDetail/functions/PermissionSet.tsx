import { ErrorState, SkeletonLines, useCall, useElapsed, WaitingText } from '@brokerdesk/plugin-sdk';
import { type Broker, getBrokerFunctions } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../useText.ts';
import { PermissionForm } from './PermissionForm.tsx';

/** Which functions of the product a broker has taken. */
export function PermissionSet({ broker }: { readonly broker: Broker }) {
  const text = useText();
  const { brokerCode } = broker;
  const { data, error, isPending, refetch } = useCall(getBrokerFunctions, { params: { brokerCode } });
  const isSlow = useElapsed({ active: isPending, delayMs: 150 });
  if (data) return <PermissionForm broker={broker} record={data} />;
  return (
    <>
      {error && <ErrorState title={text('productFunctions.failed')} error={error} onRetry={() => void refetch()} />}
      {isSlow && <SkeletonLines count={10} />}
      <WaitingText active={isPending} itemsLabel={text('productFunctions.what')} />
    </>
  );
}
