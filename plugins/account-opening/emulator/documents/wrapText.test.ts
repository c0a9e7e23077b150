import { expect, it } from 'vitest';
import { wrapText } from './wrapText.ts';

const measure = (text: string) => text.length;

it('breaks between words, between Chinese characters, and inside a word only where it must', () => {
  expect(wrapText('the quick brown fox', 10, measure)).toEqual(['the quick', 'brown fox']);
  expect(wrapText('開戶表格由客戶簽署，並由公司核對。', 9, measure)).toEqual([
    '開戶表格由客戶簽',
    '署，並由公司核對。',
  ]);
  expect(wrapText('abcdefghijkl mn', 5, measure)).toEqual(['abcde', 'fghij', 'kl mn']);
  expect(wrapText('one\ntwo', 10, measure)).toEqual(['one', 'two']);
  expect(wrapText('', 10, measure)).toEqual(['']);
});
