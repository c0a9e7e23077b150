import { type BrokerReport, StatusTag } from '@brokerdesk/plugin-sdk';
import { useText } from '../screens/useText.ts';

/** Whether the pages of a broker use what the registry has for it. */
export function DeliveryState({ report }: { readonly report: BrokerReport }) {
  const text = useText();
  const { problems, isInGrace } = report;
  if (problems.length > 0)
    return <StatusTag tone="failed">{text('deliveries.states.bad', { count: problems.length })}</StatusTag>;
  if (isInGrace)
    return (
      <StatusTag tone="waiting" title={text('deliveries.lateHint')}>
        {text('deliveries.states.late')}
      </StatusTag>
    );
  return <StatusTag tone="progress">{text('deliveries.states.good')}</StatusTag>;
}
