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

// With a search for each separator, these would take minutes.
test.each([
  ['line ends', '\n'.repeat(1_000_000), `'${'\n'.repeat(1_000_000)}`],
  ['line ends before a formula', `a${'\n'.repeat(1_000_000)}=1`, `a${"\n'".repeat(1_000_000)}=1`],
  ['semicolons and spaces', `a${'; '.repeat(500_000)}b`, `a${'; '.repeat(500_000)}b`],
])('a cell of a million %s is protected and comes back', (_what, text, expected) => {
  const safe = protectFormulas(text);
  expect(safe === expected).toBe(true);
  expect(restoreFormulas(safe) === text).toBe(true);
});
