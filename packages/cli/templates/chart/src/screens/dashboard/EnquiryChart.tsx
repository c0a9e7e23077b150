import { useFormats } from '@brokerdesk/plugin-sdk';
import { channels, type Statistics } from '../../endpoints.ts';
import { useText } from '../../useText.ts';
import { ChartCard } from './ChartCard.tsx';
import { toCategories } from './toCategories.ts';

/** The enquiries of each day, by channel. */
export function EnquiryChart({ statistics }: { readonly statistics: Statistics | undefined }) {
  const text = useText();
  const format = useFormats();
  return (
    <ChartCard
      title={text('chart.enquiries')}
      kind="stacked-column"
      categoryName={text('day')}
      categories={toCategories(statistics?.days ?? [], format)}
      series={
        statistics &&
        channels.map((channel) => ({
          key: channel,
          name: text(`channel.${channel}`),
          values: statistics.days.map(({ counts }) => counts[channel]),
        }))
      }
    />
  );
}
