import fc from 'fast-check';
import { expect, test } from 'vitest';
import { protectFormulas, restoreFormulas } from './formulas.ts';

test.each([
  ['=1+1', "'=1+1"],
  ["'=1+1", "''=1+1"],
  [' ＝HYPERLINK("x")', '\' ＝HYPERLINK("x")'],
  ['a;=1|@b', "a;'=1|'@b"],
  ['\n=1', "'\n'=1"],
  ["it's 5 - 3", "it's 5 - 3"],
])('%j is protected as %j', (text, safe) => {
  expect([protectFormulas(text), restoreFormulas(safe)]).toEqual([safe, text]);
});

test('no program runs what is protected, and it comes back unchanged', () => {
  const unit = fc.constantFrom('=', '+', '-', '@', '＝', "'", ';', '|', '\t', '\r', '\n', '\0', '"', ' ', 'a');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
      const safe = protectFormulas(text);
      expect(safe.split(/[;|\t\r\n]/).filter((part) => /^[\s\0]*[=+\-@＝]/.test(part))).toEqual([]);
      expect(restoreFormulas(safe)).toBe(text);
    }),
    { numRuns: 5_000 },
  );
});
