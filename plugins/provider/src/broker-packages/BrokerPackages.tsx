import { EmptyState, ErrorState, SkeletonLines, useCall, useElapsed, WaitingText } from '@brokerdesk/plugin-sdk';
import { listFeedPackages } from '@brokerdesk/plugin-sdk/api';
import { PackagesForm } from './PackagesForm.tsx';
import { useText } from './useText.ts';

/** The market data that a broker has bought, its quotas, and how much of them is used. */
export function BrokerPackages({ brokerCode }: { readonly brokerCode: string }) {
  const text = useText();
  const { data, error, isPending, refetch } = useCall(listFeedPackages, { query: { brokerCode } });
  const isSlow = useElapsed({ active: isPending, delayMs: 150 });
  const [record] = data ?? [];
  if (record) return <PackagesForm record={record} />;
  return (
    <>
      {error && <ErrorState title={text('brokerPackages.failed')} error={error} onRetry={() => void refetch()} />}
      {data && <EmptyState title={text('brokerPackages.none')}>{text('brokerPackages.noneHint')}</EmptyState>}
      {isSlow && <SkeletonLines count={6} />}
      <WaitingText active={isPending} itemsLabel={text('brokerPackages.what')} />
    </>
  );
}
