import { useHost } from '@brokerdesk/plugin-sdk';
import { countAuthentications, identityDocumentTypes } from '@brokerdesk/plugin-sdk/api';
import type { ChartProps } from '@brokerdesk/plugin-sdk/charts';
import { useMemo } from 'react';
import { labelBar } from '../../../model/labelDays.ts';
import { formatShare, shareOf } from '../../../model/shares.ts';
import { useText } from '../useText.ts';
import type { CardContent, CardView } from './CardContent.ts';
import { CardSelect } from './CardSelect.tsx';
import { useCodeNames } from './useCodeNames.ts';
import { usePreviousStatistic, useStatistic } from './useStatistic.ts';

const choice = 'authentications';

/** CA certifications of the period, and why some failed. Attempts are counted, so there is no list of applications. */
export function useAuthentications(view: CardView): CardContent {
  const { scope, from, to, region, previous, choices, onChoose } = view;
  const text = useText();
  const names = useCodeNames();
  const { language } = useHost();
  const idType = identityDocumentTypes.find((type) => type === choices[choice]);
  const query = useStatistic(countAuthentications, { query: { scope, from, to, region, idType } });
  const previousQuery = { scope, ...previous, region, idType };
  const compared = usePreviousStatistic(countAuthentications, { query: previousQuery }).data;
  const { data } = query;
  const charts = useMemo((): readonly ChartProps[] => {
    const outcomes: ChartProps = {
      title: text('authentications.title'),
      kind: 'stacked-column',
      categoryName: text(`bar.${scope}`),
      categories: (data?.buckets ?? []).map((bucket) => ({ key: bucket.from, ...labelBar(bucket, scope, language) })),
      series: data && [
        {
          key: 'succeeded',
          name: text('authentications.succeeded'),
          color: 'progress',
          values: data.buckets.map(({ succeeded }) => succeeded),
        },
        {
          key: 'failed',
          name: text('authentications.failed'),
          color: 'failed',
          values: data.buckets.map(({ failed }) => failed),
        },
      ],
      height: 200,
      emptyText: text('empty'),
    };
    const reasons: ChartProps = {
      title: text('authentications.reasons'),
      kind: 'bar',
      categoryName: text('authentications.reason'),
      categories: (data?.failures ?? []).map(({ reason }) => ({ key: reason, label: names.failure(reason) })),
      series: data && [
        {
          key: 'failed',
          name: text('authentications.failed'),
          color: 'failed',
          values: data.failures.map(({ count }) => count),
        },
      ],
      height: 160,
      emptyText: text('authentications.noFailure'),
    };
    return [outcomes, reasons];
  }, [data, scope, text, names, language]);
  const rateOf = (counts: typeof data) => counts && shareOf(counts.succeeded, counts.attempts);
  const seconds = (value: number) => text('authentications.seconds', { seconds: Math.round(value) });
  return {
    query,
    figures: [
      { key: 'attempts', label: text('authentications.attempts'), value: data?.attempts, previous: compared?.attempts },
      {
        key: 'rate',
        label: text('authentications.rate'),
        value: rateOf(data),
        previous: rateOf(compared),
        isShare: true,
        format: formatShare,
      },
      { key: 'median', label: text('authentications.median'), value: data?.medianSec, format: seconds },
    ],
    charts,
    controls: <DocumentSelect chosen={idType} onChoose={(value) => onChoose(choice, value)} />,
  };
}

interface DocumentSelectProps {
  readonly chosen: (typeof identityDocumentTypes)[number] | undefined;
  readonly onChoose: (type: string) => void;
}

/** Limits the card to one kind of identity document. */
function DocumentSelect({ chosen, onChoose }: DocumentSelectProps) {
  const text = useText();
  const names = useCodeNames();
  return (
    <CardSelect
      label={text('authentications.document')}
      value={chosen ?? ''}
      options={[
        { value: '', label: text('authentications.allDocuments') },
        ...identityDocumentTypes.map((value) => ({ value, label: names.document(value) })),
      ]}
      onChange={onChoose}
    />
  );
}
