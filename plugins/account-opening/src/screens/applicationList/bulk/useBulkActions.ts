import {
  type ApplicationStatus,
  type ApplicationSummary,
  applicationActions,
  type BulkAction,
  type ListBulk,
  type ListSelection,
  useFormats,
  useHost,
  useScreenParams,
} from '@brokerdesk/plugin-sdk';
import { useMemo, useState } from 'react';
import {
  type BulkActionName,
  bulkActions,
  bulkLimit,
  findHindrance,
  findHindranceByCount,
  type Hindrance,
} from '../../../model/bulkActions.ts';
import { useText } from '../../../useText.ts';
import type { StatusCounts } from '../useStatusCounts.ts';

/** An action that somebody wants to take, with every application that it is for. */
export interface BulkWish {
  readonly action: BulkActionName;
  readonly applications: readonly ApplicationSummary[];
  /** Selects nothing any more, once the work has been handed over. */
  readonly clear: () => void;
}

/** What can be done with the selected applications, and what somebody has asked for. */
export function useBulkActions(counts: StatusCounts | undefined): {
  readonly bulk: ListBulk<ApplicationSummary>;
  readonly wish: BulkWish | undefined;
  readonly endWish: () => void;
} {
  const text = useText();
  const formats = useFormats();
  const { held, notify } = useHost();
  const params = useScreenParams();
  const [wish, setWish] = useState<BulkWish>();
  const bulk = useMemo(() => {
    const inView = countsInView(counts, params['status']);

    function refusalOf(action: BulkActionName, selection: ListSelection<ApplicationSummary>): string | undefined {
      const { scope, rows, count } = selection;
      if (count > bulkLimit) return text('bulk.tooMany', { limit: formats.count(bulkLimit) });
      const hindrance = scope === 'rows' ? findHindrance(action, rows) : findHindranceByCount(action, inView);
      return hindrance && describe(hindrance);
    }
    function describe({ statuses, underway }: Hindrance): string {
      const reasons = statuses.map(({ status, count }) =>
        text('bulk.hindrance', { what: text(`status.${status}`), count: formats.count(count) }),
      );
      if (underway > 0) {
        reasons.push(text('bulk.hindrance', { what: text('filter.underway'), count: formats.count(underway) }));
      }
      return text('bulk.notPossible', { reasons: reasons.join(text('list.separator')) });
    }
    async function begin(action: BulkActionName, { load, clear }: ListSelection<ApplicationSummary>) {
      try {
        setWish({ action, applications: await load(), clear });
      } catch (error) {
        notify({ tone: 'error', text: (error as Error).message });
      }
    }
    return {
      actions: (selection: ListSelection<ApplicationSummary>): readonly BulkAction[] =>
        bulkActions
          .filter((action) => held.has(applicationActions[action].requires))
          .map((action) => ({
            id: action,
            label: text(`bulk.${action}.label`),
            refusal: refusalOf(action, selection),
            ...(action === 'delete' || action === 'reject' ? { tone: 'danger' } : {}),
            run: () => void begin(action, selection),
          })),
    };
  }, [text, formats, held, notify, counts, params]);
  return { bulk, wish, endWish: () => setWish(undefined) };
}

/** The statuses that "all that match" can have: those counted, as far as the list is not narrowed down to others. */
function countsInView(
  counts: StatusCounts | undefined,
  chosen: string | undefined,
): Partial<Record<ApplicationStatus, number>> {
  const statuses = chosen ? new Set(chosen.split(',')) : undefined;
  const entries = Object.entries(counts?.byStatus ?? {});
  return Object.fromEntries(entries.filter(([status]) => !statuses || statuses.has(status)));
}
