import { expect, it } from 'vitest';
import { normalizeAccountNumber, readNumberFile, sortNumbers } from './accountNumbers.ts';

const titles = ['Account number', '账户号码', '帳戶號碼'];
const readText = (content: string) => readNumberFile(new File([content], 'members.csv'), titles);

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

it('names duplicates within the file and of the group, and what is not a number', () => {
  const texts = ['000010017', '000010050', '10017', '', 'total', '000010099', '000010099', '1234567890'];
  expect(sortNumbers(texts, ['000010050'])).toEqual({
    total: 7,
    fresh: ['000010017', '000010099'],
    duplicates: ['000010050', '000010017', '000010099'],
    invalid: ['total', '1234567890'],
  });
});

it.each([
  ['with an English title', 'Account number,Name\n000010017,Chan\n000010050,Lee\n'],
  ['with a Chinese title', '姓名;帳戶號碼\n陳;000010017\n李;000010050\n'],
  ['protected for spreadsheets', 'Account number\n"=""000010017"""\n"=""000010050"""\n'],
  ['without titles, one in each row', '000010017\n000010050\n'],
  ['without titles, in one row', '000010017,000010050'],
])('reads a file %s', async (_what, content) => {
  const texts = (await readText(content)) ?? [];
  expect(sortNumbers(texts, []).fresh).toEqual(['000010017', '000010050']);
});

it('reads nothing from a file without numbers', async () => {
  expect(await readText('Name\nChan Tai Man\n')).toBeUndefined();
  expect(await readText('\u0089PNG\r\n\u0000\u0000')).toBeUndefined();
});
