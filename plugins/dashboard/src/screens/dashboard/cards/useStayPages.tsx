import { textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import { countStayPages } from '@brokerdesk/plugin-sdk/api';
import type { ChartProps } from '@brokerdesk/plugin-sdk/charts';
import { useMemo } from 'react';
import { useText } from '../useText.ts';
import type { CardContent, CardView } from './CardContent.ts';
import { CardSelect } from './CardSelect.tsx';
import { usePreviousStatistic, useStatistic } from './useStatistic.ts';

const choice = 'stayPages';

/** Where applicants stopped who have not submitted, page by page of one template. */
export function useStayPages(view: CardView): CardContent {
  const { scope, from, to, region, profileID, previous, linkTo, choices, onChoose } = view;
  const text = useText();
  const formats = useFormats();
  const { language } = useHost();
  const query = useStatistic(countStayPages, { query: { scope, from, to, region, profileID } });
  const compared = usePreviousStatistic(countStayPages, { query: { scope, ...previous, region, profileID } }).data;
  const { data } = query;
  const profiles = data?.profiles ?? [];
  const largest = profiles.toSorted((left, right) => right.count - left.count)[0];
  const profile = profiles.find((one) => one.profileID === choices[choice]) ?? largest;
  const chart = useMemo((): ChartProps => {
    const pages = profile?.pages ?? [];
    return {
      title: text('stayPages.title'),
      kind: 'bar',
      categoryName: text('stayPages.page'),
      categories: pages.map(({ pageID, title }) => ({
        key: pageID,
        label:
          title === null ? text(pageID === '' ? 'stayPages.unknown' : 'stayPages.removed') : textIn(title, language),
      })),
      series: data && [{ key: 'all', name: text('stayPages.total'), values: pages.map(({ count }) => count) }],
      height: 360,
      to:
        linkTo &&
        (({ category }) => linkTo({ chart: 'stayPages', profileID: profile?.profileID, pageID: category.key })),
      emptyText: text('empty'),
    };
  }, [data, profile, linkTo, text, language]);
  const total = { label: text('stayPages.total'), value: data?.total, previous: compared?.total };
  return {
    query,
    figures: [{ key: 'total', ...total, to: linkTo?.({ chart: 'stayPages' }) }],
    charts: [chart],
    controls: profiles.length > 1 && (
      <CardSelect
        label={text('stayPages.template')}
        value={profile?.profileID ?? ''}
        options={profiles.map(({ profileID: value, name, count }) => ({
          value,
          label: text('stayPages.choice', {
            name: name === null ? text('deletedTemplate') : textIn(name, language),
            count: formats.count(count),
          }),
        }))}
        onChange={(value) => onChoose(choice, value)}
      />
    ),
  };
}
