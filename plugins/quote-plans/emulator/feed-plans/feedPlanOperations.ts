// A broker's staff apply, the provider's staff review, and an approved plan or change takes effect on its day.
import {
  changed,
  dayInShanghai,
  describeRows,
  formatTime,
  type SeededOperation,
  system,
} from '@brokerdesk/mock-server/engine';
import type { FeedPlanRow, FeedRequest } from './feedPlanRows.ts';

export const feedPlanOperations = [describeRows('feedPlans', describePlan)];

function describePlan(plan: FeedPlanRow): SeededOperation[] {
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
  requested: Pick<SeededOperation, 'operation' | 'targetID' | 'targetName'>,
): SeededOperation[] {
  const asked: SeededOperation = { ...requested, time: applyTime, by: applyBy };
  if (auditTime === null || auditBy === null) return [asked];
  const reason = auditReason === null ? [] : [changed('auditReason', null, auditReason)];
  const changes = [changed('audit', 'pending', audit), ...reason];
  return [asked, { ...requested, operation: 'feedPlan.audit', time: auditTime, by: auditBy, changes }];
}
