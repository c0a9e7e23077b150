import { useHost } from '@brokerdesk/plugin-sdk';
import { countDeletions } from '@brokerdesk/plugin-sdk/api';
import type { ChartProps } from '@brokerdesk/plugin-sdk/charts';
import { useMemo } from 'react';
import type { Figure } from '../../../model/figureTarget.ts';
import { labelBar } from '../../../model/labelDays.ts';
import { useText } from '../useText.ts';
import type { CardContent, CardView } from './CardContent.ts';
import { statusColor, useCodeNames } from './useCodeNames.ts';
import { useStatistic } from './useStatistic.ts';

/** Which applications are deleted automatically within the broker's notice period. */
export function useDeletions({ region, profileID, linkTo }: CardView): CardContent {
  const text = useText();
  const names = useCodeNames();
  const { language } = useHost();
  const query = useStatistic(countDeletions, { query: { region, profileID } });
  const { data } = query;
  const link = useMemo(() => {
    const first = data?.days[0]?.day;
    const last = data?.days.at(-1)?.day;
    if (data === undefined || first === undefined || last === undefined) return undefined;
    const all: Figure = { chart: 'deletions', noticeDays: data.noticeDays, days: { from: first, to: last } };
    return linkTo && ((part: { readonly day?: string; readonly status?: string }) => linkTo({ ...all, ...part }));
  }, [data, linkTo]);
  const chart = useMemo(
    (): ChartProps => ({
      title: text('deletions.title'),
      kind: 'stacked-column',
      categoryName: text('bar.day'),
      categories: (data?.days ?? []).map(({ day }) => ({
        key: day,
        ...labelBar({ from: day, to: day }, 'day', language),
      })),
      series: data?.statuses.map(({ status }) => ({
        key: status,
        name: names.status(status),
        color: statusColor(status),
        values: data.days.map(({ statuses }) => statuses.find((one) => one.status === status)?.count ?? 0),
      })),
      to: link && (({ category, series }) => link({ day: category.key, status: series.key })),
      emptyText: text('deletions.empty'),
    }),
    [data, link, text, names, language],
  );
  const total = { label: text('deletions.total', { count: data?.noticeDays ?? 0 }), value: data?.total };
  return {
    query,
    figures: [
      { key: 'total', ...total, to: link?.({}) },
      ...(data?.statuses ?? []).map(({ status, count }) => ({
        key: status,
        label: names.status(status),
        value: count,
        to: link?.({ status }),
      })),
    ],
    charts: [chart],
  };
}
