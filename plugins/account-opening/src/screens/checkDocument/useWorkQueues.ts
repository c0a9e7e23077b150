import type { FilterParamOf, ListFilter, ListQueues } from '@brokerdesk/plugin-sdk';
import type { listApplications } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { openStatuses, workQueueNames, workQueues } from '../../model/workQueues.ts';
import { useText } from '../../steps/useText.ts';
import { useApplicationFilters } from '../applicationList/useApplicationFilters.ts';
import type { StatusCounts } from '../../status/useStatusCounts.ts';

type Param = FilterParamOf<typeof listApplications>;

/** Returns the queues of this work and their filters: all filters except those for other statuses. */
export function useWorkQueues(counts: StatusCounts | undefined): {
  readonly filters: readonly ListFilter<Param>[];
  readonly queues: ListQueues<Param>;
} {
  const text = useText();
  const { filters: all } = useApplicationFilters(counts);
  return useMemo(() => {
    const filters = all.filter((filter) => filter.kind !== 'choices');
    const items = workQueueNames.map((name) => ({
      value: workQueues[name].map((status) => counts?.codeOf(status) ?? status).join(','),
      label: text(`workQueue.${name}`),
      count: counts && workQueues[name].reduce((sum, status) => sum + counts.byStatus[status], 0),
    }));
    const total = counts && openStatuses.reduce((sum, status) => sum + counts.byStatus[status], 0);
    return {
      filters,
      queues: { param: 'status', items, total, allLabel: text('workQueue.open'), isRemembered: true },
    };
  }, [text, all, counts]);
}
