import { Button, ListScreen, useCanCall } from '@brokerdesk/plugin-sdk';
import { createFeedPlan, type FeedPlan, feedPlanStatuses, listFeedPlans } from '@brokerdesk/plugin-sdk/api';
import { useState } from 'react';
import { PlanDialog } from '../../../plans/lazyParts.tsx';
import { usePlanActions } from '../../../plans/usePlanActions.tsx';
import { usePlanWords } from '../../../plans/usePlanWords.ts';
import { PackageUse } from '../PackageUse.tsx';
import { useText } from '../../useText.ts';
import { usePlanFilters } from '../../../plans/usePlanFilters.ts';
import { usePlanColumns } from '../../../plans/usePlanColumns.tsx';

/** The quote plans of the broker, with those in each status. */
export function PlanList() {
  const text = useText();
  const words = usePlanWords();
  const columns = usePlanColumns('broker');
  const filters = usePlanFilters('broker');
  const actionsOf = usePlanActions('broker');
  const canCall = useCanCall();
  const [isCreating, setIsCreating] = useState(false);
  return (
    <>
      <ListScreen
        id="quote-plans"
        title={text('quotePlans.title')}
        itemsLabel={text('quotePlans.what')}
        endpoint={listFeedPlans}
        columns={columns}
        filters={filters}
        queues={(data) => ({
          param: 'status',
          items: feedPlanStatuses.map((value) => ({ value, label: words.status(value), count: data?.counts[value] })),
          total: data && feedPlanStatuses.reduce((sum, status) => sum + data.counts[status], 0),
          allLabel: text('quotePlans.all'),
        })}
        rowId={idOf}
        rowTarget={targetOf}
        rowActions={actionsOf}
        defaultSort="-applyTime"
        searchLabel={text('quotePlans.search')}
        exportName={text('quotePlans.exportName')}
        note={<PackageUse />}
        action={
          canCall(createFeedPlan) && (
            <Button intent="primary" onClick={() => setIsCreating(true)}>
              {text('quotePlans.create')}
            </Button>
          )
        }
        empty={{ title: text('quotePlans.none'), text: text('quotePlans.noneHint') }}
      />
      {isCreating && <PlanDialog desk="broker" onClose={() => setIsCreating(false)} />}
    </>
  );
}

function idOf({ planID }: FeedPlan): string {
  return planID;
}

function targetOf({ planID }: FeedPlan) {
  return { code: 'PM_CI_QUOTE_PLAN', child: 'detail', params: { planID } } as const;
}
