import { expect, it } from 'vitest';
import { answerRuleTextIn } from './clientTexts.ts';

it('a message about characters that cannot be printed names them, in the language of the client', () => {
  const broken = { rule: 'unprintable', value: '陳😀 ไ😀' } as const;
  expect(answerRuleTextIn('en', broken)).toBe('These characters cannot be printed: 😀 ไ');
  expect(answerRuleTextIn('zh-Hans', broken)).toBe('以下字符无法打印：😀 ไ');
  expect(answerRuleTextIn('zh-Hant', broken)).toBe('以下字元無法列印：😀 ไ');
  expect(answerRuleTextIn('en', { rule: 'email', value: 'x' })).toBe('This is not a valid email address.');
});
