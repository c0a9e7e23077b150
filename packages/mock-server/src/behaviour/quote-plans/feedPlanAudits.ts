import type { FeedPlan } from '@brokerdesk/api';
import type { CallContext } from '../../pipeline/CallContext.ts';
import { invalidFields, type Refusal, ruleRefuses } from '../../pipeline/refusals.ts';
import type { FeedPlanRow, FeedRequest } from '../../state/contentRows.ts';
import { needed, reasonNeeded, wrongState } from '../content/contentRefusals.ts';
import { dayFrom } from './feedPlanChecks.ts';
import { putFeedPlan, takeChange } from './feedPlanDays.ts';
import { describeFeedPlan, waitsForAudit } from './feedPlanList.ts';
import { changesBetween } from '../operationRecords.ts';
import { stamp } from '../stamps.ts';
import { formatTime } from '../times.ts';

interface Decision {
  readonly action: 'approve' | 'reject';
  readonly reason?: string | undefined;
}

/** The provider says yes or no to what waits: the plan itself or its change. */
export function auditPlan(
  context: CallContext,
  before: FeedPlanRow,
  decision: Decision,
): Refusal | { readonly code: 'OK'; readonly data: FeedPlan } {
  if (!waitsForAudit(before)) return wrongState(before.status, nothingToAudit);
  if (decision.action === 'reject' && !decision.reason)
    return invalidFields(context.language, [{ ...needed('reason'), texts: reasonNeeded }]);
  const waiting = before.change ?? before.request;
  if (waiting.applyRefID === context.actor.refID) return ownRequest;
  const audited = auditRequest(context, waiting, decision);
  const after: FeedPlanRow = {
    ...(before.change ? withChange(context, before, audited) : withRequest(context, before, audited)),
    ...stamp(context, before),
  };
  putFeedPlan(context, after);
  context.note({
    brokerCode: after.brokerCode,
    targetID: after.planID,
    targetName: after.customerName,
    changes: [
      ...changesBetween(before, after, ['status']),
      ...changesBetween(waiting, audited, ['audit', 'auditReason', 'effectiveDate']),
    ],
  });
  return { code: 'OK', data: describeFeedPlan(after) };
}

/** What is approved after its day begins on the day of its approval. */
function auditRequest(context: CallContext, request: FeedRequest, { action, reason }: Decision): FeedRequest {
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

function withRequest(context: CallContext, plan: FeedPlanRow, request: FeedRequest): FeedPlanRow {
  if (request.audit === 'rejected') return { ...plan, request, status: 'rejected' };
  return { ...plan, request, status: request.effectiveDate <= dayFrom(context, 0) ? 'effective' : 'approved' };
}

/** A rejected change is kept with its reason until another one is asked for; the plan goes on as it is. */
function withChange(context: CallContext, plan: FeedPlanRow, change: FeedRequest): FeedPlanRow {
  const isDue = change.audit === 'approved' && change.effectiveDate <= dayFrom(context, 0);
  return isDue ? takeChange(plan, change) : { ...plan, change };
}

const nothingToAudit = {
  en_US: 'Nothing of this plan waits for audit.',
  zh_CN: '此套餐没有待审核的申请。',
  zh_HK: '此計劃沒有待審核的申請。',
};
const ownRequest = ruleRefuses('own-request', {
  en_US: 'Nobody audits what he applied for himself.',
  zh_CN: '不能审核自己提交的申请。',
  zh_HK: '不可審核自己提交的申請。',
});
