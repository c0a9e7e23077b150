import { textIn, useHost } from '@brokerdesk/plugin-sdk';
import { rankReferrers } from '@brokerdesk/plugin-sdk/api';
import type { ChartProps } from '@brokerdesk/plugin-sdk/charts';
import { useMemo } from 'react';
import { useText } from '../useText.ts';
import type { CardContent, CardView } from './CardContent.ts';
import { usePreviousStatistic, useStatistic } from './useStatistic.ts';

/** Keys of what is not one referrer. */
const others = 'others';
const none = 'none';

/**
 * Who brought the applications of the period. Those without a referrer are a figure beside the chart: most applications
 * have none, and their bar would leave no room for the others.
 */
export function useReferrers({ scope, from, to, region, profileID, previous, linkTo }: CardView): CardContent {
  const text = useText();
  const { language } = useHost();
  const query = useStatistic(rankReferrers, { query: { scope, from, to, region, profileID } });
  const compared = usePreviousStatistic(rankReferrers, { query: { scope, ...previous, region, profileID } }).data;
  const { data } = query;
  const chart = useMemo((): ChartProps => {
    const bars = data && [
      ...data.top.map(({ referrerID, name, count }) => ({
        key: referrerID,
        label: name === null ? text('referrers.deleted') : textIn(name, language),
        count,
      })),
      ...(data.others.referrers === 0
        ? []
        : [
            {
              key: others,
              label: text('referrers.others', { count: data.others.referrers }),
              count: data.others.count,
            },
          ]),
    ];
    return {
      title: text('referrers.title'),
      kind: 'bar',
      categoryName: text('referrers.referrer'),
      categories: (bars ?? []).map(({ key, label }) => ({ key, label })),
      series: bars && [{ key: 'all', name: text('referrers.applications'), values: bars.map(({ count }) => count) }],
      height: 360,
      to:
        linkTo &&
        (({ category: { key } }) =>
          linkTo({
            chart: 'referrers',
            referrer: key === others ? data?.top.map(({ referrerID }) => referrerID) : key,
          })),
      emptyText: text(data === undefined || data.total === 0 ? 'empty' : 'referrers.none'),
    };
  }, [data, linkTo, text, language]);
  const total = { label: text('submitted.total'), value: data?.total, previous: compared?.total };
  return {
    query,
    figures: [
      { key: 'total', ...total, to: linkTo?.({ chart: 'referrers' }) },
      {
        key: 'without',
        label: text('referrers.without'),
        value: data?.withoutReferrer,
        previous: compared?.withoutReferrer,
        to: linkTo?.({ chart: 'referrers', referrer: none }),
      },
    ],
    charts: [chart],
  };
}
