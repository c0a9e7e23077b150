import { CountTable, ErrorState, ScreenLink, Stack, useCall, useCurrentTime } from '@brokerdesk/plugin-sdk';
import { countDeletions, countSubmittedApplications } from '@brokerdesk/plugin-sdk/api';
import { shanghaiDayAt } from '../model/days.ts';
import { type Figure, figureTarget } from '../model/figureTarget.ts';
import { daysOf, previousDays } from '../model/presets.ts';
import { pluginTexts } from '../useText.ts';

/** The card of the home page with the figures of the week, and what is about to be deleted. */
export default function FiguresCard() {
  const text = pluginTexts.useText();
  const today = shanghaiDayAt(useCurrentTime(60_000));
  const thisWeek = daysOf('thisWeek', today);
  // As many days of last week: half a week is never as much as a whole one.
  const lastWeek = previousDays(thisWeek, 'thisWeek');
  // Passive: the home page shows what failed in the card, not in a dialog.
  const options = { passive: true } as const;
  const thisCall = useCall(countSubmittedApplications, { query: { scope: 'day', ...thisWeek } }, options);
  const lastCall = useCall(countSubmittedApplications, { query: { scope: 'day', ...lastWeek } }, options);
  const deletions = useCall(countDeletions, { query: {} }, options);
  const calls = [thisCall, lastCall, deletions];
  const error = calls.find((call) => call.error !== null)?.error;
  if (error) {
    const retry = () => void Promise.all(calls.map(({ refetch }) => refetch()));
    return <ErrorState title={text('home.failed')} error={error} onRetry={retry} />;
  }
  const noticeDays = deletions.data?.noticeDays ?? 0;
  const linkTo = (figure: Figure, period = thisWeek) => figureTarget(figure, { period }) ?? { code: 'RAO_DATA_CHART' };
  const submitted = { chart: 'submitted' } as const;
  const soon = { chart: 'deletions', noticeDays, days: thisWeek } as const;
  return (
    <Stack gap={8}>
      <CountTable
        itemsLabel={text('home.figure')}
        columns={[text('home.count')]}
        rows={[
          {
            id: 'thisWeek',
            label: text('home.thisWeek'),
            cells: [{ count: thisCall.data?.total, to: linkTo(submitted) }],
          },
          {
            id: 'lastWeek',
            label: text('home.lastWeek'),
            cells: [{ count: lastCall.data?.total, to: linkTo(submitted, lastWeek) }],
          },
          {
            id: 'deletions',
            label: text('home.deletions', { count: noticeDays }),
            cells: [{ count: deletions.data?.total, to: linkTo(soon), tone: 'waiting' }],
          },
        ]}
      />
      <ScreenLink to={{ code: 'RAO_DATA_CHART' }}>{text('home.open')}</ScreenLink>
    </Stack>
  );
}
