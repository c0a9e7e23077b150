import { type FilterOption, type FilterParamOf, type ListFilter, useScreenParams } from '@brokerdesk/plugin-sdk';
import type { listApplications } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { useText } from '../../useText.ts';

/**
 * Returns the filter by which the dashboard lists what its ranking of referrers sums up: shown only while the
 * address has it, because users of the list do not choose the referrers to leave out.
 */
export function useOtherReferrersFilter(
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
