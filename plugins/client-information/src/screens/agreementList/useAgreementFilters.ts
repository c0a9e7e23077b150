import type { FilterParamOf, ListFilter } from '@brokerdesk/plugin-sdk';
import { agreementCategories, type listAgreements } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { agreementTypes } from '../../agreements/agreementParts.ts';
import { useText } from '../useText.ts';

/** Returns the filters of the list of agreements. */
export function useAgreementFilters(): readonly ListFilter<FilterParamOf<typeof listAgreements>>[] {
  const text = useText();
  return useMemo(
    () => [
      {
        kind: 'select',
        param: 'category',
        label: text('agreement.categoryLabel'),
        options: agreementCategories.map((value) => ({ value, label: text(`agreement.category.${value}`) })),
      },
      {
        kind: 'select',
        param: 'type',
        label: text('agreement.typeLabel'),
        options: agreementCategories.flatMap((category) =>
          agreementTypes[category].map((value) => ({
            value,
            label: text(`agreement.type.${value}`),
            group: text(`agreement.category.${category}`),
          })),
        ),
      },
    ],
    [text],
  );
}
