import type { JobContext } from '../../jobs/JobContext.ts';
import type { JobHandlers } from '../../jobs/JobHandler.ts';
import type { FeedPlanRow } from '../../state/contentRows.ts';
import { type FeedPlanJobArgs, feedPlanJobTypes, putFeedPlan, stampByClock, takeChange } from './feedPlanDays.ts';
import { changesBetween } from '../operationRecords.ts';

/** Brings quote plans into force, changes and ends them on their days. */
export const feedPlanJobs: JobHandlers = {
  [feedPlanJobTypes.start]: (context, { planID, day }: FeedPlanJobArgs) => {
    const plan = context.row<FeedPlanRow>('feedPlans', planID);
    if (plan?.status === 'approved' && plan.request.effectiveDate === day)
      moveOn(context, plan, { ...plan, status: 'effective' });
  },
  [feedPlanJobTypes.change]: (context, { planID, day }: FeedPlanJobArgs) => {
    const plan = context.row<FeedPlanRow>('feedPlans', planID);
    if (plan?.status !== 'effective' || plan.change?.audit !== 'approved' || plan.change.effectiveDate !== day) return;
    moveOn(context, plan, takeChange(plan, plan.change));
  },
  [feedPlanJobTypes.end]: (context, { planID, day }: FeedPlanJobArgs) => {
    const plan = context.row<FeedPlanRow>('feedPlans', planID);
    if (plan?.status === 'effective' && plan.terminationDate === day)
      moveOn(context, plan, { ...plan, status: 'terminated', change: null });
  },
};

function moveOn(context: JobContext, before: FeedPlanRow, after: FeedPlanRow): void {
  putFeedPlan(context, stampByClock(context, after));
  context.note({
    brokerCode: after.brokerCode,
    targetID: after.planID,
    targetName: after.customerName,
    changes: [
      ...changesBetween(before, after, ['status']),
      ...changesBetween(before.request, after.request, ['packageCode', 'quota', 'effectiveDate']),
    ],
  });
}
