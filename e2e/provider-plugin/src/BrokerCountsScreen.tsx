import { PageHeader, Stack } from '@brokerdesk/plugin-sdk';
import BrokersCard from './slots/BrokersCard.tsx';
import { useText } from './useText.ts';

/** The second tab of the brokers. */
export default function BrokerCountsScreen() {
  const text = useText();
  return (
    <Stack>
      <PageHeader title={text('menu.counts')} />
      <BrokersCard />
    </Stack>
  );
}
