import { Button, ListScreen, useCanCall, useRefreshAfterJobs, useScreenParams } from '@brokerdesk/plugin-sdk';
import { createFeedPlan, type FeedPlan, listFeedPlans } from '@brokerdesk/plugin-sdk/api';
import { useState } from 'react';
import { clientOf, usePlanWords } from '../../plans/usePlanWords.ts';
import { usePlanActions } from '../../plans/usePlanActions.tsx';
import { PlanDialog } from '../../plans/lazyParts.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { usePlanColumns } from '../../plans/usePlanColumns.tsx';
import { planStatuses, usePlanFilters } from '../../plans/usePlanFilters.ts';
import { useText } from '../useText.ts';

/** The quote plans of one or of all brokers, with those in each status. A link with `planID` opens the panel of a plan. */
export default function AllPlansScreen() {
  const text = useText();
  const words = usePlanWords();
  const columns = usePlanColumns('provider');
  const filters = usePlanFilters('provider');
  const actionsOf = usePlanActions('provider');
  const canCall = useCanCall();
  const { brokerCode = '', planID } = useScreenParams();
  const [isCreating, setIsCreating] = useState(false);
  useRefreshAfterJobs();
  return (
    <>
      <ListScreen
        id="all-plans"
        title={text('menu.allPlans')}
        itemsLabel={text('allPlans.what')}
        endpoint={listFeedPlans}
        columns={columns}
        filters={filters}
        queues={(data) => ({
          param: 'status',
          items: planStatuses.map((value) => ({ value, label: words.status(value), count: data?.counts[value] })),
          total: data && planStatuses.reduce((sum, status) => sum + data.counts[status], 0),
          allLabel: text('allPlans.all'),
        })}
        rowId={idOf}
        panel={{
          title: clientOf,
          render: (plan) => <PlanPanel key={plan.planID} plan={plan} actions={actionsOf(plan)} />,
          initialRow: planID,
        }}
        rowActions={actionsOf}
        defaultSort="-applyTime"
        searchLabel={text('allPlans.search')}
        exportName={text('allPlans.export')}
        action={
          canCall(createFeedPlan) && (
            <Button intent="primary" onClick={() => setIsCreating(true)}>
              {text('allPlans.create')}
            </Button>
          )
        }
        empty={{ title: text('allPlans.none'), text: text('allPlans.noneHint') }}
      />
      {isCreating && <PlanDialog desk="provider" preset={{ brokerCode }} onClose={() => setIsCreating(false)} />}
    </>
  );
}

function idOf({ planID }: FeedPlan): string {
  return planID;
}
