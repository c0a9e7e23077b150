import { expect, test } from 'vitest';
import { isConvertible, loadChineseConverter } from './loadChineseConverter.ts';

test('Simplified becomes Traditional as written in Hong Kong, by words', async () => {
  const convert = await loadChineseConverter('TC');
  expect(convert('头发和发展，里面的账户。')).toBe('頭髮和發展，裏面的賬户。');
});

test('Traditional of Hong Kong becomes Simplified', async () => {
  const convert = await loadChineseConverter('SC');
  expect(convert('開戶後請核對賬戶資料，裏面有著作。')).toBe('开户后请核对账户资料，里面有著作。');
});

test('only the two Chinese scripts can be converted', () => {
  const keys = ['EN', 'SC', 'TC'] as const;
  expect(keys.flatMap((from) => keys.filter((to) => isConvertible(from, to)).map((to) => `${from}→${to}`))).toEqual([
    'SC→TC',
    'TC→SC',
  ]);
});
