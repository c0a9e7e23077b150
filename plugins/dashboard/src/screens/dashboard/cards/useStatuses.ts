import { countStatuses } from '@brokerdesk/plugin-sdk/api';
import type { ChartProps } from '@brokerdesk/plugin-sdk/charts';
import { useMemo } from 'react';
import { useText } from '../useText.ts';
import type { CardContent, CardView } from './CardContent.ts';
import { statusColor, useCodeNames } from './useCodeNames.ts';
import { usePreviousStatistic, useStatistic } from './useStatistic.ts';

/** Where the applications that were submitted in the period stand now, in the colours of their statuses. */
export function useStatuses({ scope, from, to, region, profileID, previous, linkTo }: CardView): CardContent {
  const text = useText();
  const names = useCodeNames();
  const query = useStatistic(countStatuses, { query: { scope, from, to, region, profileID } });
  const compared = usePreviousStatistic(countStatuses, { query: { scope, ...previous, region, profileID } }).data;
  const { data } = query;
  const chart = useMemo(
    (): ChartProps => ({
      title: text('statuses.title'),
      kind: 'bar',
      categoryName: text('statuses.status'),
      categories: (data?.statuses ?? []).map(({ status }) => ({
        key: status,
        label: names.status(status),
        color: statusColor(status),
      })),
      series: data && [
        { key: 'all', name: text('referrers.applications'), values: data.statuses.map(({ count }) => count) },
      ],
      height: 420,
      to: linkTo && (({ category }) => linkTo({ chart: 'statuses', status: category.key })),
      emptyText: text('empty'),
    }),
    [data, linkTo, text, names],
  );
  const total = { label: text('submitted.total'), value: data?.total, previous: compared?.total };
  return { query, figures: [{ key: 'total', ...total, to: linkTo?.({ chart: 'statuses' }) }], charts: [chart] };
}
