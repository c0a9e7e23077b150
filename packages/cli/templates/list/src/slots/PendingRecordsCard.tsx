import { CountTable, ErrorState, useCall } from '@brokerdesk/plugin-sdk';
import { listRecords } from '../endpoints.ts';
import { type RecordStatus, statusTones } from '../model/recordStatus.ts';
import { useText } from '../useText.ts';

/** The card of the first page with the records that are not done. */
export default function PendingRecordsCard() {
  const text = useText();
  // Passive: the first page shows what failed in the card, not in a dialog.
  const open = useCall(listRecords, { query: { size: 1, status: 'open' } }, { passive: true });
  const inProgress = useCall(listRecords, { query: { size: 1, status: 'inProgress' } }, { passive: true });
  const error = open.error ?? inProgress.error;
  if (error !== null) {
    const retry = () => void Promise.all([open.refetch(), inProgress.refetch()]);
    return <ErrorState title={text('card.failed')} error={error} onRetry={retry} />;
  }
  return (
    <CountTable
      itemsLabel={text('column.status')}
      columns={[text('card.count')]}
      rows={[
        { id: 'open', label: text('status.open'), cells: [cellOf('open', open.data?.total)] },
        { id: 'inProgress', label: text('status.inProgress'), cells: [cellOf('inProgress', inProgress.data?.total)] },
      ]}
    />
  );
}

function cellOf(status: RecordStatus, count: number | undefined) {
  return { count, to: { code: 'X_SAMPLE_PLUGIN', params: { status } }, tone: statusTones[status] } as const;
}
