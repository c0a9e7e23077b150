import type { FeedPlan } from '@brokerdesk/api';
import {
  createInvalidStateError,
  createRequiredProblem,
  diffFields,
  type ErrorResponse,
  formatTime,
  invalidFields,
  message,
  reasonRequiredTexts,
  type RequestContext,
  ruleViolated,
  stamp,
} from '@brokerdesk/mock-server/engine';
import type { FeedPlanRow, FeedRequest } from './feedPlanRows.ts';
import { checkActive, dayFrom } from './feedPlanRules.ts';
import { saveFeedPlan, applyChange } from './feedPlanSchedule.ts';
import { describeFeedPlan, isPendingAudit } from './feedPlanList.ts';

interface AuditDecision {
  readonly action: 'approve' | 'reject';
  readonly reason?: string | undefined;
}

/** The provider approves or rejects what is pending: the plan or its change. */
export function auditPlan(
  context: RequestContext,
  before: FeedPlanRow,
  decision: AuditDecision,
): ErrorResponse | { readonly code: 'OK'; readonly data: FeedPlan } {
  if (!isPendingAudit(before)) return createInvalidStateError(before.status, nothingToAuditTexts);
  if (decision.action === 'reject' && !decision.reason)
    return invalidFields(context.language, [{ ...createRequiredProblem('reason'), texts: reasonRequiredTexts }]);
  const pendingRequest = before.change ?? before.request;
  if (pendingRequest.applyRefID === context.actor.refID) return ownRequestError;
  const inactive = decision.action === 'approve' ? checkActive(context, before) : undefined;
  if (inactive) return inactive;
  const audited = auditRequest(context, pendingRequest, decision);
  const after: FeedPlanRow = {
    ...(before.change ? withChange(context, before, audited) : withRequest(context, before, audited)),
    ...stamp(context, before),
  };
  saveFeedPlan(context, after);
  context.recordOperation({
    brokerCode: after.brokerCode,
    targetID: after.planID,
    targetName: after.customerName,
    changes: [
      ...diffFields(before, after, ['status']),
      ...diffFields(pendingRequest, audited, ['audit', 'auditReason', 'effectiveDate']),
    ],
  });
  return { code: 'OK', data: describeFeedPlan(context, after) };
}

/** An approval after the effective date takes effect on the day of the approval. */
function auditRequest(context: RequestContext, request: FeedRequest, { action, reason }: AuditDecision): FeedRequest {
  const today = dayFrom(context, 0);
  const isApproved = action === 'approve';
  return {
    ...request,
    effectiveDate: isApproved && request.effectiveDate < today ? today : request.effectiveDate,
    audit: isApproved ? 'approved' : 'rejected',
    auditReason: isApproved ? null : (reason ?? null),
    auditBy: context.actor.userName,
    auditTime: formatTime(context.now()),
  };
}

function withRequest(context: RequestContext, plan: FeedPlanRow, request: FeedRequest): FeedPlanRow {
  if (request.audit === 'rejected') return { ...plan, request, status: 'rejected' };
  return { ...plan, request, status: request.effectiveDate <= dayFrom(context, 0) ? 'effective' : 'approved' };
}

/** A rejected change is stored with its reason until the next application; the plan stays in force. */
function withChange(context: RequestContext, plan: FeedPlanRow, change: FeedRequest): FeedPlanRow {
  const isDue = change.audit === 'approved' && change.effectiveDate <= dayFrom(context, 0);
  return isDue ? applyChange(plan, change) : { ...plan, change };
}

const nothingToAuditTexts = message(
  'This plan has nothing to audit.',
  '此套餐没有待审核的申请。',
  '此計劃沒有待審核的申請。',
);
const ownRequestError = ruleViolated(
  'own-request',
  message('You cannot audit your own application.', '不能审核自己提交的申请。', '不可審核自己提交的申請。'),
);
