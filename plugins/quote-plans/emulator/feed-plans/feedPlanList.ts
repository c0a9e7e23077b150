import type { DataOf, FeedPlan, InputOf, listFeedPlans } from '@brokerdesk/api';
import { type BrokerRow } from '@brokerdesk/fixtures';
import { feedPackageTexts } from '../../demo/feed-packages/feedPackages.ts';
import { matchesText, type RequestContext, sortRows, type StateContext } from '@brokerdesk/mock-server/engine';
import type { FeedPlanRow, FeedRequest } from './feedPlanRows.ts';

type Query = NonNullable<InputOf<typeof listFeedPlans>['query']>;

/** Finds and sorts the quote plans of the brokers. */
export function selectFeedPlans(
  context: RequestContext,
  brokers: readonly string[],
  query: Omit<Query, 'brokerCode' | 'page' | 'size'>,
): { readonly rows: readonly FeedPlanRow[]; readonly counts: FeedPlanCounts } {
  const { status, needsAudit, changeAudit, ...others } = query;
  const matching = context
    .rows<FeedPlanRow>('feedPlans')
    .filter((plan) => brokers.includes(plan.brokerCode) && matchesQuery(plan, others));
  const found = matching.filter(
    (plan) =>
      (status === undefined || plan.status === status) &&
      (needsAudit === undefined || String(isPendingAudit(plan)) === needsAudit) &&
      (changeAudit === undefined || plan.change?.audit === changeAudit),
  );
  const rows = sortRows(found, {
    sort: query.sort ?? '-applyTime',
    language: context.language,
    valueOf: sortValue,
    idOf: ({ planID }) => planID,
  });
  return { rows, counts: countPlans(matching) };
}

type FeedPlanCounts = DataOf<typeof listFeedPlans>['counts'];

function countPlans(plans: readonly FeedPlanRow[]): FeedPlanCounts {
  const countOf = (status: FeedPlanRow['status']) => plans.filter((plan) => plan.status === status).length;
  const countChanges = (audit: FeedRequest['audit']) => plans.filter(({ change }) => change?.audit === audit).length;
  return {
    applied: countOf('applied'),
    rejected: countOf('rejected'),
    approved: countOf('approved'),
    effective: countOf('effective'),
    terminated: countOf('terminated'),
    needsAudit: plans.filter(isPendingAudit).length,
    changes: {
      pending: countChanges('pending'),
      approved: countChanges('approved'),
      rejected: countChanges('rejected'),
    },
  };
}

function matchesQuery(
  plan: FeedPlanRow,
  query: Omit<Query, 'brokerCode' | 'status' | 'needsAudit' | 'changeAudit' | 'page' | 'size'>,
): boolean {
  const { q, planID, userID, subUserID, packageCode, effectiveDateFrom, effectiveDateTo } = query;
  const text = q;
  const { effectiveDate } = plan.request;
  return (
    (planID === undefined || plan.planID === planID) &&
    (userID === undefined || plan.userID === userID) &&
    (subUserID === undefined || plan.subUserID === subUserID) &&
    (packageCode === undefined || plan.request.packageCode === packageCode) &&
    (effectiveDateFrom === undefined || effectiveDate >= effectiveDateFrom) &&
    (effectiveDateTo === undefined || effectiveDate <= effectiveDateTo) &&
    matchesText([plan.userID, plan.subUserID, plan.customerName, plan.description], text)
  );
}

/** Whether the plan or its change has not been audited. */
export function isPendingAudit({ status, request, change }: FeedPlanRow): boolean {
  if (status === 'terminated') return false;
  return request.audit === 'pending' || change?.audit === 'pending';
}

export function describeFeedPlan(context: StateContext, plan: FeedPlanRow): FeedPlan {
  const { brokerCode } = plan;
  return {
    planID: plan.planID,
    brokerCode,
    brokerName: context.row<BrokerRow>('brokers', brokerCode)?.name ?? {
      EN: brokerCode,
      SC: brokerCode,
      TC: brokerCode,
    },
    userID: plan.userID,
    subUserID: plan.subUserID,
    customerName: plan.customerName,
    description: plan.description,
    status: plan.status,
    ...describeRequest(plan.request),
    terminationDate: plan.terminationDate,
    change: plan.change && describeRequest(plan.change),
    needsAudit: isPendingAudit(plan),
    version: plan.version,
    updateTime: plan.updateTime,
    updateBy: plan.updateBy,
  };
}

function describeRequest(request: FeedRequest): NonNullable<FeedPlan['change']> {
  return {
    packageCode: request.packageCode,
    name: feedPackageTexts[request.packageCode].name,
    limitType: request.quota === null ? 'unlimited' : 'quota',
    quota: request.quota,
    effectiveDate: request.effectiveDate,
    audit: request.audit,
    auditReason: request.auditReason,
    auditBy: request.auditBy,
    auditTime: request.auditTime,
    applyRefID: request.applyRefID,
    applyBy: request.applyBy,
    applyTime: request.applyTime,
  };
}

function sortValue(plan: FeedPlanRow, field: string): string {
  switch (field) {
    case 'effectiveDate':
      return plan.request.effectiveDate;
    case 'requestTime':
      return (plan.change ?? plan.request).applyTime;
    case 'customerName':
      return plan.customerName;
    case 'userID':
      return plan.userID;
    default:
      return plan.request.applyTime;
  }
}
