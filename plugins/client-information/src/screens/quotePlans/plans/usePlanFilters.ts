import { type FilterParamOf, type ListFilter, textIn, useHost } from '@brokerdesk/plugin-sdk';
import { auditResults, type listFeedPlans } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { usePackages } from '../../../quote-plans/usePackages.ts';
import { usePlanWords } from '../../../quote-plans/usePlanWords.ts';
import { useText } from '../useText.ts';

/** Returns the filters of the list of plans; their statuses are above the list, with their counts. */
export function usePlanFilters(): readonly ListFilter<FilterParamOf<typeof listFeedPlans>>[] {
  const text = useText();
  const words = usePlanWords();
  const { language } = useHost();
  const { packages } = usePackages();
  return useMemo(
    () => [
      {
        kind: 'select',
        param: 'packageCode',
        label: text('quotePlan.package'),
        options: (packages ?? []).map(({ packageCode, name }) => ({
          value: packageCode,
          label: textIn(name, language),
        })),
      },
      {
        kind: 'select',
        param: 'needsAudit',
        label: text('quotePlans.needsAudit'),
        options: [
          { value: 'true', label: text('quotePlans.waits') },
          { value: 'false', label: text('quotePlans.reviewed') },
        ],
      },
      {
        kind: 'select',
        param: 'changeAudit',
        label: text('quotePlans.changeAudit'),
        options: auditResults.map((value) => ({ value, label: words.audit(value) })),
      },
      {
        kind: 'dates',
        from: 'effectiveDateFrom',
        to: 'effectiveDateTo',
        label: text('quotePlan.effectiveDate'),
        isSecondary: true,
      },
      { kind: 'text', param: 'userID', label: text('quotePlan.login'), isSecondary: true },
    ],
    [text, words, language, packages],
  );
}
