import { expect, it } from 'vitest';
import { findUntranslated, findUntranslatedIn } from './untranslated.ts';

it.each([
  [{ EN: 'How do I pay?', SC: '如何付款？', TC: '如何付款？' }, []],
  [{ EN: 'How do I pay?', SC: 'How do I pay?', TC: '如何付款？' }, ['SC']],
  [{ EN: 'How do I pay?', SC: ' ', TC: 'How do I pay? ' }, ['SC', 'TC']],
  [{ EN: '如何付款？', SC: '如何付款？', TC: '如何付款？' }, ['EN']],
  [{ EN: 'IPO', SC: 'IPO', TC: 'IPO' }, []],
  [{ EN: '24/7', SC: '24/7', TC: '24/7' }, []],
  [{ EN: 'What is an ETF?', SC: '什么是 ETF？', TC: '甚麼是 ETF？' }, []],
])('finds the languages in which %j is missing or a copy', (text, expected) => {
  expect(findUntranslated(text)).toEqual(expected);
});

it('joins the languages of several texts in their order', () => {
  const texts = [
    { EN: 'I agree', SC: '同意', TC: '' },
    { EN: 'I agree', SC: 'I agree', TC: '同意' },
  ];
  expect(findUntranslatedIn(texts)).toEqual(['SC', 'TC']);
});
