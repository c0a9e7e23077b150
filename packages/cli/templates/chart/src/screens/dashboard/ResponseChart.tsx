import { useFormats } from '@brokerdesk/plugin-sdk';
import type { Statistics } from '../../endpoints.ts';
import { useText } from '../../useText.ts';
import { ChartCard } from './ChartCard.tsx';
import { toCategories } from './toCategories.ts';

/** The time until the first response on each day, beside the period before. */
export function ResponseChart({ statistics }: { readonly statistics: Statistics | undefined }) {
  const text = useText();
  const format = useFormats();
  return (
    <ChartCard
      title={text('chart.response')}
      kind="line"
      categoryName={text('day')}
      categories={toCategories(statistics?.days ?? [], format)}
      format={(minutes) => text('minutes', { count: format.count(minutes) })}
      series={
        statistics && [
          {
            key: 'current',
            name: text('series.current'),
            values: statistics.days.map(({ responseMinutes }) => responseMinutes),
          },
          {
            key: 'previous',
            name: text('series.previous'),
            values: statistics.previousDays.map(({ responseMinutes }) => responseMinutes),
            isComparison: true,
          },
        ]
      }
    />
  );
}
