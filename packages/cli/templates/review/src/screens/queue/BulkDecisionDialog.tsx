import { Text, useHost, useJobs } from '@brokerdesk/plugin-sdk';
import { DecisionDialog } from '../../DecisionDialog.tsx';
import type { DecisionInput } from '../../jobs/decideRequest.ts';
import { useText } from '../../useText.ts';
import type { BulkDecision } from './useBulkDecisions.ts';

const maxNamed = 5;

/** Confirms a decision about many requests, and hands the work over to the tray. */
export function BulkDecisionDialog({
  chosen: { decision, requests, clear },
  onClose,
}: {
  readonly chosen: BulkDecision;
  readonly onClose: () => void;
}) {
  const text = useText();
  const { notify } = useHost();
  const { start } = useJobs();
  const count = requests.length;
  const title = text(`bulk.${decision}`, { count });

  async function startJob(reason: string | null) {
    start({
      kind: 'decide-requests',
      title: { key: `bulk.${decision}`, values: { count } },
      items: requests.map(({ requestID, clientName, accountNumber, version }) => ({
        id: requestID,
        label: `${accountNumber} ${clientName}`,
        input: { decision, reason, version } satisfies DecisionInput,
      })),
    });
    notify({ tone: 'success', text: text('bulk.started', { title }) });
    clear();
  }
  return (
    <DecisionDialog
      decision={decision}
      id="selection"
      title={title}
      subject={
        <>
          {requests.slice(0, maxNamed).map(({ requestID, clientName, accountNumber }) => (
            <Text as="div" key={requestID}>{`${accountNumber} ${clientName}`}</Text>
          ))}
          {count > maxNamed && '…'}
        </>
      }
      record={requests}
      onSend={startJob}
      onClose={onClose}
    />
  );
}
