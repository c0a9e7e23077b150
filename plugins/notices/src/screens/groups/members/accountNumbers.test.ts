import { expect, it } from 'vitest';
import { normalizeAccountNumber } from './accountNumbers.ts';

it.each([
  ['123456789', '123456789'],
  ['１２３４５６７８９', '123456789'],
  [' 10017 ', '000010017'],
  ['1234567890', '1234567890'],
  ['12', '12'],
  ['A2345678', 'A2345678'],
])('stores %j as %j', (typed, stored) => {
  expect(normalizeAccountNumber(typed)).toBe(stored);
});
