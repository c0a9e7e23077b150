import { labelOf } from '@brokerdesk/plugin-sdk';
import type { Statistics } from '../../endpoints.ts';
import en from '../../locales/en.ts';
import { useText } from '../../useText.ts';
import { ChartCard } from './ChartCard.tsx';

/** The enquiries of the period, by topic. */
export function TopicChart({ statistics }: { readonly statistics: Statistics | undefined }) {
  const text = useText();
  const topics = statistics?.topics ?? [];
  return (
    <ChartCard
      title={text('chart.topics')}
      kind="bar"
      categoryName={text('topicName')}
      // A newer server may send a topic that the portal does not know.
      categories={topics.map(({ topic }) => ({
        key: topic,
        label: labelOf(en.topic, topic, (known) => text(`topic.${known}`)),
      }))}
      series={
        statistics && [
          { key: 'count', name: text('series.count'), values: statistics.topics.map(({ count }) => count) },
        ]
      }
    />
  );
}
