import {
  ErrorState,
  PageHeader,
  Select,
  Stack,
  useCall,
  useNavigation,
  useScreenParams,
  WaitingText,
} from '@brokerdesk/plugin-sdk';
import { getStatistics, type Period, periods } from '../../endpoints.ts';
import { useText } from '../../useText.ts';
import { EnquiryChart } from './EnquiryChart.tsx';
import { ResponseChart } from './ResponseChart.tsx';
import { TopicChart } from './TopicChart.tsx';

/** The enquiries of a period as charts; the address has the period, so that a link shows the same. */
export default function DashboardScreen() {
  const text = useText();
  const navigation = useNavigation();
  const period = readPeriod(useScreenParams()['period']);
  const statistics = useCall(getStatistics, { query: { period } });
  return (
    <Stack>
      <PageHeader title={text('menu.dashboard')}>
        <Select
          aria-label={text('period.label')}
          value={period}
          onChange={(event) => void navigation.setParams({ period: event.target.value })}
        >
          {periods.map((one) => (
            <option key={one} value={one}>
              {text('period.days', { count: one })}
            </option>
          ))}
        </Select>
      </PageHeader>
      <WaitingText active={statistics.isPending} itemsLabel={text('items')} />
      {statistics.isError ? (
        <ErrorState title={text('failed')} error={statistics.error} onRetry={() => void statistics.refetch()} />
      ) : (
        <>
          <EnquiryChart statistics={statistics.data} />
          <ResponseChart statistics={statistics.data} />
          <TopicChart statistics={statistics.data} />
        </>
      )}
    </Stack>
  );
}

/** An address may have been written by hand. */
function readPeriod(value: string | undefined): Period {
  return periods.find((one) => one === value) ?? '30';
}
