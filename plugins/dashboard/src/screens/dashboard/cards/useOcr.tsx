import { countOcrRegions, type OcrStatistics } from '@brokerdesk/plugin-sdk/api';
import type { ChartProps } from '@brokerdesk/plugin-sdk/charts';
import { useMemo } from 'react';
import { formatShare, shareOf } from '../../../model/shares.ts';
import { useText } from '../useText.ts';
import type { CardContent, CardView } from './CardContent.ts';
import { CardSelect } from './CardSelect.tsx';
import { useCodeNames } from './useCodeNames.ts';
import { usePreviousStatistic, useStatistic } from './useStatistic.ts';

const choice = 'ocr';
const outcomes = [
  ['recognised', 'progress'],
  ['corrected', 'waiting'],
  ['failed', 'failed'],
] as const;

type Counts = Pick<OcrStatistics, 'total' | 'recognised' | 'corrected' | 'failed'>;

/** How well identity documents were recognised, by region or by region and document. Documents have no list either. */
export function useOcr({ scope, from, to, previous, choices, onChoose }: CardView): CardContent {
  const text = useText();
  const names = useCodeNames();
  const query = useStatistic(countOcrRegions, { query: { scope, from, to } });
  const compared = usePreviousStatistic(countOcrRegions, { query: { scope, ...previous } }).data;
  const { data } = query;
  const detail = choices[choice] === 'document' ? 'document' : 'region';
  const chart = useMemo((): ChartProps => {
    const bars: readonly (Counts & { readonly key: string; readonly label: string })[] = (data?.regions ?? []).flatMap(
      ({ region, documents, ...counts }) => {
        const regionName = names.region(region);
        if (detail === 'region') return [{ ...counts, key: region, label: regionName }];
        return documents.map(({ idType, ...ofDocument }) => ({
          ...ofDocument,
          key: `${region} ${idType}`,
          label: text('ocr.documentIn', { document: names.document(idType), region: regionName }),
        }));
      },
    );
    return {
      title: text('ocr.title'),
      kind: 'stacked-bar',
      categoryName: text(detail === 'region' ? 'filter.region' : 'authentications.document'),
      categories: bars.map(({ key, label }) => ({ key, label })),
      series:
        data &&
        outcomes.map(([outcome, color]) => ({
          key: outcome,
          name: text(`ocr.${outcome}`),
          color,
          values: bars.map((bar) => bar[outcome]),
        })),
      height: 300,
      emptyText: text('empty'),
    };
  }, [data, detail, text, names]);
  const rateOf = (counts: Counts | undefined) => counts && shareOf(counts.recognised, counts.total);
  return {
    query,
    figures: [
      { key: 'total', label: text('ocr.total'), value: data?.total, previous: compared?.total },
      {
        key: 'rate',
        label: text('ocr.rate'),
        value: rateOf(data),
        previous: rateOf(compared),
        isShare: true,
        format: formatShare,
      },
    ],
    charts: [chart],
    controls: (
      <CardSelect
        label={text('ocr.detail')}
        value={detail}
        options={(['region', 'document'] as const).map((value) => ({ value, label: text(`ocr.details.${value}`) }))}
        onChange={(value) => onChoose(choice, value)}
      />
    ),
  };
}
