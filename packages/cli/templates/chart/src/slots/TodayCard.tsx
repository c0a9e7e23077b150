import { CountTable, ErrorState, useCall } from '@brokerdesk/plugin-sdk';
import { channels, getStatistics } from '../endpoints.ts';
import { useText } from '../useText.ts';

const to = { code: 'X_SAMPLE_PLUGIN', params: { period: '7' } } as const;

/** The card of the home page with the enquiries of today and of the day before, by channel. */
export default function TodayCard() {
  const text = useText();
  // Passive: the home page shows what failed in the card, not in a dialog.
  const { data, error, refetch } = useCall(getStatistics, { query: { period: '7' } }, { passive: true });
  if (error !== null) {
    return <ErrorState title={text('failed')} error={error} onRetry={() => void refetch()} />;
  }
  const [today, yesterday] = [data?.days.at(-1), data?.days.at(-2)];
  return (
    <CountTable
      itemsLabel={text('channelName')}
      columns={[text('card.todayCount'), text('card.yesterdayCount')]}
      rows={channels.map((channel) => ({
        id: channel,
        label: text(`channel.${channel}`),
        cells: [
          { count: today?.counts[channel], to },
          { count: yesterday?.counts[channel], to },
        ],
      }))}
    />
  );
}
