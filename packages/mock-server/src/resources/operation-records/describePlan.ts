// The operations that led to a seeded quote plan: a broker's staff apply, the provider's staff review, and an approved plan
// or change takes effect on its day.
import type { OperationName } from '@brokerdesk/fixtures';
import { dayInShanghai, formatTime } from '../../contract/times.ts';
import type { FeedPlanRow, FeedRequest } from '../feed-plans/feedPlanRows.ts';
import type { OperationActor, OperationChange } from '../../state/rows.ts';

/** One operation, before it has a number and the details of its author. */
export interface ContentOperation {
  readonly operation: OperationName;
  readonly time: string;
  /** The name of a user, or the actor where it was none. */
  readonly by: string | OperationActor;
  readonly targetID: string;
  readonly targetName: string | null;
  readonly changes?: readonly OperationChange[];
}

export const system: OperationActor = { kind: 'system', refID: null, userID: null, userName: null };

export function describePlan(plan: FeedPlanRow): ContentOperation[] {
  const { planID: targetID, customerName: targetName, request, change, status, terminationDate } = plan;
  const target = { targetID, targetName };
  const steps = describeRequest(request, { ...target, operation: 'feedPlan.create' });
  if (status === 'effective' || status === 'terminated') {
    const time = formatTime(dayInShanghai(request.effectiveDate).from);
    const changes = [changed('status', 'approved', 'effective')];
    steps.push({ ...target, operation: 'feedPlan.takeEffect', time, by: system, changes });
  }
  if (change) steps.push(...describeRequest(change, { ...target, operation: 'feedPlan.change' }));
  if (status === 'terminated' && terminationDate !== null) {
    const time = formatTime(dayInShanghai(terminationDate).until + 1);
    const changes = [changed('status', 'effective', 'terminated')];
    steps.push({ ...target, operation: 'feedPlan.end', time, by: system, changes });
  }
  return steps;
}

function describeRequest(
  { applyBy, applyTime, audit, auditBy, auditTime, auditReason }: FeedRequest,
  requested: Pick<ContentOperation, 'operation' | 'targetID' | 'targetName'>,
): ContentOperation[] {
  const asked: ContentOperation = { ...requested, time: applyTime, by: applyBy };
  if (auditTime === null || auditBy === null) return [asked];
  const reason = auditReason === null ? [] : [changed('auditReason', null, auditReason)];
  const changes = [changed('audit', 'pending', audit), ...reason];
  return [asked, { ...requested, operation: 'feedPlan.audit', time: auditTime, by: auditBy, changes }];
}

export function changed(field: string, before: string | null, after: string | null): OperationChange {
  return { field, before, after };
}
