import {
  addDays,
  ErrorState,
  PeriodInput,
  shanghaiDay,
  Stack,
  Text,
  useCall,
  useFormats,
} from '@brokerdesk/plugin-sdk';
import { type Image, listAdClicks } from '@brokerdesk/plugin-sdk/api';
import { Chart } from '@brokerdesk/plugin-sdk/charts';
import { useMemo, useState } from 'react';
import { useText } from '../../useText.ts';
import { listDays, longestDays } from './listDays.ts';

/** How often a picture was clicked on each day in Asia/Shanghai. */
export function ClicksByDay({ image }: { readonly image: Image }) {
  const text = useText();
  const formats = useFormats();
  const { imgID, clickCount, clickResetTime, clickResetBy } = image;
  const [period, setPeriod] = useState(() => {
    const to = shanghaiDay();
    return { from: addDays(to, -29), to };
  });
  const days = useMemo(() => listDays(period.from, period.to), [period]);
  const { data, error, refetch } = useCall(
    listAdClicks,
    { query: { imgID, dateFrom: days[0] ?? period.from, dateTo: days.at(-1) ?? period.to } },
    { enabled: days.length > 0 },
  );
  const clicks = new Map(data?.map((row) => [row.day, row.clicks]));
  const inPeriod = data?.reduce((sum, row) => sum + row.clicks, 0);
  const title = text('images.clicksByDay');
  return (
    <Stack gap={12}>
      <PeriodInput
        label={title}
        {...period}
        onChange={(end, day) => {
          // An open end would have no days.
          if (day !== '') setPeriod((before) => ({ ...before, [end]: day }));
        }}
      />
      <p>
        {text('images.clickCount', { count: clickCount, number: formats.count(clickCount) })}
        {inPeriod !== undefined && ` · ${text('images.inPeriod', { number: formats.count(inPeriod) })}`}
      </p>
      {clickResetTime !== null && (
        <Text as="p" tone="neutral" size="small">
          {text('images.wasReset', { time: formats.dateTime(clickResetTime), name: clickResetBy ?? '' })}
        </Text>
      )}
      {days.length === longestDays && (
        <Text as="p" tone="neutral" size="small">
          {text('images.longest', { count: longestDays })}
        </Text>
      )}
      {error ? (
        <ErrorState title={text('images.clicksFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Chart
          title={title}
          kind="column"
          height={220}
          categoryName={text('images.day')}
          categories={days.map((day) => ({ key: day, label: formats.date(day) }))}
          series={
            data && [{ key: imgID, name: text('images.clicks'), values: days.map((day) => clicks.get(day) ?? 0) }]
          }
          emptyText={text('images.noClicksInPeriod')}
        />
      )}
    </Stack>
  );
}
