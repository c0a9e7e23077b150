import { type FilterParamOf, type ListFilter, textIn, useHost } from '@brokerdesk/plugin-sdk';
import type { listFeedPlans } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { usePackages } from '../../plans/usePackages.ts';
import { useText } from '../useText.ts';

/** Returns the filters of the queue. */
export function useReviewFilters(): readonly ListFilter<FilterParamOf<typeof listFeedPlans>>[] {
  const text = useText();
  const { language } = useHost();
  const { brokers, options } = usePackages();
  return useMemo(() => {
    const packages = new Map(
      (brokers ?? []).flatMap((broker) => broker.packages).map(({ packageCode, name }) => [packageCode, name]),
    );
    return [
      { kind: 'select', param: 'brokerCode', label: text('plan.broker'), options },
      {
        kind: 'select',
        param: 'status',
        label: text('review.kind'),
        options: [
          { value: 'applied', label: text('review.newPlan') },
          { value: 'effective', label: text('review.changeOfPlan') },
        ],
      },
      {
        kind: 'select',
        param: 'packageCode',
        label: text('review.packageOfPlan'),
        options: [...packages].map(([value, name]) => ({ value, label: textIn(name, language) })),
        isSecondary: true,
      },
      { kind: 'text', param: 'userID', label: text('plan.login'), isSecondary: true },
    ];
  }, [text, language, brokers, options]);
}
