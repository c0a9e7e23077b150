import {
  applicationStatusCodes,
  type FilterParamOf,
  identityDocumentTypes,
  type ListFilter,
  type ListQueues,
  type listApplications,
  regions,
} from '@brokerdesk/plugin-sdk';
import { useMemo } from 'react';
import { queueNames, queues } from '../../model/queues.ts';
import { useText } from '../../useText.ts';

type Param = FilterParamOf<typeof listApplications>;

/** Gives what the application list can be narrowed down by. */
export function useApplicationFilters(): {
  readonly filters: readonly ListFilter<Param>[];
  readonly queues: ListQueues<Param>;
} {
  const text = useText();
  return useMemo(
    () => ({
      filters: [
        {
          kind: 'choices',
          param: 'status',
          label: text('filter.status'),
          options: applicationStatusCodes.map((value) => ({ value, label: text(`status.${value}`) })),
        },
        {
          kind: 'select',
          param: 'region',
          label: text('filter.region'),
          options: regions.map((value) => ({ value, label: text(`region.${value}`) })),
        },
        {
          kind: 'select',
          param: 'idType',
          label: text('filter.idType'),
          options: identityDocumentTypes.map((value) => ({ value, label: text(`idType.${value}`) })),
        },
        { kind: 'dates', from: 'applyDateFrom', to: 'applyDateTo', label: text('filter.applyDate') },
      ],
      queues: {
        param: 'status',
        items: queueNames.map((name) => ({ value: queues[name].join(','), label: text(`queue.${name}`) })),
      },
    }),
    [text],
  );
}
