import { CountTable, ErrorState, Stack, Text, useCall } from '@brokerdesk/plugin-sdk';
import { getStatistics } from '../endpoints.ts';
import { totalOf } from '../totalOf.ts';
import { useText } from '../useText.ts';

const to = { code: 'X_SAMPLE_PLUGIN', params: { period: '7' } } as const;

/** The card of the home page that compares the last seven days with those before. */
export default function WeekCard() {
  const text = useText();
  // Passive: the home page shows what failed in the card, not in a dialog. Its response is that of the other card.
  const { data, error, refetch } = useCall(getStatistics, { query: { period: '7' } }, { passive: true });
  if (error !== null) {
    return <ErrorState title={text('failed')} error={error} onRetry={() => void refetch()} />;
  }
  const [current, previous] = [data && totalOf(...data.days), data && totalOf(...data.previousDays)];
  return (
    <Stack gap={8}>
      <CountTable
        itemsLabel={text('card.period')}
        columns={[text('series.count')]}
        rows={[
          { id: 'current', label: text('card.currentWeek'), cells: [{ count: current, to }] },
          { id: 'previous', label: text('card.previousWeek'), cells: [{ count: previous, to }] },
        ]}
      />
      {current !== undefined && previous !== undefined && (
        <Text as="p" tone="neutral" size="table">
          {text('card.change', { change: formatChange(current, previous) })}
        </Text>
      )}
    </Stack>
  );
}

/** Returns the change in per cent with its sign; a dash where there was nothing to compare with. */
function formatChange(current: number, previous: number): string {
  if (previous === 0) return '–';
  const change = Math.round(((current - previous) / previous) * 100);
  return `${change > 0 ? '+' : ''}${change}%`;
}
