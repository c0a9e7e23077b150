// The history of a quote plan and its planned steps, from the plan itself. Days begin and end on the clock of Shanghai.
import type { FeedPlan } from '@brokerdesk/plugin-sdk/api';
import type { PlanRequest } from '../../model/planRequests.ts';

const dayMs = 86_400_000;

/** One event of a plan. */
export interface PlanEvent {
  readonly kind:
    | 'applied'
    | 'approved'
    | 'rejected'
    | 'effective'
    | 'willBeEffective'
    | 'changeApplied'
    | 'changeApproved'
    | 'changeRejected'
    | 'willChange'
    | 'ended'
    | 'willEnd';
  /** RFC 3339. */
  readonly time: string;
  /** Null if the clock did it. */
  readonly actor: string | null;
  readonly reason: string | null;
  /** What was asked for. */
  readonly terms: PlanRequest;
}

/** Returns the events of a plan, the last first. */
export function listPlanEvents(plan: FeedPlan): readonly PlanEvent[] {
  const { status, change, terminationDate } = plan;
  const events = listRequestEvents(plan, { applied: 'applied', approved: 'approved', rejected: 'rejected' });
  const byClock = (kind: PlanEvent['kind'], time: string, terms: PlanRequest = plan) =>
    events.push({ kind, time, actor: null, reason: null, terms });
  if (status === 'approved') byClock('willBeEffective', startOf(plan.effectiveDate));
  if (status === 'effective' || status === 'terminated') {
    // A plan that is approved on its first day is in force from the approval.
    byClock('effective', latest(startOf(plan.effectiveDate), plan.auditTime));
  }
  if (change) {
    const kinds = { applied: 'changeApplied', approved: 'changeApproved', rejected: 'changeRejected' } as const;
    events.push(...listRequestEvents(change, kinds));
    if (change.audit === 'approved') byClock('willChange', startOf(change.effectiveDate), change);
  }
  if (terminationDate !== null) {
    byClock(status === 'terminated' ? 'ended' : 'willEnd', endOf(terminationDate));
  }
  // Equal times stay in the order in which they are listed, the later step first.
  return events.toReversed().toSorted((a, b) => Date.parse(b.time) - Date.parse(a.time));
}

function listRequestEvents(
  terms: PlanRequest,
  kinds: Readonly<Record<'applied' | 'approved' | 'rejected', PlanEvent['kind']>>,
): PlanEvent[] {
  const { applyTime, applyBy, audit, auditTime, auditBy, auditReason } = terms;
  const applied: PlanEvent = { kind: kinds.applied, time: applyTime, actor: applyBy, reason: null, terms };
  if (audit === 'pending' || auditTime === null) return [applied];
  return [applied, { kind: kinds[audit], time: auditTime, actor: auditBy, reason: auditReason, terms }];
}

function startOf(day: string): string {
  return new Date(`${day}T00:00:00+08:00`).toISOString();
}

function endOf(day: string): string {
  return new Date(Date.parse(startOf(day)) + dayMs).toISOString();
}

function latest(time: string, other: string | null): string {
  return other !== null && Date.parse(other) > Date.parse(time) ? other : time;
}
