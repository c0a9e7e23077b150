import { Stack, Tabs, useNavigation, useScreenParams } from '@brokerdesk/plugin-sdk';
import { ClientList } from './clients/ClientList.tsx';
import { PackageUse } from './PackageUse.tsx';
import { PlanList } from './plans/PlanList.tsx';
import { useText } from '../useText.ts';

/** The quote plans of clients, below what the broker has bought and how much of it is used. */
export default function QuotePlansScreen() {
  const text = useText();
  const { view = 'plans' } = useScreenParams();
  const { setParams } = useNavigation();
  return (
    <Stack gap={16}>
      <PackageUse />
      <Tabs
        label={text('quotePlans.views')}
        selectedKey={view}
        // Filters and order of one list mean nothing in the other.
        onSelect={(key) => void setParams({ view: key }, { replace: true })}
        items={[
          { key: 'plans', title: text('quotePlans.plans'), render: () => <PlanList /> },
          { key: 'clients', title: text('quotePlans.clients'), render: () => <ClientList /> },
        ]}
      />
    </Stack>
  );
}
