import { type FilterParamOf, type ListFilter, textIn, useHost, useScreenParams } from '@brokerdesk/plugin-sdk';
import { auditResults, type listFeedPlans } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import type { Desk } from './Desk.ts';
import { usePackages } from './usePackages.ts';
import { usePlanWords } from './usePlanWords.ts';
import { useText } from '../screens/useText.ts';

type Filter = ListFilter<FilterParamOf<typeof listFeedPlans>>;

/** The statuses of plans, in the order in which a plan passes through them. */
export const planStatuses = ['applied', 'rejected', 'approved', 'effective', 'terminated'] as const;

/** Returns the filters of the list of plans; their statuses are above the list, with their counts. */
export function usePlanFilters(desk: Desk): readonly Filter[] {
  const text = useText();
  const words = usePlanWords();
  const { language } = useHost();
  const { planID } = useScreenParams();
  const { brokers, options } = usePackages();
  return useMemo(() => {
    const packages = new Map(
      (brokers ?? []).flatMap((broker) => broker.packages).map(({ packageCode, name }) => [packageCode, name]),
    );
    // A link to one plan, such as from the palette.
    const onlyOne: readonly Filter[] =
      planID === undefined
        ? []
        : [
            {
              kind: 'select',
              param: 'planID',
              label: text('plan.item'),
              options: [{ value: planID, label: text('plan.onlyOne') }],
            },
          ];
    const broker: Filter = { kind: 'select', param: 'brokerCode', label: text('plan.broker'), options };
    return [
      ...(desk === 'provider' ? [broker] : []),
      {
        kind: 'select',
        param: 'packageCode',
        label: text('plan.package'),
        options: [...packages].map(([value, name]) => ({ value, label: textIn(name, language) })),
      },
      {
        kind: 'select',
        param: 'needsAudit',
        label: text('plan.review'),
        options: [
          { value: 'true', label: text('plan.waits') },
          { value: 'false', label: text('plan.nothingWaits') },
        ],
      },
      {
        kind: 'select',
        param: 'changeAudit',
        label: text('plan.change'),
        options: auditResults.map((value) => ({ value, label: words.audit(value) })),
        isSecondary: desk === 'provider',
      },
      {
        kind: 'dates',
        from: 'effectiveDateFrom',
        to: 'effectiveDateTo',
        label: text('plan.effectiveDate'),
        isSecondary: true,
      },
      { kind: 'text', param: 'userID', label: text('plan.login'), isSecondary: true },
      ...onlyOne,
    ];
  }, [desk, text, words, language, planID, brokers, options]);
}
