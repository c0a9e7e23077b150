import { ApiError, type BulkAction, type ListBulk, type ListSelection, useHost } from '@brokerdesk/plugin-sdk';
import type { FeedPlan } from '@brokerdesk/plugin-sdk/api';
import { type ReactNode, useMemo, useState } from 'react';
import { findWaitingRequest } from '../../model/planRequests.ts';
import type { BulkRequest } from './BulkDecisionDialog.tsx';
import { BulkDecisionDialog } from './lazyParts.tsx';
import { useOwnRequest } from './useOwnRequest.ts';
import { useText } from '../useText.ts';

/** Returns the decisions for selected requests, and the dialog of the one that the user has chosen. */
export function useReviewBulk(): { readonly bulk: ListBulk<FeedPlan>; readonly dialog: ReactNode } {
  const text = useText();
  const { notify } = useHost();
  const isOwn = useOwnRequest();
  const [request, setRequest] = useState<BulkRequest>();
  const bulk = useMemo(() => {
    const canDecide = (plan: FeedPlan) => findWaitingRequest(plan) !== undefined && !isOwn(plan);
    async function begin(action: BulkRequest['action'], { load, clear }: ListSelection<FeedPlan>) {
      let selected: readonly FeedPlan[];
      try {
        selected = await load();
      } catch (error) {
        return notify({ tone: 'error', text: error instanceof ApiError ? error.message : text('bulk.notLoaded') });
      }
      const plans = selected.filter(canDecide);
      if (plans.length === 0) return notify({ tone: 'warning', text: text('review.own') });
      setRequest({ action, plans, leftOut: selected.filter(isOwn).length, clear });
    }
    return {
      // A row has these actions without a job.
      isInRowMenu: false,
      actions(selection: ListSelection<FeedPlan>): readonly BulkAction[] {
        // Of all that match, most are not loaded yet.
        const isNone = selection.scope === 'rows' && !selection.rows.some(canDecide);
        const disabledReason = isNone ? text('review.own') : undefined;
        return [
          {
            id: 'approve',
            label: text('review.approve.label'),
            disabledReason,
            run: () => void begin('approve', selection),
          },
          {
            id: 'reject',
            label: text('review.reject.label'),
            tone: 'danger',
            disabledReason,
            run: () => void begin('reject', selection),
          },
        ];
      },
    };
  }, [text, notify, isOwn]);
  const dialog = request && <BulkDecisionDialog request={request} onClose={() => setRequest(undefined)} />;
  return { bulk, dialog };
}
