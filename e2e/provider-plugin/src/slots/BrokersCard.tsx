import { CountTable, useCall } from '@brokerdesk/plugin-sdk';
import { listBrokers } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../useText.ts';

/** The number of brokers, on the home page and in a tab; it opens their list. */
export default function BrokersCard() {
  const text = useText();
  const count = useCall(listBrokers, { query: { size: 1 } }, { passive: true }).data?.total;
  const cell = { count, to: { code: 'provider-desk:brokers' } } as const;
  return (
    <CountTable
      itemsLabel={text('status')}
      columns={[text('menu.counts')]}
      rows={[{ id: 'all', label: text('menu.brokers'), cells: [cell] }]}
    />
  );
}
