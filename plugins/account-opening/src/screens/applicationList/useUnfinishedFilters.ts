import { type FilterParamOf, type ListFilter, useHost, useScreenParams } from '@brokerdesk/plugin-sdk';
import type { listApplications } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { useText } from '../../useText.ts';
import { useStayPageOptions } from './useStayPageOptions.ts';

/** Returns the filters of applications that are not finished: where the applicant stopped, and when they are deleted. */
export function useUnfinishedFilters(): readonly ListFilter<FilterParamOf<typeof listApplications>>[] {
  const text = useText();
  const { configuration } = useHost();
  const { deletedWithinDays } = useScreenParams();
  const { deletionNoticeDays } = configuration;
  const pages = useStayPageOptions();
  return useMemo(() => {
    const chosen = Number(deletedWithinDays ?? deletionNoticeDays);
    const days = [...new Set([1, 3, deletionNoticeDays, 14, 30, ...(Number.isInteger(chosen) ? [chosen] : [])])];
    const stayPage = {
      kind: 'select',
      isSecondary: true,
      param: 'stayPage',
      label: text('column.recentPage'),
    } as const;
    return [
      ...(pages === undefined ? [] : [{ ...stayPage, options: pages }]),
      {
        kind: 'select',
        isSecondary: true,
        param: 'deletedWithinDays',
        label: text('filter.deletedWithin'),
        options: days
          .sort((left, right) => left - right)
          .map((count) => ({ value: String(count), label: text('filter.days', { count }) })),
      },
      {
        kind: 'dates',
        isSecondary: true,
        from: 'deletionDateFrom',
        to: 'deletionDateTo',
        label: text('filter.deletionDate'),
      },
    ];
  }, [pages, deletedWithinDays, deletionNoticeDays, text]);
}
