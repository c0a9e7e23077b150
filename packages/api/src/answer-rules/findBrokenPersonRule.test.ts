import { expect, it } from 'vitest';
import { findBrokenPersonRule, storedAnswerOf } from './findBrokenPersonRule.ts';

const now = Date.parse('2026-11-28T00:00:00Z');

it.each([
  ['HKID', 'A123456(3)', 'A123456(3)'],
  ['HKID', 'a123456(3)', 'A123456(3)'],
  ['HKID', 'A123456（3）', 'A123456(3)'],
  ['HKID', 'Ａ１２３４５６ (3)', 'A123456(3)'],
  ['HKID', 'A1234563', 'A123456(3)'],
  ['MAINLAND_ID', '11010519491231002x', '11010519491231002X'],
  ['MAINLAND_ID', '１１０１０５１９４９１２３１００２Ｘ', '11010519491231002X'],
  ['PASSPORT', 'e12345678', 'E12345678'],
])('the number of a document (%s) is valid as %s, and stored as %s', (idType, idCardNumber, stored) => {
  const answers = { idType, idCardNumber };
  expect(findBrokenPersonRule('idCardNumber', answers, now)).toBeUndefined();
  expect(storedAnswerOf('idCardNumber', answers)).toBe(stored);
});

it.each([
  ['HKID', 'A123456(4)'],
  ['HKID', 'a1234564'],
  ['MAINLAND_ID', '110105194912310021'],
  ['PASSPORT', 'E1234-5678'],
])('the number of a document (%s) is not valid as %s', (idType, idCardNumber) => {
  expect(findBrokenPersonRule('idCardNumber', { idType, idCardNumber }, now)).toBe('identity-number');
});

it('other answers are stored as they were entered', () => {
  expect(storedAnswerOf('firstName', { firstName: 'tai man' })).toBe('tai man');
  expect(storedAnswerOf('markets', { markets: ['HK'] })).toEqual(['HK']);
  expect(storedAnswerOf('email', {})).toBeNull();
});
