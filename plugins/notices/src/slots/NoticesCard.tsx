import { CountTable, ErrorState, useCall, useHost } from '@brokerdesk/plugin-sdk';
import { listNotifications } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../useText.ts';

const code = 'PM_NM_GENERAL_NOTICE';

/** The card of the home page with the notices: what waits for the user comes first. */
export default function NoticesCard() {
  const text = useText();
  const { configuration } = useHost();
  // Passive: the home page shows what failed in the card, not in a dialog.
  const { data, error, refetch } = useCall(listNotifications, { query: { size: 1 } }, { passive: true });
  if (error) return <ErrorState title={text('home.failedToLoad')} error={error} onRetry={() => void refetch()} />;
  const counts = data?.queueCounts;
  const rows = [
    ...(configuration.noticeApproval === true
      ? [{ id: 'approval', label: text('home.approval'), tone: 'waiting' } as const]
      : []),
    { id: 'failed', label: text('home.failed'), tone: 'failed' } as const,
    { id: 'pending', label: text('home.pending') } as const,
    { id: 'draft', label: text('home.draft') } as const,
  ];
  return (
    <CountTable
      itemsLabel={text('home.what')}
      columns={[text('home.count')]}
      rows={rows.map(({ id, label, ...marked }) => ({
        id,
        label,
        cells: [{ count: counts?.[id], to: { code, params: { queue: id } }, ...marked }],
      }))}
    />
  );
}
