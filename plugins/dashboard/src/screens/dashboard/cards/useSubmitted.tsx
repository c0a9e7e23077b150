import { textIn, useHost } from '@brokerdesk/plugin-sdk';
import { countSubmittedApplications, submittedSplits } from '@brokerdesk/plugin-sdk/api';
import type { ChartPoint, ChartProps } from '@brokerdesk/plugin-sdk/charts';
import { useMemo } from 'react';
import type { Region } from '../../../model/figureTarget.ts';
import { labelBar, labelDays } from '../../../model/labelDays.ts';
import { useText } from '../useText.ts';
import type { CardContent, CardView } from './CardContent.ts';
import { CardSelect } from './CardSelect.tsx';
import { useCodeNames } from './useCodeNames.ts';
import { usePreviousStatistic, useStatistic } from './useStatistic.ts';

/** The key of the series of the period before. */
const before = 'before';

/** Applications submitted in the period, compared with the one before, or split by region or template. */
export function useSubmitted(view: CardView): CardContent {
  const text = useText();
  const names = useCodeNames();
  const { language } = useHost();
  const { scope, from, to, region, profileID, split, previous, isAligned, linkTo, linkToPrevious } = view;
  const filters = { scope, region, profileID };
  const query = useStatistic(countSubmittedApplications, { query: { ...filters, from, to, splitBy: split } });
  const compared = usePreviousStatistic(countSubmittedApplications, { query: { ...filters, ...previous } }).data;
  const { data } = query;
  const chart = useMemo((): ChartProps => {
    const nameOf = (key: string, name: Parameters<typeof textIn>[0] | null) => {
      if (name !== null) return textIn(name, language);
      return split === 'region' ? names.region(key) : text('deletedTemplate');
    };
    const total = data && { key: 'all', name: text('submitted.total'), values: data.buckets.map(({ count }) => count) };
    const parts = data?.series.map(({ key, name, counts }) => ({ key, name: nameOf(key, name), values: counts }));
    const previousValues = isAligned ? compared?.buckets.map(({ count }) => count) : undefined;
    const comparison = previousValues && {
      key: before,
      name: text('comparison.series', { period: labelDays(previous, language) }),
      values: data?.buckets.map((_, index) => previousValues[index] ?? null) ?? [],
      isComparison: true,
    };
    function open({ category, series }: ChartPoint) {
      const index = data?.buckets.findIndex((bucket) => bucket.from === category.key) ?? -1;
      const bucket = data?.buckets[index];
      if (series.key === before) {
        const previousBucket = compared?.buckets[index];
        return previousBucket && linkToPrevious?.(previousBucket);
      }
      const part = split === 'region' ? { region: series.key as Region } : { profileID: series.key };
      return linkTo?.({ chart: 'submitted', bucket, ...(split !== undefined && part) });
    }
    const shown = split === undefined ? total && [total] : parts;
    return {
      title: text('submitted.title'),
      kind: split === undefined ? 'column' : 'stacked-column',
      categoryName: text(`bar.${scope}`),
      categories: (data?.buckets ?? []).map((bucket) => ({ key: bucket.from, ...labelBar(bucket, scope, language) })),
      series: shown && comparison ? [...shown, comparison] : shown,
      to: linkTo && open,
      emptyText: text('empty'),
    };
  }, [data, compared, split, scope, previous, isAligned, linkTo, linkToPrevious, text, names, language]);
  return {
    query,
    figures: [
      {
        key: 'total',
        label: text('submitted.total'),
        value: data?.total,
        previous: compared?.total,
        to: linkTo?.({ chart: 'submitted' }),
      },
    ],
    charts: [chart],
    controls: (
      <CardSelect
        label={text('submitted.split')}
        value={split ?? 'none'}
        options={[
          { value: 'none', label: text('submitted.splits.none') },
          ...submittedSplits.map((value) => ({ value, label: text(`submitted.splits.${value}`) })),
        ]}
        onChange={(value) => view.onSplit(submittedSplits.find((one) => one === value))}
      />
    ),
  };
}
