import {
  auditFeedPlan,
  changeFeedPlan,
  createFeedPlan,
  getFeedPlan,
  limits,
  listFeedPlans,
  terminateFeedPlan,
} from '@brokerdesk/api';
import { brokersInSight, findInSight } from '../behaviour/administration/brokersInSight.ts';
import { needed } from '../behaviour/content/contentRefusals.ts';
import { applyForPlan, changePlan } from '../behaviour/quote-plans/feedPlanApplications.ts';
import { auditPlan } from '../behaviour/quote-plans/feedPlanAudits.ts';
import { describeFeedPlan, selectFeedPlans } from '../behaviour/quote-plans/feedPlanList.ts';
import { terminatePlan } from '../behaviour/quote-plans/feedPlanTermination.ts';
import type { CallContext } from '../pipeline/CallContext.ts';
import { invalidFields, notFound, refuseStale } from '../pipeline/refusals.ts';
import { type Route, route } from '../pipeline/Route.ts';
import type { FeedPlanRow } from '../state/contentRows.ts';

export const feedPlansRoutes: readonly Route[] = [
  route(listFeedPlans, (context, { query: { brokerCode, page = 1, size = limits.pageSize, ...asked } }) => {
    const brokers = brokersInSight(context, brokerCode);
    if (!brokers) return notFound;
    const found = selectFeedPlans(context, brokers, asked);
    const items = found.slice((page - 1) * size, page * size).map(describeFeedPlan);
    return { code: 'OK', data: { items, page, size, total: found.length } };
  }),

  route(createFeedPlan, (context, { body: { brokerCode, ...asked } }) => {
    if (context.isInternal && brokerCode === undefined) return invalidFields(context.language, [needed('brokerCode')]);
    const [broker] = brokersInSight(context, brokerCode) ?? [];
    return broker === undefined ? notFound : applyForPlan(context, broker, asked);
  }),

  route(getFeedPlan, (context, { params }) => {
    const plan = findPlan(context, params.planID);
    return plan ? { code: 'OK', data: describeFeedPlan(plan) } : notFound;
  }),

  route(changeFeedPlan, (context, { params, body: { version, ...asked } }) => {
    const plan = findPlan(context, params.planID);
    if (!plan) return notFound;
    return refuseStale(plan, version, () => describeFeedPlan(plan)) ?? changePlan(context, plan, asked);
  }),

  route(terminateFeedPlan, (context, { params, query: { version, terminationDate } }) => {
    const plan = findPlan(context, params.planID);
    if (!plan) return notFound;
    return refuseStale(plan, version, () => describeFeedPlan(plan)) ?? terminatePlan(context, plan, terminationDate);
  }),

  route(auditFeedPlan, (context, { params, body: { version, ...decision } }) => {
    const plan = findPlan(context, params.planID);
    if (!plan) return notFound;
    return refuseStale(plan, version, () => describeFeedPlan(plan)) ?? auditPlan(context, plan, decision);
  }),
];

function findPlan(context: CallContext, planID: string): FeedPlanRow | undefined {
  return findInSight<FeedPlanRow>(context, 'feedPlans', planID);
}
