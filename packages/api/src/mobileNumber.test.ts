import { expect, test } from 'vitest';
import { mobileNumber } from './mobileNumber.ts';

test.each([
  '+85251234567',
  '+852 5123 4567',
  '+8613812345678',
  '+86 138-1234-5678',
  '+1 212 555 0100',
  '+44 7911 123456',
  '+853 6612 3456',
  '+81234567',
])('%s is a mobile number', (number) => {
  expect(mobileNumber.safeParse(number).success).toBe(true);
});

test.each([
  ['a digit too few for Hong Kong', '+8525123456'],
  ['a digit too many for Hong Kong', '+852512345678'],
  ['a digit too few for the mainland', '+86 138 1234 567'],
  ['a digit too many for the mainland', '+86138123456789'],
  ['no mobile number of the mainland', '+8623812345678'],
  ['two spaces', '+86 138  1234 5678'],
  ['too few digits', '+1234'],
  ['too many digits', '+44 123456789012345678'],
  ['no area code', '13812345678'],
])('a number with %s is none', (_reason, number) => {
  expect(mobileNumber.safeParse(number).success).toBe(false);
});
