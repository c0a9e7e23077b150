import {
  auditFeedPlan,
  cancelFeedPlanTermination,
  changeFeedPlan,
  createFeedPlan,
  getFeedPlan,
  limits,
  listFeedPlans,
  terminateFeedPlan,
  withdrawFeedPlanChange,
} from '@brokerdesk/api';
import {
  checkVersion,
  createRequiredProblem,
  findVisible,
  findVisibleBrokers,
  invalidFields,
  notFound,
  type RequestContext,
  route,
  type Route,
} from '@brokerdesk/mock-server/engine';
import { applyForPlan, changePlan, withdrawChange } from './feedPlanApplications.ts';
import { auditPlan } from './feedPlanAudits.ts';
import { describeFeedPlan, selectFeedPlans } from './feedPlanList.ts';
import { cancelTermination, terminatePlan } from './feedPlanTermination.ts';
import type { FeedPlanRow } from './feedPlanRows.ts';

export const feedPlanRoutes: readonly Route[] = [
  route(listFeedPlans, (context, { query: { brokerCode, page = 1, size = limits.pageSize, ...input } }) => {
    const brokers = findVisibleBrokers(context, brokerCode);
    if (!brokers) return notFound;
    const { rows, counts } = selectFeedPlans(context, brokers, input);
    const items = rows.slice((page - 1) * size, page * size).map((plan) => describeFeedPlan(context, plan));
    return { code: 'OK', data: { items, page, size, total: rows.length, counts } };
  }),

  route(createFeedPlan, (context, { body: { brokerCode, ...input } }) => {
    if (context.isInternal && brokerCode === undefined)
      return invalidFields(context.language, [createRequiredProblem('brokerCode')]);
    const [broker] = findVisibleBrokers(context, brokerCode) ?? [];
    return broker === undefined ? notFound : applyForPlan(context, broker, input);
  }),

  route(getFeedPlan, (context, { params }) => {
    const plan = findPlan(context, params.planID);
    return plan ? { code: 'OK', data: describeFeedPlan(context, plan) } : notFound;
  }),

  route(changeFeedPlan, (context, { params, body: { version, ...input } }) => {
    const plan = findPlan(context, params.planID);
    if (!plan) return notFound;
    return checkVersion(plan, version, () => describeFeedPlan(context, plan)) ?? changePlan(context, plan, input);
  }),

  route(withdrawFeedPlanChange, (context, { params, query: { version } }) => {
    const plan = findPlan(context, params.planID);
    if (!plan) return notFound;
    return checkVersion(plan, version, () => describeFeedPlan(context, plan)) ?? withdrawChange(context, plan);
  }),

  route(terminateFeedPlan, (context, { params, query: { version, terminationDate } }) => {
    const plan = findPlan(context, params.planID);
    if (!plan) return notFound;
    return (
      checkVersion(plan, version, () => describeFeedPlan(context, plan)) ??
      terminatePlan(context, plan, terminationDate)
    );
  }),

  route(cancelFeedPlanTermination, (context, { params, query: { version } }) => {
    const plan = findPlan(context, params.planID);
    if (!plan) return notFound;
    return checkVersion(plan, version, () => describeFeedPlan(context, plan)) ?? cancelTermination(context, plan);
  }),

  route(auditFeedPlan, (context, { params, body: { version, ...decision } }) => {
    const plan = findPlan(context, params.planID);
    if (!plan) return notFound;
    return checkVersion(plan, version, () => describeFeedPlan(context, plan)) ?? auditPlan(context, plan, decision);
  }),
];

function findPlan(context: RequestContext, planID: string): FeedPlanRow | undefined {
  return findVisible<FeedPlanRow>(context, 'feedPlans', planID);
}
