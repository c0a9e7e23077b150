import { useNavigation, useScreenParams, Views } from '@brokerdesk/plugin-sdk';
import { ClientList } from './clients/ClientList.tsx';
import { PlanList } from './plans/PlanList.tsx';
import { useText } from '../useText.ts';

/** The quote plans, or the clients who have them; above both stands what the broker has bought and how much of it is used. */
export default function QuotePlansScreen() {
  const text = useText();
  const { view = 'plans' } = useScreenParams();
  const { setParams } = useNavigation();
  return (
    <Views
      label={text('quotePlans.views')}
      selectedKey={view}
      // Filters and order of one list mean nothing in the other.
      onSelect={(key) => void setParams({ view: key }, { replace: true })}
      items={[
        { key: 'plans', title: text('quotePlans.plans'), render: () => <PlanList /> },
        { key: 'clients', title: text('quotePlans.clients'), render: () => <ClientList /> },
      ]}
    />
  );
}
