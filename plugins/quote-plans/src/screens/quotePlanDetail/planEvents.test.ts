import type { FeedPlan } from '@brokerdesk/plugin-sdk/api';
import { expect, it } from 'vitest';
import { listPlanEvents } from './planEvents.ts';

const name = { EN: 'Level 2', SC: 'Level 2', TC: 'Level 2' };
const plan: FeedPlan = {
  planID: 'P1',
  brokerCode: 'DEMO',
  brokerName: name,
  userID: 'dm1',
  subUserID: null,
  customerName: 'A',
  description: '',
  status: 'applied',
  packageCode: 'LEVEL_2',
  name,
  limitType: 'quota',
  quota: 2,
  effectiveDate: '2026-03-03',
  audit: 'pending',
  auditReason: null,
  auditBy: null,
  auditTime: null,
  applyRefID: 'DEMO-U001',
  applyBy: 'Staff',
  applyTime: '2026-03-01T23:30:00.000Z',
  terminationDate: null,
  change: null,
  needsAudit: true,
  version: 1,
  updateTime: '2026-03-01T23:30:00.000Z',
  updateBy: 'Staff',
};
const approval = { audit: 'approved', auditBy: 'Provider', auditTime: '2026-03-02T01:00:00.000Z' } as const;

function eventsOf(changes: Partial<FeedPlan>) {
  return listPlanEvents({ ...plan, ...changes }).map(({ kind, time, actor }) => [kind, time, actor]);
}

const applied = ['applied', '2026-03-01T23:30:00.000Z', 'Staff'];
const approved = ['approved', '2026-03-02T01:00:00.000Z', 'Provider'];

it('an application has one event, and its rejection the reason', () => {
  expect(eventsOf({})).toEqual([applied]);
  const rejected = { ...plan, ...approval, status: 'rejected', audit: 'rejected', auditReason: 'No form' } as const;
  expect(listPlanEvents(rejected)[0]).toMatchObject({ kind: 'rejected', reason: 'No form', actor: 'Provider' });
});

it('a plan begins at midnight in Shanghai, which is the afternoon before in UTC', () => {
  const planned = ['willBeEffective', '2026-03-02T16:00:00.000Z', null];
  expect(eventsOf({ ...approval, status: 'approved' })).toEqual([planned, approved, applied]);
  const effective = ['effective', '2026-03-02T16:00:00.000Z', null];
  expect(eventsOf({ ...approval, status: 'effective' })).toEqual([effective, approved, applied]);
});

it('a plan approved on its first day is in force from the approval', () => {
  const late = { ...approval, auditTime: '2026-03-03T02:00:00.000Z', status: 'effective' } as const;
  expect(eventsOf(late).slice(0, 2)).toEqual([
    ['effective', '2026-03-03T02:00:00.000Z', null],
    ['approved', '2026-03-03T02:00:00.000Z', 'Provider'],
  ]);
});

it('a change is planned once it is approved, and a plan ends at the end of its last day', () => {
  const change = { ...plan, effectiveDate: '2026-03-09', applyTime: '2026-03-05T01:00:00.000Z' };
  const inForce = { ...approval, status: 'effective' } as const;
  expect(eventsOf({ ...inForce, change }).slice(0, 2)).toEqual([
    ['changeApplied', '2026-03-05T01:00:00.000Z', 'Staff'],
    ['effective', '2026-03-02T16:00:00.000Z', null],
  ]);
  const granted = { ...change, audit: 'approved', auditBy: 'Provider', auditTime: '2026-03-06T01:00:00.000Z' } as const;
  expect(eventsOf({ ...inForce, change: granted, terminationDate: '2026-03-31' }).slice(0, 3)).toEqual([
    ['willEnd', '2026-03-31T16:00:00.000Z', null],
    ['willChange', '2026-03-08T16:00:00.000Z', null],
    ['changeApproved', '2026-03-06T01:00:00.000Z', 'Provider'],
  ]);
  const over = { ...approval, status: 'terminated', terminationDate: '2026-03-31' } as const;
  expect(eventsOf(over)[0]).toEqual(['ended', '2026-03-31T16:00:00.000Z', null]);
});
