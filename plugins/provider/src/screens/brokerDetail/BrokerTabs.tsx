import { type TabItem, Tabs, useHost, useNavigation, useScreenParams, useSlot, lazyPart } from '@brokerdesk/plugin-sdk';
import type { Broker } from '@brokerdesk/plugin-sdk/api';
import { brokerTabs } from '../../slots.ts';
import { BrokerFacts } from './BrokerFacts.tsx';
import './brokerTabs.css';
import { useText } from '../useText.ts';

// Loaded on demand: the tree and its editor are the largest part of this screen.
const PermissionSet = lazyPart(async () => (await import('./functions/PermissionSet.tsx')).PermissionSet);

const BrokerPlugins = lazyPart(async () => (await import('./plugins/BrokerPlugins.tsx')).BrokerPlugins);

/** The parts of a broker, and what other plugins show of it, such as its users. */
export function BrokerTabs({ broker }: { readonly broker: Broker }) {
  const text = useText();
  const { notify, deliveries } = useHost();
  const { tab = 'facts' } = useScreenParams();
  const { setParams } = useNavigation();
  const pluginTabs = useSlot(brokerTabs);
  const { brokerCode } = broker;
  const facts: TabItem = {
    key: 'facts',
    title: text('brokerDetail.facts'),
    render: () => <BrokerFacts broker={broker} />,
  };
  const items: readonly TabItem[] = [
    facts,
    // A deleted broker has nothing left that can be read.
    ...(broker.status === 'deleted'
      ? []
      : [
          ...pluginTabs.map(({ key, title, render }) => ({ key, title, render: () => render({ broker }) })),
          {
            key: 'functions',
            title: text('brokerDetail.functions'),
            render: () => <PermissionSet broker={broker} />,
          },
          ...(deliveries
            ? [
                {
                  key: 'plugins',
                  title: text('menu.plugins'),
                  render: () => <BrokerPlugins deliveries={deliveries} broker={broker} />,
                },
              ]
            : []),
        ]),
  ];
  /** Filters and order of one list mean nothing in the list of another tab. */
  function select(key: string) {
    setParams({ brokerCode, tab: key }, { replace: true }).catch((error: Error) =>
      notify({ tone: 'error', text: error.message }),
    );
  }
  return (
    <div className="provider-broker-tabs">
      <Tabs label={text('brokerDetail.tabs')} items={items} selectedKey={tab} onSelect={select} />
    </div>
  );
}
