import { CountTable, ErrorState, useCall } from '@brokerdesk/plugin-sdk';
import { listRequests } from '../endpoints.ts';
import { useText } from '../useText.ts';

/** The card of the home page with the requests that are open. */
export default function WaitingCard() {
  const text = useText();
  // Passive: the home page shows what failed in the card, not in a dialog.
  const requests = useCall(listRequests, { query: { size: 1 } }, { passive: true });
  if (requests.isError) {
    return <ErrorState title={text('card.failed')} error={requests.error} onRetry={() => void requests.refetch()} />;
  }
  return (
    <CountTable
      itemsLabel={text('column.status')}
      columns={[text('card.count')]}
      rows={(['waiting', 'returned'] as const).map((status) => ({
        id: status,
        label: text(`status.${status}`),
        cells: [{ count: requests.data?.counts[status], to: { code: 'X_SAMPLE_PLUGIN', params: { status } } }],
      }))}
    />
  );
}
