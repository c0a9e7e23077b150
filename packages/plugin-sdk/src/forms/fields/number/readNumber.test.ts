import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addStep, decimalsOf, readNumber } from './readNumber.ts';

test.each([
  ['', null],
  ['　 ', null],
  ['12', 12],
  ['１２．５', 12.5],
  ['１２。５', 12.5],
  ['1,234', 1234],
  ['１，２３４，５６７．８９', 1234567.89],
  ['1 234 567', 1234567],
  ['−5', -5],
  ['.5', 0.5],
  ['5.', 5],
  ['HK$1,234', 'HK$1,234'],
  ['12,5', '12,5'],
  ['1,2345', '1,2345'],
  ['1.234,5', '1.234,5'],
  ['1e5', '1e5'],
  ['abc', 'abc'],
  ['12345678901234567', '12345678901234567'],
])('%j is read as %j', (typed, expected) => {
  expect(readNumber(typed)).toBe(expected);
});

test('a number is read back from each spelling of it', () => {
  const numbers = fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(numbers, (value) => {
      const spelling = value.toLocaleString('en-GB', { maximumFractionDigits: 2 });
      const fullWidth = spelling.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
      expect([spelling, fullWidth].map((typed) => readNumber(typed))).toEqual([value, value].map((one) => one + 0));
    }),
  );
});

test('a step has no errors of binary fractions', () => {
  expect([addStep(0.1, 0.2), addStep(1.15, -0.05), addStep(1, 10)]).toEqual([0.3, 1.1, 11]);
  expect([decimalsOf(12.25), decimalsOf(3), decimalsOf(1e-7)]).toEqual([2, 0, 7]);
});
