import { CountTable, ErrorState, useCall } from '@brokerdesk/plugin-sdk';
import { listBrokers } from '@brokerdesk/plugin-sdk/api';
import { seatLevelOf } from '../brokers/seats.ts';
import { useText } from '../useText.ts';

const disabled = { status: 'disabled' } as const;

/** The card of the home page with the brokers: what the provider may have to look after comes first. */
export default function BrokersCard() {
  const text = useText();
  // Passive: the home page shows what failed in the card, not in a dialog. All brokers are on one page.
  const allCall = useCall(listBrokers, { query: { size: 500 } }, { passive: true });
  const disabledCall = useCall(listBrokers, { query: { size: 1, ...disabled } }, { passive: true });
  const error = allCall.error ?? disabledCall.error;
  if (error) {
    const retry = () => void Promise.all([allCall.refetch(), disabledCall.refetch()]);
    return <ErrorState title={text('brokersCard.failed')} error={error} onRetry={retry} />;
  }
  const full = allCall.data?.items.filter(({ adminAccounts }) => seatLevelOf(adminAccounts) === 'full').length;
  const list = { code: 'provider:brokers' } as const;
  return (
    <CountTable
      itemsLabel={text('brokersCard.group')}
      columns={[text('brokersCard.count')]}
      rows={[
        {
          id: 'seats',
          label: text('brokersCard.seatsFull'),
          cells: [{ count: full, to: list, tone: 'waiting' }],
        },
        {
          id: 'disabled',
          label: text('brokersCard.disabled'),
          cells: [{ count: disabledCall.data?.total, to: { ...list, params: disabled } }],
        },
        { id: 'all', label: text('brokersCard.all'), cells: [{ count: allCall.data?.total, to: list }] },
      ]}
    />
  );
}
