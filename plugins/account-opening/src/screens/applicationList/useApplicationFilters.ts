import {
  type ChoicesParamOf,
  type FilterParamOf,
  type ListFilter,
  type ListQueues,
  type FilterOption,
  useScreenParams,
} from '@brokerdesk/plugin-sdk';
import {
  applicationStatusCodes,
  identityDocumentTypes,
  type listApplications,
  regions,
} from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { queueNames, queues } from '../../model/queues.ts';
import { useText } from '../../useText.ts';
import { useSourceOptions } from './useSourceOptions.ts';
import type { StatusCounts } from '../../status/useStatusCounts.ts';
import { useUnfinishedFilters } from './useUnfinishedFilters.ts';

type Param = FilterParamOf<typeof listApplications>;
type Filter = ListFilter<Param, ChoicesParamOf<typeof listApplications>>;

/** Returns the filters of the application list. */
export function useApplicationFilters(counts: StatusCounts | undefined): {
  readonly filters: readonly Filter[];
  readonly queues: ListQueues<Param>;
} {
  const text = useText();
  const { profiles, referrers } = useSourceOptions();
  const otherReferrersFilter = useOtherReferrersFilter(referrers);
  const unfinished = useUnfinishedFilters();
  return useMemo(() => {
    const filters: readonly Filter[] = [
      {
        kind: 'choices',
        param: 'status',
        label: text('filter.status'),
        options: [
          ...applicationStatusCodes.map((status) => ({
            value: counts?.codeOf(status) ?? status,
            label: text(`status.${status}`),
            count: counts?.byStatus[status],
          })),
          ...(counts?.unknown ?? []).map(({ status, count }) => ({ value: status, label: status, count })),
        ],
      },
      {
        kind: 'select',
        param: 'region',
        label: text('filter.region'),
        options: regions.map((value) => ({ value, label: text(`region.${value}`) })),
      },
      { kind: 'select', param: 'profileID', label: text('filter.profile'), options: profiles },
      {
        kind: 'select',
        isSecondary: true,
        param: 'idType',
        label: text('filter.idType'),
        options: identityDocumentTypes.map((value) => ({ value, label: text(`idType.${value}`) })),
      },
      {
        kind: 'select',
        isSecondary: true,
        param: 'referrerID',
        label: text('filter.referrer'),
        options: referrers,
      },
      ...otherReferrersFilter,
      {
        kind: 'select',
        isSecondary: true,
        param: 'underway',
        label: text('filter.underway'),
        options: [
          { value: 'true', label: text('filter.isUnderway') },
          { value: 'false', label: text('filter.isNotUnderway') },
        ],
      },
      { kind: 'dates', isSecondary: true, from: 'applyDateFrom', to: 'applyDateTo', label: text('filter.applyDate') },
      {
        kind: 'dates',
        isSecondary: true,
        from: 'statusDateFrom',
        to: 'statusDateTo',
        label: text('filter.statusDate'),
      },
      ...unfinished,
    ];
    const items = queueNames.map((name) => ({
      value: queues[name].map((status) => counts?.codeOf(status) ?? status).join(','),
      label: text(`queue.${name}`),
      count: counts && queues[name].reduce((sum, status) => sum + counts.byStatus[status], 0),
    }));
    return { filters, queues: { param: 'status', items, total: counts?.total } };
  }, [text, counts, profiles, referrers, otherReferrersFilter, unfinished]);
}

/**
 * Returns the filter by which the dashboard lists what its ranking of referrers sums up: shown only while the
 * address has it, because users of the list do not choose the referrers to leave out.
 */
function useOtherReferrersFilter(
  referrers: readonly FilterOption[],
): readonly ListFilter<FilterParamOf<typeof listApplications>>[] {
  const text = useText();
  const { otherReferrers } = useScreenParams();
  return useMemo(() => {
    if (!otherReferrers) return [];
    const names = otherReferrers
      .split(',')
      .map((id) => referrers.find(({ value }) => value === id)?.label ?? id)
      .join(text('list.separator'));
    const options = [{ value: otherReferrers, label: text('filter.otherThan', { names }) }];
    return [
      { kind: 'select', isSecondary: true, param: 'otherReferrers', label: text('filter.otherReferrers'), options },
    ];
  }, [otherReferrers, referrers, text]);
}
