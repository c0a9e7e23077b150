import { expect, test } from 'vitest';
import { foldText } from './foldText.ts';

test.each([
  ['case', 'Chan TAI Man', 'chan tai man'],
  ['spaces and signs', 'Z683365(5)', 'z683 3655'],
  ['width', '陳ＡＢ１２', '陳ab12'],
  ['accents', 'José Ñíguez', 'jose niguez'],
  ['accents that are written apart', 'Jose\u0301', 'José'],
  ['script', '陳國衞葉蘇', '陈国卫叶苏'],
  ['forms of Hong Kong and Taiwan', '裏羣衞', '裡群衛'],
])('texts that differ in %s only are folded alike', (_what, one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

test('texts that differ for readers stay different', () => {
  const names = ['陈国卫', '陈国位', '程国卫', 'chen', 'cheng'];
  expect(new Set(names.map(foldText)).size).toBe(names.length);
});

test('line breaks are preserved', () => {
  expect(foldText('A 1\n陳\n(2)')).toBe('a1\n陈\n2');
});
