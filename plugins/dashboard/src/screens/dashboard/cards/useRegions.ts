import { useHost } from '@brokerdesk/plugin-sdk';
import { countRegions, regions } from '@brokerdesk/plugin-sdk/api';
import type { ChartProps } from '@brokerdesk/plugin-sdk/charts';
import { useMemo } from 'react';
import type { Region } from '../../../model/figureTarget.ts';
import { labelBar } from '../../../model/labelDays.ts';
import { useText } from '../useText.ts';
import type { CardContent, CardView } from './CardContent.ts';
import { useCodeNames } from './useCodeNames.ts';
import { usePreviousStatistic, useStatistic } from './useStatistic.ts';

/** Where the applicants of the period live. */
export function useRegions({ scope, from, to, profileID, previous, linkTo }: CardView): CardContent {
  const text = useText();
  const names = useCodeNames();
  const { language } = useHost();
  const query = useStatistic(countRegions, { query: { scope, from, to, profileID } });
  const compared = usePreviousStatistic(countRegions, { query: { scope, ...previous, profileID } }).data;
  const { data } = query;
  const chart = useMemo(
    (): ChartProps => ({
      title: text('regions.title'),
      kind: 'stacked-column',
      categoryName: text(`bar.${scope}`),
      categories: (data?.buckets ?? []).map((bucket) => ({ key: bucket.from, ...labelBar(bucket, scope, language) })),
      series:
        data &&
        regions.map((region) => ({
          key: region,
          name: names.region(region),
          values: data.buckets.map((bucket) => countOf(bucket.regions, region) ?? 0),
        })),
      to:
        linkTo &&
        (({ category, series }) =>
          linkTo({
            chart: 'regions',
            bucket: data?.buckets.find((bucket) => bucket.from === category.key),
            region: series.key as Region,
          })),
      emptyText: text('empty'),
    }),
    [data, scope, linkTo, text, names, language],
  );
  return {
    query,
    figures: regions.map((region) => ({
      key: region,
      label: names.region(region),
      value: data && countOf(data.regions, region),
      previous: compared && countOf(compared.regions, region),
      to: linkTo?.({ chart: 'regions', region }),
    })),
    charts: [chart],
  };
}

function countOf(counts: readonly { readonly region: Region; readonly count: number }[], region: Region) {
  return counts.find((one) => one.region === region)?.count;
}
