import type { FilterParamOf, ListFilter } from '@brokerdesk/plugin-sdk';
import { acceptanceSources, type listAgreementAcceptances } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { useText } from '../useText.ts';

/** Returns the filters of acceptances; versions are above the list, with their counts. */
export function useAcceptanceFilters(): readonly ListFilter<FilterParamOf<typeof listAgreementAcceptances>>[] {
  const text = useText();
  return useMemo(
    () => [
      {
        kind: 'select',
        param: 'source',
        label: text('acceptance.source'),
        options: acceptanceSources.map((value) => ({
          value,
          label: text(`acceptance.from.${value}`),
        })),
      },
      { kind: 'dates', from: 'dateFrom', to: 'dateTo', label: text('acceptance.time') },
    ],
    [text],
  );
}
