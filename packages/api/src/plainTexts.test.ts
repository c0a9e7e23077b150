import { expect, test } from 'vitest';
import { localLine, plainLine, plainText } from './plainTexts.ts';

test.each(['', 'Fees & charges', '收費 – 2026', 'e\u0301', '👨‍👩‍👧', '<b>not markup</b>'])(
  '%j is accepted as a line',
  (text) => {
    expect(plainLine(100).parse(text)).toBe(text);
  },
);

test.each([
  ['a line break', 'one\ntwo'],
  ['a null', 'one\u0000'],
  ['an escape', '\u001b[31mred'],
  ['a direction override', 'invoice\u202Efdp.exe'],
  ['a direction isolate', 'a\u2066b'],
  ['a line separator', 'one\u2028two'],
  ['half of a character', 'one\ud83d'],
  ['more than it may hold', 'x'.repeat(101)],
])('%s is rejected in a line', (_what, text) => {
  expect(plainLine(100).safeParse(text).success).toBe(false);
});

test.each(['\u200b', '\u200b\u3164', '\u00ad\u2060', '\ufeff', '\u2800', '\ufe0f', ' \u200d\t'])(
  '%j is empty, because nothing of it is seen in a list',
  (text) => {
    expect(plainLine(100).min(1).safeParse(text).error?.issues[0]).toMatchObject({ code: 'too_small', minimum: 1 });
    expect(plainText(100).parse(text)).toBe('');
  },
);

test('a text may contain line breaks and tabs, but nothing else that a line rejects', () => {
  expect(plainText(100).parse('  one\n\n\ttwo  ')).toBe('one\n\n\ttwo');
  for (const text of ['one\rtwo', 'one\u0007', 'one\u202Etwo', 'one\u0085two'])
    expect(plainText(100).safeParse(text).success, JSON.stringify(text)).toBe(false);
});

test('a long text is checked in linear time: in quadratic time, this one would take minutes', () => {
  expect(plainText(2_000_000).safeParse(`${'a\n'.repeat(990_000)}\u0007`).success).toBe(false);
});

test('a text in three languages requires all of them', () => {
  const paths = localLine(10)
    .safeParse({ EN: 'Fees', SC: ' ' })
    .error?.issues.map(({ path }) => path.join('.'));
  expect(paths).toEqual(['SC', 'TC']);
});
