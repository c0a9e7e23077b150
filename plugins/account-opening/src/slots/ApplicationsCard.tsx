import { queues } from '../model/queues.ts';
import { useText } from '../useText.ts';
import { PendingTable } from './PendingTable.tsx';

/** The card of the home page with the applications that wait for a reviewer or for their client. */
export default function ApplicationsCard() {
  const text = useText();
  return (
    <PendingTable
      code="RAO_CLIENT_MANAMEMENT"
      queues={[
        { id: 'toCheck', label: text('queue.toCheck'), statuses: queues.toCheck, isForStaff: true },
        { id: 'inProcess', label: text('queue.inProcess'), statuses: queues.inProcess, isForStaff: true },
        { id: 'toImport', label: text('queue.toImport'), statuses: queues.toImport, isForStaff: true },
        { id: 'withClient', label: text('queue.withClient'), statuses: queues.withClient, isForStaff: false },
      ]}
    />
  );
}
