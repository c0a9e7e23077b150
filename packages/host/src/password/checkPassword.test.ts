import { expect, test } from 'vitest';
import { checkPassword } from './checkPassword.ts';

const policy = { minLength: 8, maxLength: 20, uppercase: true, lowercase: true, digit: true };
const all = ['length', 'uppercase', 'lowercase', 'digit', 'symbols', 'matches'];

function unmet(
  password: string,
  { confirmation = password, original }: { confirmation?: string; original?: string } = {},
) {
  const checks = checkPassword({ policy, password, confirmation, original });
  return checks.filter(({ isMet }) => !isMet).map(({ rule }) => rule);
}

test.each([
  ['', all],
  ['Abcdef1', ['length']],
  ['Abcdefg1', []],
  ['Abcdefg1Abcdefg1Abcd', []],
  ['Abcdefg1Abcdefg1Abcde', ['length']],
  ['abcdefg1', ['uppercase']],
  ['ABCDEFG1', ['lowercase']],
  ['Abcdefgh', ['digit']],
  ['Abcdef-1!', []],
  ['Abcdefg 1', ['symbols']],
  ['Abcdefg１', ['digit', 'symbols']],
  ['密码Abcdef1', ['symbols']],
])('%j breaks %j', (password, rules) => {
  expect(unmet(password)).toEqual(rules);
});

test('both entries have to be the same, and other than the original where that is known', () => {
  expect(unmet('Abcdefg1', { confirmation: 'Abcdefg2' })).toEqual(['matches']);
  expect(unmet('Abcdefg1', { original: 'Abcdefg1' })).toEqual(['differs']);
  expect(unmet('Abcdefg1', { original: '' })).toEqual([]);
});

test('rules that a broker does not require are not listed', () => {
  const lax = { ...policy, minLength: 4, uppercase: false, lowercase: false, digit: false };
  expect(checkPassword({ policy: lax, password: 'abcd', confirmation: 'abcd' })).toEqual([
    { rule: 'length', isMet: true },
    { rule: 'symbols', isMet: true },
    { rule: 'matches', isMet: true },
  ]);
});
