import { ActionGroup, EmptyState, ErrorState, Stack, useCall, WaitingText } from '@brokerdesk/plugin-sdk';
import { type Broker, listFeedPackages } from '@brokerdesk/plugin-sdk/api';
import { BoughtPackages } from '../screens/quotePlanReview/BoughtPackages.tsx';
import { useBrokerActions } from '../screens/quotePlanReview/useBrokerActions.tsx';
import { useText } from '../screens/useText.ts';

/** The tab of a broker with the market data that it has bought, and how much of it is used, for the provider's staff. */
export default function BrokerPackages({ broker: { brokerCode } }: { readonly broker: Pick<Broker, 'brokerCode'> }) {
  const text = useText();
  const actionsOf = useBrokerActions();
  const { data, error, isPending, refetch } = useCall(listFeedPackages, { query: { brokerCode } });
  const [record] = data ?? [];
  if (record) {
    return (
      <Stack gap={16}>
        <ActionGroup actions={actionsOf(record)} />
        <BoughtPackages broker={record} />
      </Stack>
    );
  }
  return (
    <>
      {error && <ErrorState title={text('packages.failed')} error={error} onRetry={() => void refetch()} />}
      {data && <EmptyState title={text('packages.nothingSold')} />}
      <WaitingText active={isPending} lines={6} itemsLabel={text('packages.what')} />
    </>
  );
}
