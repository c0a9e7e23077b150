import { createContactDetail, mobileNumber } from '@brokerdesk/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaIn, phoneAreas, splitPhoneNumber, toPhoneNumber } from './phoneNumber.ts';

test.each([
  ['+852', '6123 4567', '+852 6123 4567'],
  ['+852', '+852 6123-4567', '+852 6123 4567'],
  ['+852', '６１２３４５６７', '+852 6123 4567'],
  ['+852', '6123456', undefined],
  ['+86', '138 0000 0000', '+86 138 0000 0000'],
  ['+86', '23800000000', undefined],
  ['overseas', '+65 9123 4567', '+65 91234567'],
  ['overseas', '+6591234567', '+65 91234567'],
  ['overseas', '44 (0)20 7946 0958', '+44 02079460958'],
  ['overseas', '+1 212 555 0123', '+1 2125550123'],
  ['overseas', '+853 6612 3456', '+853 66123456'],
  ['overseas', '+690 12345', '+690 12345'],
  ['overseas', '+690 1234', undefined],
  ['overseas', '+852 6123 4567', undefined],
  ['overseas', '+86 13800000000', undefined],
  ['overseas', 'call me', undefined],
  ['+852', '', undefined],
] as const)('%s with %j is %j', (area, typed, expected) => {
  expect(toPhoneNumber(area, typed)).toBe(expected);
});

test('a landline of the mainland is a telephone but not a mobile number', () => {
  const number = '021 6123 4567';
  expect([toPhoneNumber('+86', number), toPhoneNumber('+86', number, 'telephone')]).toEqual([
    undefined,
    '+86 02161234567',
  ]);
});

test('the contract accepts every number that is read, as a mobile number and as a telephone of a contact', () => {
  const telephone = createContactDetail.shapes?.body?.shape.phone;
  const typed = fc.stringMatching(/^[+ ()\d-]{0,20}$/);
  const check = (area: (typeof phoneAreas)[number], text: string) => {
    const number = toPhoneNumber(area, text);
    if (number === undefined) return;
    expect([number, mobileNumber.safeParse(number).success, telephone?.safeParse(number).success]).toEqual([
      number,
      true,
      true,
    ]);
    const { area: known, rest } = splitPhoneNumber(number);
    expect([known, toPhoneNumber(known, rest)]).toEqual([area, number]);
  };
  fc.assert(fc.property(fc.constantFrom(...phoneAreas), typed, check), { numRuns: 2000 });
});

test('the area of a pasted number is recognised', () => {
  expect(['+852 6123', '＋86 138', '+65 9', '6123'].map(areaIn)).toEqual(['+852', '+86', 'overseas', undefined]);
});
