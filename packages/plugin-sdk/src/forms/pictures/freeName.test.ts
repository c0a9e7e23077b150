import { expect, it } from 'vitest';
import { freeName } from './freeName.ts';

it.each([
  ['open_account.png', [], 'open_account.png'],
  ['open_account.png', ['Open_Account.PNG'], 'open_account_2.png'],
  ['open_account.png', ['open_account.png', 'open_account_2.png'], 'open_account_3.png'],
  ['a.b_1.png', ['a.b_1.png'], 'a.b_1_2.png'],
])('%s beside %j becomes %s', (fileName, taken, expected) => {
  expect(freeName(fileName, taken)).toBe(expected);
});
