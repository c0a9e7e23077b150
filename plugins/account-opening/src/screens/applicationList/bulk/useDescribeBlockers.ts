import { type ListSelection, useFormats } from '@brokerdesk/plugin-sdk';
import { type ApplicationAction, type ApplicationSummary, toApplicationStatus } from '@brokerdesk/plugin-sdk/api';
import { useCallback } from 'react';
import { bulkLimit, findBlockers, findBlockersByCount, type ActionBlockers } from '../../../model/bulkActions.ts';
import { statusLabel } from '../../../status/statusMeaning.ts';
import { useText } from '../../../useText.ts';
import type { StatusCounts } from '../../../status/useStatusCounts.ts';

/** Returns why an action is not possible for the selected applications. */
export type DescribeBlockers = (
  action: ApplicationAction,
  selection: ListSelection<ApplicationSummary>,
) => string | undefined;

/** Returns a function that describes the reason; `statuses` is the list's status filter, joined by commas. */
export function useDescribeBlockers(counts: StatusCounts | undefined, statuses: string | undefined): DescribeBlockers {
  const text = useText();
  const formats = useFormats();
  return useCallback(
    (action, { scope, rows, count }) => {
      /** A single application needs no count. */
      const counted = (what: string, number: number) =>
        count === 1 ? what : text('bulk.hindrance', { what, count: formats.count(number) });
      function describe({ statuses: wrong, runningCount }: ActionBlockers): string {
        const reasons = wrong.map((entry) => counted(statusLabel(entry.status, text), entry.count));
        if (runningCount > 0) reasons.push(counted(text('filter.underway'), runningCount));
        return text('bulk.notPossible', { reasons: reasons.join(text('list.separator')) });
      }
      if (count > bulkLimit) return text('bulk.tooMany', { limit: formats.count(bulkLimit) });
      const blockers =
        scope === 'rows' ? findBlockers(action, rows) : findBlockersByCount(action, countsInView(counts, statuses));
      return blockers && describe(blockers);
    },
    [text, formats, counts, statuses],
  );
}

/** The possible statuses of "all that match": those counted, restricted to the list's status filter. */
function countsInView(counts: StatusCounts | undefined, chosen: string | undefined): Readonly<Record<string, number>> {
  const statuses = chosen ? new Set(chosen.split(',').map((code) => toApplicationStatus(code) ?? code)) : undefined;
  const all = [
    ...Object.entries(counts?.byStatus ?? {}),
    ...(counts?.unknown ?? []).map(({ status, count }) => [status, count] as const),
  ];
  return Object.fromEntries(all.filter(([status]) => !statuses || statuses.has(status)));
}
