import { mobileNumber } from '@brokerdesk/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areas, toMobile } from './toMobile.ts';

test.each([
  ['+852', '6123 4567', '+852 61234567'],
  ['+852', '+852 6123-4567', '+852 61234567'],
  ['+852', '６１２３４５６７', '+852 61234567'],
  ['+852', '6123456', undefined],
  ['+86', '138 0000 0000', '+86 13800000000'],
  ['+86', '23800000000', undefined],
  ['overseas', '+65 9123 4567', '+6591234567'],
  ['overseas', '44 (0)20 7946 0958', '+4402079460958'],
  ['overseas', '+852 6123 4567', undefined],
  ['overseas', '+86 13800000000', undefined],
  ['overseas', 'call me', undefined],
  ['+852', '', undefined],
] as const)('%s with %j is %j', (area, typed, expected) => {
  expect(toMobile(area, typed)).toBe(expected);
});

test('whatever is typed, the contract takes what comes out', () => {
  const typed = fc.stringMatching(/^[+ ()\d-]{0,20}$/);
  const check = (area: (typeof areas)[number], text: string) => {
    const mobile = toMobile(area, text);
    expect(mobile === undefined || mobileNumber.safeParse(mobile).success).toBe(true);
  };
  fc.assert(fc.property(fc.constantFrom(...areas), typed, check), { numRuns: 2000 });
});
