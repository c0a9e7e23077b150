import {
  ListScreen,
  useHost,
  textIn,
  useScreenParams,
  ActionGroup,
  RecordHistory,
  type RowAction,
  Stack,
  Tabs,
} from '@brokerdesk/plugin-sdk';
import { type BrokerPackages, listFeedPackages } from '@brokerdesk/plugin-sdk/api';
import { useBrokerActions } from './useBrokerActions.tsx';
import { useBrokerColumns } from './useBrokerColumns.tsx';
import { usePackageToast } from '../../plans/usePackageToast.ts';
import { useText } from '../useText.ts';
import { BoughtPackages } from './BoughtPackages.tsx';

interface BrokerPanelProps {
  readonly broker: BrokerPackages;
  readonly actions: readonly RowAction[];
}

/** The brokers with the packages that they have bought, how much of each is in use, and what waits for review. */
export default function QuotePlanReviewScreen() {
  const text = useText();
  const { language } = useHost();
  const { brokerCode } = useScreenParams();
  const columns = useBrokerColumns();
  const actionsOf = useBrokerActions();
  usePackageToast();
  return (
    <ListScreen
      id="plan-brokers"
      title={text('menu.brokersWithPlans')}
      itemsLabel={text('brokers.what')}
      endpoint={listFeedPackages}
      paging="none"
      columns={columns}
      filters={[
        {
          kind: 'select',
          param: 'waits',
          label: text('brokers.waiting'),
          options: [
            { value: 'true', label: text('brokers.waits') },
            { value: 'false', label: text('brokers.nothingWaits') },
          ],
        },
      ]}
      filterValue={({ needsAudit }, param) => (param === 'waits' ? String(needsAudit > 0) : undefined)}
      rowId={idOf}
      panel={{
        title: ({ brokerName }) => textIn(brokerName, language),
        render: (broker) => <BrokerPanel key={broker.brokerCode} broker={broker} actions={actionsOf(broker)} />,
        initialRow: brokerCode,
      }}
      rowActions={actionsOf}
      searchLabel={text('brokers.search')}
      exportName={text('brokers.export')}
      empty={{ title: text('brokers.none'), text: text('brokers.noneHint') }}
    />
  );
}

function idOf({ brokerCode }: BrokerPackages): string {
  return brokerCode;
}

/** What a broker has bought, beside the list. */
function BrokerPanel({ broker, actions }: BrokerPanelProps) {
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
