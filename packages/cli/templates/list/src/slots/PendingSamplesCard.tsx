import { CountTable, ErrorState, useCall } from '@brokerdesk/plugin-sdk';
import { listSamples } from '../endpoints.ts';
import { type SampleStatus, statusTones } from '../model/sampleStatus.ts';
import { useText } from '../useText.ts';

/** The card of the first page with the sample items that are not done. */
export default function PendingSamplesCard() {
  const text = useText();
  // Passive: the first page shows what failed in the card, not in a dialog.
  const open = useCall(listSamples, { query: { size: 1, status: 'open' } }, { passive: true });
  const inProgress = useCall(listSamples, { query: { size: 1, status: 'inProgress' } }, { passive: true });
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

function cellOf(status: SampleStatus, count: number | undefined) {
  return { count, to: { code: 'X_SAMPLE_PLUGIN', params: { status } }, tone: statusTones[status] } as const;
}
