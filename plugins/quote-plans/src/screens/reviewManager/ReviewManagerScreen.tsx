import { ListScreen, useRefreshAfterJobs, useScreenParams } from '@brokerdesk/plugin-sdk';
import { type FeedPlan, listFeedPlans } from '@brokerdesk/plugin-sdk/api';
import { clientOf } from '../../plans/usePlanWords.ts';
import { ReviewPanel } from './ReviewPanel.tsx';
import { useReviewActions } from './useReviewActions.tsx';
import { useReviewBulk } from './useReviewBulk.tsx';
import { useReviewColumns } from './useReviewColumns.tsx';
import { useReviewFilters } from './useReviewFilters.ts';
import { useText } from '../useText.ts';

const waiting = { needsAudit: 'true' } as const;

/**
 * What waits for the provider's review, of one or of all brokers, the oldest first. The panel stays open and shows the
 * next request after a decision.
 */
export default function ReviewManagerScreen() {
  const text = useText();
  const { planID } = useScreenParams();
  const columns = useReviewColumns();
  const filters = useReviewFilters();
  const actionsOf = useReviewActions();
  const { bulk, dialog } = useReviewBulk();
  useRefreshAfterJobs();
  return (
    <>
      <ListScreen
        id="plan-review"
        title={text('menu.review')}
        itemsLabel={text('review.what')}
        endpoint={listFeedPlans}
        fixedFilters={waiting}
        columns={columns}
        filters={filters}
        rowId={idOf}
        defaultSort="requestTime"
        searchLabel={text('review.search')}
        rowActions={actionsOf}
        bulk={bulk}
        panel={{
          title: clientOf,
          render: (plan) => <ReviewPanel key={plan.planID} plan={plan} />,
          initialRow: planID,
        }}
        exportName={text('review.export')}
        empty={{ title: text('review.none'), text: text('review.noneHint') }}
      />
      {dialog}
    </>
  );
}

function idOf({ planID }: FeedPlan): string {
  return planID;
}
