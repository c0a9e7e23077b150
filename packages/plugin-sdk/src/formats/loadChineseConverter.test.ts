import { expect, test } from 'vitest';
import { isConvertible, loadChineseConverter } from './loadChineseConverter.ts';

test('Simplified becomes Traditional as the portal writes it, by words', async () => {
  const { text } = await loadChineseConverter('TC');
  expect(text('头发和发展，里面的账户。')).toBe('頭髮和發展，裏面的帳戶。');
  expect(text('启用户口，说明温度、税率、床、兑换、公布、发布、卫生、线、阅读、复核、群、台')).toBe(
    '啟用戶口，說明溫度、稅率、床、兌換、公布、發佈、衛生、線、閱讀、覆核、群、台',
  );
});

test('Traditional of Hong Kong becomes Simplified', async () => {
  const { text } = await loadChineseConverter('SC');
  expect(text('開戶後請核對賬戶資料，裏面有著作。')).toBe('开户后请核对账户资料，里面有著作。');
  expect(text('帳戶覆核，看著，沿著，顯著，著名，蚊帳')).toBe('账户复核，看着，沿着，显著，著名，蚊帐');
});

test.each([
  [
    'TC',
    '于小红 余美玲 范志明 游子 郁文 涂明 党生 朴英 占明 丁后 岳飞 张三',
    '于小紅 余美玲 范志明 游子 郁文 涂明 党生 朴英 占明 丁后 岳飛 張三',
  ],
  ['SC', '王乾 于小紅 張三', '王乾 于小红 张三'],
] as const)('names of persons keep their surnames in %s', async (to, from, expected) => {
  const { personName } = await loadChineseConverter(to);
  expect(from.split(' ').map(personName).join(' ')).toBe(expected);
});

test('a name that is longer than that of a person is converted as a text', async () => {
  const { personName } = await loadChineseConverter('TC');
  expect([personName('余额查询'), personName('Yu 余额')]).toEqual(['餘額查詢', 'Yu 餘額']);
});

test('only the two Chinese scripts can be converted', () => {
  const keys = ['EN', 'SC', 'TC'] as const;
  expect(keys.flatMap((from) => keys.filter((to) => isConvertible(from, to)).map((to) => `${from}→${to}`))).toEqual([
    'SC→TC',
    'TC→SC',
  ]);
});
