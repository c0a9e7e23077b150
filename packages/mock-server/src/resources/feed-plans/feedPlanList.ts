import type { FeedPlan, InputOf, listFeedPlans } from '@brokerdesk/api';
import { feedPackageTexts } from '@brokerdesk/fixtures';
import type { StateContext } from '../../pipeline/StateContext.ts';
import type { FeedPlanRow, FeedRequest } from './feedPlanRows.ts';
import { matchesText, sortRows } from '../../shared-rules/lists/lists.ts';

type Query = NonNullable<InputOf<typeof listFeedPlans>['query']>;

/** Finds and sorts the quote plans of the brokers. */
export function selectFeedPlans(
  context: StateContext,
  brokers: readonly string[],
  query: Omit<Query, 'brokerCode' | 'page' | 'size'>,
): readonly FeedPlanRow[] {
  const found = context
    .rows<FeedPlanRow>('feedPlans')
    .filter((plan) => brokers.includes(plan.brokerCode) && matchesQuery(plan, query));
  return sortRows(found, { sort: query.sort ?? '-applyTime', valueOf: sortValue, idOf: ({ planID }) => planID });
}

function matchesQuery(plan: FeedPlanRow, query: Omit<Query, 'brokerCode' | 'page' | 'size'>): boolean {
  const { q, userID, subUserID, packageCode, status, needsAudit, effectiveDateFrom, effectiveDateTo } = query;
  const text = q?.trim().toLowerCase();
  const { effectiveDate } = plan.request;
  return (
    (userID === undefined || plan.userID === userID) &&
    (subUserID === undefined || plan.subUserID === subUserID) &&
    (packageCode === undefined || plan.request.packageCode === packageCode) &&
    (status === undefined || plan.status === status) &&
    (needsAudit === undefined || String(isPendingAudit(plan)) === needsAudit) &&
    (effectiveDateFrom === undefined || effectiveDate >= effectiveDateFrom) &&
    (effectiveDateTo === undefined || effectiveDate <= effectiveDateTo) &&
    (!text || matchesText([plan.userID, plan.subUserID, plan.customerName, plan.description], text))
  );
}

/** Whether the plan or its change has not been audited. */
export function isPendingAudit({ status, request, change }: FeedPlanRow): boolean {
  if (status === 'terminated') return false;
  return request.audit === 'pending' || change?.audit === 'pending';
}

export function describeFeedPlan(plan: FeedPlanRow): FeedPlan {
  return {
    planID: plan.planID,
    brokerCode: plan.brokerCode,
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
    applyBy: request.applyBy,
    applyTime: request.applyTime,
  };
}

function sortValue(plan: FeedPlanRow, field: string): string {
  switch (field) {
    case 'effectiveDate':
      return plan.request.effectiveDate;
    case 'customerName':
      return plan.customerName.toLowerCase();
    case 'userID':
      return plan.userID;
    default:
      return plan.request.applyTime;
  }
}
