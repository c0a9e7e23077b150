import {
  type FilterParamOf,
  type ListFilter,
  ListScreen,
  type RowAction,
  type ScreenTarget,
} from '@brokerdesk/plugin-sdk';
import { type Broker, listBrokers } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { useStatusText } from '../../brokers/BrokerStatus.tsx';
import { useBrokerActions } from '../../brokers/useBrokerActions.tsx';
import { useBrokerColumns } from './useBrokerColumns.tsx';
import { useText } from '../useText.ts';

/** The brokers that use the product. Deleted ones are shown by the filter only. */
export default function BrokerListScreen() {
  const text = useText();
  const statusText = useStatusText();
  const columns = useBrokerColumns();
  const actionsOf = useBrokerActions();
  const filters = useMemo<readonly ListFilter<FilterParamOf<typeof listBrokers>>[]>(
    () => [
      {
        kind: 'select',
        param: 'status',
        label: text('brokerList.statusFilter'),
        options: (['enabled', 'disabled', 'deleted'] as const).map((value) => ({ value, label: statusText(value) })),
      },
    ],
    [text, statusText],
  );
  const rowActions = (broker: Broker): readonly RowAction[] =>
    // A deleted broker has no functions to be seen.
    broker.status === 'deleted'
      ? []
      : [
          { id: 'functions', label: text('brokerList.functions'), to: targetOf(broker, 'functions') },
          ...actionsOf(broker),
        ];
  return (
    <ListScreen
      id="brokers"
      title={text('menu.brokers')}
      itemsLabel={text('brokers.what')}
      endpoint={listBrokers}
      columns={columns}
      rowId={codeOf}
      defaultSort="brokerCode"
      searchLabel={text('brokerList.search')}
      filters={filters}
      rowTarget={targetOf}
      rowActions={rowActions}
      exportName={text('brokerList.exportName')}
      empty={{ title: text('brokerList.none'), text: text('brokerList.noneHint') }}
    />
  );
}

function codeOf({ brokerCode }: Broker): string {
  return brokerCode;
}

/** The screen of a broker, and the tab that it opens with. */
function targetOf({ brokerCode }: Broker, tab?: string): ScreenTarget {
  return { code: 'provider:brokers', child: 'broker', params: { brokerCode, ...(tab !== undefined && { tab }) } };
}
