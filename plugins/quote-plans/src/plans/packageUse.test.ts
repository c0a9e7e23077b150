import { expect, it } from 'vitest';
import { type QuotePackage, terminalsLeft, usageLevelOf } from './packageUse.ts';

const text = { EN: 'Level 2', SC: 'Level 2', TC: 'Level 2' };

function packageWith(quota: number | null, inUse: number): QuotePackage {
  const limitType = quota === null ? 'unlimited' : 'quota';
  return { packageCode: 'LEVEL_2', name: text, description: text, limitType, quota, inUse, plans: 1 };
}

it.each([
  [null, 10_000, 'free', null],
  [40, 0, 'free', 40],
  [40, 31, 'free', 9],
  [40, 32, 'near', 8],
  [40, 39, 'near', 1],
  [40, 40, 'full', 0],
  // The provider may lower a quota below its use.
  [40, 41, 'full', 0],
  [1, 0, 'free', 1],
])('of %s terminals, %s in use: %s', (quota, inUse, level, left) => {
  const one = packageWith(quota, inUse);
  expect([usageLevelOf(one), terminalsLeft(one)]).toEqual([level, left]);
});
