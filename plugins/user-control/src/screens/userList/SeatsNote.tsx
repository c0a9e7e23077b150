import { Callout, Text, useCall } from '@brokerdesk/plugin-sdk';
import { listUsers } from '@brokerdesk/plugin-sdk/api';
import { useListedBroker } from '../../ListedBroker.tsx';
import { useText } from '../useText.ts';

/** How many accounts of administrators are in use and left, and what to do once there are none. */
export function SeatsNote() {
  const text = useText();
  const broker = useListedBroker();
  // In the background: the list works without it.
  const { data } = useCall(listUsers, { query: { size: 1, ...broker } }, { passive: true });
  // Reserves its line, so that the list does not move.
  if (!data)
    return (
      <Text as="p" tone="neutral" size="table" aria-hidden>
        &nbsp;
      </Text>
    );
  if (!data.adminAccounts) return null;
  const { available, total } = data.adminAccounts;
  if (available > 0) {
    return (
      <Text as="p" tone={available === 1 ? 'waiting' : 'neutral'} size="table">
        {text('seats.used', { used: total - available, total, available })}
      </Text>
    );
  }
  return (
    <Callout tone="waiting" title={text('seats.full', { total })}>
      <p>{text(broker.brokerCode === undefined ? 'seats.fullHint' : 'seats.fullHintProvider')}</p>
    </Callout>
  );
}
