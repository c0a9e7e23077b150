import {
  type FilterParamOf,
  ListScreen,
  type ListFilter,
  type RowAction,
  textIn,
  toLocalText,
  useCanCall,
  useHost,
} from '@brokerdesk/plugin-sdk';
import { createFeedPlan, listTraders, type Trader } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { PlanDialog } from '../../../plans/lazyParts.tsx';
import { PackageUse } from '../PackageUse.tsx';
import { useText } from '../../useText.ts';
import { ClientPanel } from './ClientPanel.tsx';
import { clientStates } from './clientStates.ts';
import { useClientColumns } from './useClientColumns.tsx';

/** The clients who trade, each with the plans in force of their logins. */
export function ClientList() {
  const text = useText();
  const { language } = useHost();
  const columns = useClientColumns();
  const filters = useClientFilters();
  const actionsOf = useClientActions();
  return (
    <ListScreen
      id="quote-plan-clients"
      title={text('clients.title')}
      itemsLabel={text('clients.what')}
      endpoint={listTraders}
      columns={columns}
      filters={filters}
      rowId={({ userID }) => userID}
      panel={{
        title: (client) => textIn(toLocalText(client, 'name'), language),
        render: (client) => <ClientPanel client={client} />,
      }}
      rowActions={actionsOf}
      defaultSort="userID"
      searchLabel={text('clients.search')}
      exportName={text('clients.exportName')}
      note={<PackageUse />}
      empty={{ title: text('clients.none'), text: text('clients.noneHint') }}
    />
  );
}

function useClientFilters(): readonly ListFilter<FilterParamOf<typeof listTraders>>[] {
  const text = useText();
  return useMemo(
    () => [
      {
        kind: 'select',
        param: 'status',
        label: text('clients.status'),
        options: Object.entries(clientStates).map(([value, { key }]) => ({
          value,
          label: text(`clients.state.${key}`),
        })),
      },
      {
        kind: 'select',
        param: 'hasPlan',
        label: text('clients.hasPlan'),
        options: [
          { value: 'true', label: text('clients.withPlan') },
          { value: 'false', label: text('clients.withoutPlan') },
        ],
      },
    ],
    [text],
  );
}

function useClientActions(): (client: Trader) => readonly RowAction[] {
  const text = useText();
  const { language } = useHost();
  const canCall = useCanCall();
  return (client) => {
    const { userID, status } = client;
    const customerName = textIn(toLocalText(client, 'name'), language);
    const plans: RowAction = {
      id: 'plans',
      label: text('clients.plansOf'),
      to: { code: 'PM_CI_QUOTE_PLAN', params: { userID } },
    };
    const creation: RowAction = {
      id: 'newPlan',
      label: text('clients.newPlan'),
      disabledReason: status === 1 ? undefined : text('clients.inactive'),
      dialog: (close) => <PlanDialog desk="broker" preset={{ userID, customerName }} onClose={close} />,
    };
    return [plans, ...(canCall(createFeedPlan) ? [creation] : [])];
  };
}
