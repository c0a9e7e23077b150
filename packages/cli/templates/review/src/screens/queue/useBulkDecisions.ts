import { ApiError, type ListBulk, type ListSelection, useCanCall, useHost } from '@brokerdesk/plugin-sdk';
import { useMemo, useState } from 'react';
import { decideRequest, type ReviewRequest } from '../../endpoints.ts';
import { type DecisionName, decisionNames, isPossible } from '../../model/decisions.ts';
import { useText } from '../../useText.ts';

/** A decision about all selected requests that the user has begun. */
export interface BulkDecision {
  readonly decision: DecisionName;
  readonly requests: readonly ReviewRequest[];
  /** Clears the selection once the job has started. */
  readonly clear: () => void;
}

/** Returns the decisions about the selected requests, and the one that the user has chosen. */
export function useBulkDecisions(): {
  /** Undefined for users who may not decide: their rows have no check boxes. */
  readonly bulk: ListBulk<ReviewRequest> | undefined;
  readonly chosen: BulkDecision | undefined;
  readonly close: () => void;
} {
  const text = useText();
  const { notify } = useHost();
  const canDecide = useCanCall()(decideRequest);
  const [chosen, setChosen] = useState<BulkDecision>();
  const bulk = useMemo(() => {
    /** Why the decision is not possible for some of the rows. */
    const findReason = (decision: DecisionName, rows: readonly ReviewRequest[]) => {
      const count = rows.filter(({ status }) => !isPossible(decision, status)).length;
      return count === 0 ? undefined : text('bulk.impossible', { count });
    };
    const choose = async (decision: DecisionName, { load, clear }: ListSelection<ReviewRequest>) => {
      let requests: readonly ReviewRequest[];
      try {
        requests = await load();
      } catch (error) {
        return notify({ tone: 'error', text: error instanceof ApiError ? error.message : text('bulk.notLoaded') });
      }
      // With "all that match", only the rows of this page were known before.
      const reason = findReason(decision, requests);
      if (reason === undefined) setChosen({ decision, requests, clear });
      else notify({ tone: 'warning', text: reason });
    };
    return {
      actions: (selection: ListSelection<ReviewRequest>) =>
        decisionNames.map((decision) => ({
          id: decision,
          label: text(`decision.${decision}`),
          disabledReason: findReason(decision, selection.rows),
          ...(decision === 'reject' && { tone: 'danger' as const }),
          ...(decision === 'approve' && { tone: 'primary' as const }),
          run: () => void choose(decision, selection),
        })),
    };
  }, [text, notify]);
  return { bulk: canDecide ? bulk : undefined, chosen, close: () => setChosen(undefined) };
}
