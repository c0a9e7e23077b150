import { expect, test } from 'vitest';
import { textOrderOf } from './collation.ts';

test('numbers in texts are ordered by their value, in every language', () => {
  for (const language of ['en', 'zh-Hans', 'zh-Hant', 'en_US', 'zh_CN', 'zh_HK'] as const) {
    const order = textOrderOf(language);
    expect(['Team 10', 'team 2'].toSorted(order), language).toEqual(['team 2', 'Team 10']);
    expect(['第10組', '第9組'].toSorted(order)).toEqual(['第9組', '第10組']);
  }
});

test('Chinese texts are ordered by pinyin in Simplified and by strokes in Traditional Chinese', () => {
  const names = ['陳大文', '丁小明', '張三'];
  expect(names.toSorted(textOrderOf('zh-Hans'))).toEqual(['陳大文', '丁小明', '張三']);
  expect(names.toSorted(textOrderOf('zh-Hant'))).toEqual(['丁小明', '張三', '陳大文']);
  expect(names.toSorted(textOrderOf('zh_HK'))).toEqual(names.toSorted(textOrderOf('zh-Hant')));
});
