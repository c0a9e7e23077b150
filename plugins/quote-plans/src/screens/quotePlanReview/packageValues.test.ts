import type { BrokerPackages } from '@brokerdesk/plugin-sdk/api';
import { expect, it } from 'vitest';
import { findPackageProblems, toPackages, toPackageValues } from './packageValues.ts';

const texts = { EN: '', SC: '', TC: '' };
const broker: BrokerPackages = {
  brokerCode: 'DEMO',
  brokerName: texts,
  packages: [
    {
      packageCode: 'LEVEL_1',
      name: texts,
      description: texts,
      limitType: 'unlimited',
      quota: null,
      inUse: 3,
      plans: 3,
    },
    { packageCode: 'LEVEL_2', name: texts, description: texts, limitType: 'quota', quota: 40, inUse: 10, plans: 4 },
  ],
  needsAudit: 0,
  version: 4,
  updateTime: '2026-03-02T03:00:00.000Z',
  updateBy: 'FUNG Wai Yin 馮慧賢',
};
const notSold = { kind: 'none', quota: null } as const;

it('shows every package, sold or not, and sends those that are sold', () => {
  const values = toPackageValues(broker);
  expect(values).toEqual({
    LEVEL_1: { kind: 'unlimited', quota: null },
    LEVEL_2: { kind: 'quota', quota: 40 },
    STREAMING: notSold,
    US_REAL_TIME: notSold,
  });
  expect(toPackages({ ...values, LEVEL_1: { kind: 'unlimited', quota: 5 } })).toEqual([
    { packageCode: 'LEVEL_1', limitType: 'unlimited', quota: null },
    { packageCode: 'LEVEL_2', limitType: 'quota', quota: 40 },
  ]);
});

it('rejects a quota below the use, none at all, and a package that is removed while plans use it', () => {
  const values = toPackageValues(broker);
  const problemsOf = (changes: object) =>
    findPackageProblems({ ...values, ...changes }, broker).map(({ code, field, rule }) => [code, field, rule]);
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ LEVEL_2: { kind: 'quota', quota: 10 } })).toEqual([]);
  expect(problemsOf({ LEVEL_2: { kind: 'quota', quota: 9 } })).toEqual([['LEVEL_2', 'quota', 'belowUse']]);
  expect(problemsOf({ STREAMING: { kind: 'quota', quota: null } })).toEqual([['STREAMING', 'quota', 'quotaMissing']]);
  expect(problemsOf({ LEVEL_1: notSold })).toEqual([['LEVEL_1', 'kind', 'hasPlans']]);
  expect(problemsOf({ LEVEL_2: { kind: 'unlimited', quota: null } })).toEqual([]);
});
