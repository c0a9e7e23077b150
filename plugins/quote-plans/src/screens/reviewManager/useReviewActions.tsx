import { HistoryDialog, type RowAction } from '@brokerdesk/plugin-sdk';
import type { FeedPlan } from '@brokerdesk/plugin-sdk/api';
import { useCallback } from 'react';
import { clientOf } from '../../plans/usePlanWords.ts';
import { DecisionDialog } from './lazyParts.tsx';
import { useOwnRequest } from './useOwnRequest.ts';
import { useText } from '../useText.ts';

/** Returns the actions for the row of a waiting request. */
export function useReviewActions(): (plan: FeedPlan) => readonly RowAction[] {
  const text = useText();
  const isOwn = useOwnRequest();
  return useCallback(
    (plan) => {
      const { planID } = plan;
      const disabledReason = isOwn(plan) ? text('review.own') : undefined;
      return [
        {
          id: 'approve',
          label: text('review.approve.label'),
          tone: 'primary',
          disabledReason,
          dialog: (close) => <DecisionDialog action="approve" plan={plan} onClose={close} />,
        },
        {
          id: 'plan',
          label: text('review.openPlan'),
          to: { code: 'quote-plans:review', child: 'allPlans', params: { planID } },
        },
        {
          id: 'history',
          label: text('plan.history'),
          dialog: (close) => <HistoryDialog targetID={planID} recordName={clientOf(plan)} onClose={close} />,
        },
        {
          id: 'reject',
          label: text('review.reject.label'),
          tone: 'danger',
          disabledReason,
          dialog: (close) => <DecisionDialog action="reject" plan={plan} onClose={close} />,
        },
      ];
    },
    [text, isOwn],
  );
}
