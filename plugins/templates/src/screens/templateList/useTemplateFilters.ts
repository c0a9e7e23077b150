import type { FilterParamOf, ListFilter } from '@brokerdesk/plugin-sdk';
import type { listProfiles } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { useText } from './useText.ts';

/** Returns the filters of the list of templates. */
export function useTemplateFilters(): readonly ListFilter<FilterParamOf<typeof listProfiles>>[] {
  const text = useText();
  return useMemo(
    () => [
      {
        kind: 'select',
        param: 'blockedCNIP',
        label: text('template.blockedCNIP'),
        options: [
          { value: 'true', label: text('templateList.yes') },
          { value: 'false', label: text('templateList.no') },
        ],
      },
    ],
    [text],
  );
}
