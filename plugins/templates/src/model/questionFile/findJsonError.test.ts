import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findJsonError } from './findJsonError.ts';

it.each([
  ['', 1, 1],
  ['  \n ', 2, 2],
  ['{\n "format": brokerdesk\n}', 2, 12],
  ['{"a": 1,}', 1, 9],
  ['[1, 2', 1, 6],
  ['[1 2]', 1, 4],
  ['{"a" 1}', 1, 6],
  ['{1: 2}', 1, 2],
  ['{"a": [}', 1, 8],
  ['[1]]', 1, 4],
  ['{} {}', 1, 4],
  ['["a\nb"]', 1, 2],
  ["{'a': 1}", 1, 2],
  ['01', 1, 2],
])('finds the error in %j', (text, line, column) => {
  expect(findJsonError(text)).toEqual({ line, column });
});

it('finds none in valid JSON', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(findJsonError(text)).toBeUndefined();
      expect(findJsonError(JSON.stringify(JSON.parse(text), null, 2))).toBeUndefined();
    }),
  );
});

it('finds one wherever a parser does', () => {
  const text = fc.tuple(fc.json(), fc.nat(), fc.constantFrom('', '"', '{', ']', ',', ':', 'x', '\n', '\\'));
  fc.assert(
    fc.property(text, ([json, at, inserted]) => {
      const position = at % (json.length + 1);
      const changed = json.slice(0, position) + inserted + json.slice(position + 1);
      expect(findJsonError(changed) === undefined).toBe(isJson(changed));
    }),
    { numRuns: 500 },
  );
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
