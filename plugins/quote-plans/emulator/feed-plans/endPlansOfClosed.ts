// What becomes of the quote plans of a client whose account is closed: no quotes are shown to a login that is gone, and none
// are paid for.
import {
  dayOf,
  diffFields,
  formatDay,
  type Operation,
  type StateContext,
  writeOperation,
} from '@brokerdesk/mock-server/engine';
import type { FeedPlanRow } from './feedPlanRows.ts';
import { saveFeedPlan, stampByClock } from './feedPlanSchedule.ts';
import { listLivePlans } from './findFeedPlans.ts';
import { toReadable } from './toReadable.ts';
import type { TraderRow } from './traders/traderRows.ts';

/**
 * Ends the plans in force of a closed client, sub-users included, with the present day, and deletes those that were approved
 * for a later day. An application stays for the provider, who can only reject it.
 */
export function endPlansOfClosed(
  context: StateContext,
  { brokerCode, userID }: Pick<TraderRow, 'brokerCode' | 'userID'>,
  actor: Operation['actor'],
): void {
  const today = formatDay(dayOf(context.now()));
  for (const plan of listLivePlans(context, brokerCode)) {
    if (plan.userID !== userID || plan.status === 'applied') continue;
    const after = plan.status === 'effective' ? stampByClock(context, endOn(plan, today)) : null;
    if (after) saveFeedPlan(context, after);
    else context.change((draft) => draft.remove('feedPlans', plan.planID));
    writeOperation(context, {
      operation: 'feedPlan.terminate',
      brokerCode,
      targetID: plan.planID,
      targetName: plan.customerName,
      changes: after
        ? diffFields(toReadable(plan), toReadable(after), ['terminationDate', 'change'])
        : [{ field: 'status', before: plan.status, after: null }],
      actor,
      requestId: null,
      pluginId: null,
    });
  }
}

function endOn(plan: FeedPlanRow, today: string): FeedPlanRow {
  const isSooner = plan.terminationDate !== null && plan.terminationDate < today;
  return { ...plan, terminationDate: isSooner ? plan.terminationDate : today, change: null };
}
