import { diffFields, type EmulatorJobContext, type EmulatorJobHandlers } from '@brokerdesk/mock-server/engine';
import type { FeedPlanRow } from './feedPlanRows.ts';
import { type FeedPlanJobArgs, feedPlanJobTypes, saveFeedPlan, stampByClock, applyChange } from './feedPlanSchedule.ts';

/** Brings quote plans into force, changes and ends them on their days. */
export const feedPlanJobs: EmulatorJobHandlers = {
  [feedPlanJobTypes.start]: (context, { planID, day }: FeedPlanJobArgs) => {
    const plan = context.row<FeedPlanRow>('feedPlans', planID);
    if (plan?.status === 'approved' && plan.request.effectiveDate === day)
      advancePlan(context, plan, { ...plan, status: 'effective' });
  },
  [feedPlanJobTypes.change]: (context, { planID, day }: FeedPlanJobArgs) => {
    const plan = context.row<FeedPlanRow>('feedPlans', planID);
    if (plan?.status !== 'effective' || plan.change?.audit !== 'approved' || plan.change.effectiveDate !== day) return;
    advancePlan(context, plan, applyChange(plan, plan.change));
  },
  [feedPlanJobTypes.end]: (context, { planID, day }: FeedPlanJobArgs) => {
    const plan = context.row<FeedPlanRow>('feedPlans', planID);
    if (plan?.status === 'effective' && plan.terminationDate === day)
      advancePlan(context, plan, { ...plan, status: 'terminated', change: null });
  },
};

function advancePlan(context: EmulatorJobContext, before: FeedPlanRow, after: FeedPlanRow): void {
  saveFeedPlan(context, stampByClock(context, after));
  context.recordOperation({
    brokerCode: after.brokerCode,
    targetID: after.planID,
    targetName: after.customerName,
    changes: [
      ...diffFields(before, after, ['status']),
      ...diffFields(before.request, after.request, ['packageCode', 'quota', 'effectiveDate']),
    ],
  });
}
