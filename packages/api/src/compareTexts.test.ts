import { expect, test } from 'vitest';
import { foldText, similarity } from './compareTexts.ts';

test.each([
  ['case', 'Chan TAI Man', 'chan tai man'],
  ['spaces and punctuation', 'Z683365(5)', 'z683 3655'],
  ['width', '陳ＡＢ１２', '陳ab12'],
  ['accents', 'José Ñíguez', 'jose niguez'],
  ['the composition of accents', 'Jose\u0301', 'José'],
])('texts that differ only in %s are folded to the same text', (_what, one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

test('folding keeps different letters, the script and line breaks', () => {
  expect(['陳', '陈', 'chen', 'cheng', 'A 1\n(2)'].map(foldText)).toEqual(['陳', '陈', 'chen', 'cheng', 'a1\n2']);
});

test('similarity is the share of unchanged characters, in either order', () => {
  expect([similarity('', ''), similarity('abc', 'abc'), similarity('abcd', 'abxd'), similarity('ab', '')]).toEqual([
    1, 1, 0.75, 0,
  ]);
  expect(similarity('kitten', 'sitting')).toBeCloseTo(1 - 3 / 7);
  expect(similarity('abc', 'cab')).toBe(similarity('cab', 'abc'));
});
