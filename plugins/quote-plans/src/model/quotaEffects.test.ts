import { expect, it } from 'vitest';
import { approvedRequest, planOf, waitingRequest } from './planFixture.ts';
import type { QuotePackage } from '../plans/packageUse.ts';
import { listQuotaEffects } from './quotaEffects.ts';

/** Forty terminals of Level 2, ten of them in use, and three in use of an unlimited Level 1. */
const packages: readonly QuotePackage[] = [
  {
    packageCode: 'LEVEL_1',
    name: { EN: 'Level 1', SC: '一档', TC: '一檔' },
    description: { EN: '', SC: '', TC: '' },
    limitType: 'unlimited',
    quota: null,
    inUse: 3,
    plans: 3,
  },
  {
    packageCode: 'LEVEL_2',
    name: { EN: 'Level 2', SC: '十档', TC: '十檔' },
    description: { EN: '', SC: '', TC: '' },
    limitType: 'quota',
    quota: 40,
    inUse: 10,
    plans: 4,
  },
];
const effectsOf = (...input: Parameters<typeof planOf>) =>
  listQuotaEffects(planOf(...input), packages).map(({ bought, before, after }) => [bought.packageCode, before, after]);
const inForce = { ...approvedRequest, status: 'effective' } as const;

it('a new plan adds its terminals, which the server counts already', () => {
  expect(effectsOf()).toEqual([['LEVEL_2', 8, 10]]);
});

it('a change within a package has counted with the larger of the two', () => {
  expect(effectsOf({ ...inForce, change: { ...waitingRequest, quota: 8 } })).toEqual([['LEVEL_2', 8, 10]]);
  expect(effectsOf({ ...inForce, change: waitingRequest })).toEqual([['LEVEL_2', 10, 6]]);
});

it('a change to another package frees the one before; an unlimited plan counts as one terminal', () => {
  const unlimited = { ...waitingRequest, packageCode: 'LEVEL_1', limitType: 'unlimited', quota: null } as const;
  expect(effectsOf({ ...inForce, change: unlimited })).toEqual([
    ['LEVEL_1', 2, 3],
    ['LEVEL_2', 10, 4],
  ]);
});

it('nothing that waits has no effect', () => {
  expect(effectsOf({ ...inForce, needsAudit: false })).toEqual([]);
});
