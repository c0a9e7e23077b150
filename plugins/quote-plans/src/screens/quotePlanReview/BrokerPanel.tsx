import { ActionGroup, RecordHistory, type RowAction, Stack, Tabs } from '@brokerdesk/plugin-sdk';
import type { BrokerPackages } from '@brokerdesk/plugin-sdk/api';
import { BoughtPackages } from './BoughtPackages.tsx';
import { useText } from './useText.ts';

interface BrokerPanelProps {
  readonly broker: BrokerPackages;
  readonly actions: readonly RowAction[];
}

/** What a broker has bought, beside the list. */
export function BrokerPanel({ broker, actions }: BrokerPanelProps) {
  const text = useText();
  return (
    <Stack gap={16}>
      <ActionGroup actions={actions} />
      <Tabs
        label={text('brokers.panel')}
        items={[
          { key: 'packages', title: text('brokers.packages'), render: () => <BoughtPackages broker={broker} /> },
          {
            key: 'history',
            title: text('plan.history'),
            render: () => <RecordHistory targetID={broker.brokerCode} operation="feedPackage" />,
          },
        ]}
      />
    </Stack>
  );
}
