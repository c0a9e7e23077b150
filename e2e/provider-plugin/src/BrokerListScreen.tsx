import {
  type ListColumn,
  ListScreen,
  type ScreenTarget,
  type SortFieldOf,
  textIn,
  useHost,
} from '@brokerdesk/plugin-sdk';
import { type Broker, listBrokers } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { useText } from './useText.ts';

/** A list of the provider's staff, whose rows open another internal screen. */
export default function BrokerListScreen() {
  const text = useText();
  const { language } = useHost();
  const columns = useMemo<readonly ListColumn<Broker, SortFieldOf<typeof listBrokers>>[]>(
    () => [
      { id: 'code', header: text('code'), width: 140, sortField: 'brokerCode', text: ({ brokerCode }) => brokerCode },
      { id: 'name', header: text('name'), width: 280, sortField: 'name', text: ({ name }) => textIn(name, language) },
    ],
    [text, language],
  );
  return (
    <ListScreen
      id="brokers"
      title={text('menu.brokers')}
      itemsLabel={text('menu.brokers')}
      endpoint={listBrokers}
      columns={columns}
      rowId={({ brokerCode }) => brokerCode}
      rowTarget={openBroker}
      defaultSort="brokerCode"
      searchLabel={text('search')}
      empty={{ title: text('none'), text: text('noneHint') }}
    />
  );
}

function openBroker({ brokerCode }: Broker): ScreenTarget {
  return { code: 'provider-desk:brokers', child: 'detail', params: { brokerCode } };
}
