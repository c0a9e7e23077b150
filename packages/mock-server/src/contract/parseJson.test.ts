import { expect, test } from 'vitest';
import { parseJson } from './parseJson.ts';

const parse = (text: string) => parseJson(Buffer.from(text));
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test.each(['null', '0', '"é"', '{"a":[1,{"b":"\\"[{"}]}', ' [1] '])('%s is read as it stands', (text) => {
  expect(parse(text)).toEqual(JSON.parse(text));
});

test.each(['', '{"a":', '[1]]', 'undefined'])('“%s” is not valid JSON', (text) => {
  expect(parse(text)).toBeUndefined();
});

test('bytes that are not text are not valid JSON', () => {
  expect(parseJson(Uint8Array.of(0x22, 0xff, 0x22))).toBeUndefined();
});

test('sixty-four levels are read, one more is not, and many do not overflow anything', () => {
  expect(parse(nested(64))).toEqual(JSON.parse(nested(64)));
  // The largest JSON body has 4 MB.
  for (const depth of [65, 20_000, 2_000_000]) expect(parse(nested(depth))).toBeUndefined();
  expect(parse(`${'{"a":'.repeat(65)}1${'}'.repeat(65)}`)).toBeUndefined();
});

test('levels are counted by what is open, and not inside a text', () => {
  const wide = `[${Array(100).fill('[[]]').join(',')}]`;
  expect(parse(wide)).toEqual(JSON.parse(wide));
  const text = JSON.stringify({ text: `${'[{'.repeat(100)}"\\` });
  expect(parse(text)).toEqual(JSON.parse(text));
});
