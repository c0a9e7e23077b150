import { expect, it } from 'vitest';
import { approvedRequest, planOf, waitingRequest } from './planFixture.ts';
import { findRequestOf, findWaitingRequest, isDecidedAs, isOverdue } from './planRequests.ts';

const inForce = { ...approvedRequest, status: 'effective' } as const;

it('finds what waits: the plan itself, or its change', () => {
  const plan = planOf();
  expect(findWaitingRequest(plan)).toBe(plan);
  expect(findWaitingRequest(planOf({ ...inForce, change: waitingRequest }))).toBe(waitingRequest);
  const rejected = { ...waitingRequest, audit: 'rejected', auditReason: 'No' } as const;
  expect(findWaitingRequest(planOf({ ...inForce, change: rejected, needsAudit: false }))).toBeUndefined();
});

it('finds a request again after its change has become the plan, and not after the broker has made another one', () => {
  const { applyTime } = waitingRequest;
  const approved = { ...waitingRequest, audit: 'approved' } as const;
  const changed = planOf({ ...inForce, ...approved, needsAudit: false });
  expect(findRequestOf(changed, applyTime)).toBe(changed);
  expect(findRequestOf(planOf({ applyTime: '2026-03-02T04:00:00.000Z' }), applyTime)).toBeUndefined();
});

it('knows a decision by its result and reason, and by its result alone if it is an approval', () => {
  const approved = { ...waitingRequest, audit: 'approved' } as const;
  const rejected = { ...waitingRequest, audit: 'rejected', auditReason: 'Too many' } as const;
  const [approval, rejection] = [
    { action: 'approve', reason: '' },
    { action: 'reject', reason: 'Too many' },
  ] as const;
  expect([approved, rejected, waitingRequest, undefined].map((one) => isDecidedAs(one, approval))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect([approved, rejected, waitingRequest, undefined].map((one) => isDecidedAs(one, rejection))).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect(isDecidedAs(rejected, { action: 'reject', reason: 'Not paid' })).toBe(false);
});

it('is overdue from the day after its first day', () => {
  expect(['2026-03-04', '2026-03-05', '2026-03-06'].map((today) => isOverdue(waitingRequest, today))).toEqual([
    false,
    false,
    true,
  ]);
});
