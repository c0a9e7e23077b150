// What the provider decides on: the terms that a broker has requested, of a new plan or as the change of one in force.
import type { FeedPlan } from '@brokerdesk/plugin-sdk/api';

/** The terms of a plan or of its change, with who requested them and what the provider decided. */
export type PlanRequest = NonNullable<FeedPlan['change']>;

/** A decision on a request. */
export interface PlanDecision {
  readonly action: 'approve' | 'reject';
  /** Empty for an approval. */
  readonly reason: string;
}

/** Returns the request of a plan that waits for the provider. */
export function findWaitingRequest(plan: FeedPlan): PlanRequest | undefined {
  if (!plan.needsAudit) return undefined;
  return [plan.change, plan].find((request) => request?.audit === 'pending') ?? undefined;
}

/** Returns the request that was made at a time, also after the change has become the plan; undefined if it is gone. */
export function findRequestOf(plan: FeedPlan, applyTime: string): PlanRequest | undefined {
  return [plan.change, plan].find((request) => request?.applyTime === applyTime) ?? undefined;
}

/** Whether a request has been decided in this way, by this user or another one. */
export function isDecidedAs(request: PlanRequest | undefined, { action, reason }: PlanDecision): boolean {
  if (action === 'approve') return request?.audit === 'approved';
  return request?.audit === 'rejected' && request.auditReason === reason;
}

/** Whether the first day of a request is over: an approved plan begins today then. */
export function isOverdue({ effectiveDate }: Pick<PlanRequest, 'effectiveDate'>, today: string): boolean {
  return effectiveDate < today;
}
