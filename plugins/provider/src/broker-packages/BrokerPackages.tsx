import { EmptyState, ErrorState, useCall, WaitingText } from '@brokerdesk/plugin-sdk';
import { listFeedPackages } from '@brokerdesk/plugin-sdk/api';
import { PackagesForm } from './PackagesForm.tsx';
import { useText } from './useText.ts';

/** The market data that a broker has bought, its quotas, and how much of them is used. */
export function BrokerPackages({ brokerCode }: { readonly brokerCode: string }) {
  const text = useText();
  const { data, error, isPending, refetch } = useCall(listFeedPackages, { query: { brokerCode } });
  const [record] = data ?? [];
  if (record) return <PackagesForm record={record} />;
  return (
    <>
      {error && <ErrorState title={text('brokerPackages.failed')} error={error} onRetry={() => void refetch()} />}
      {data && <EmptyState title={text('brokerPackages.none')}>{text('brokerPackages.noneHint')}</EmptyState>}
      <WaitingText active={isPending} lines={6} itemsLabel={text('brokerPackages.what')} />
    </>
  );
}
