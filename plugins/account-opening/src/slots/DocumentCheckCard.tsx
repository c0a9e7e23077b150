import { type WorkQueueName, workQueues } from '../model/workQueues.ts';
import { useText } from '../steps/useText.ts';
import { PendingTable } from './PendingTable.tsx';

/** What has failed comes first. */
const shownQueues = [
  'failed',
  'toCertify',
  'toGenerate',
  'toConfirm',
  'toSign',
  'toImport',
] as const satisfies readonly WorkQueueName[];

/** The card of the home page with the applications that wait for the next step to the back office. */
export default function DocumentCheckCard() {
  const text = useText();
  return (
    <PendingTable
      code="RAO_CHECK_DOCUMENT"
      queues={shownQueues.map((name) => ({
        id: name,
        label: text(`workQueue.${name}`),
        statuses: workQueues[name],
        isForStaff: true,
        isFailed: name === 'failed',
      }))}
    />
  );
}
