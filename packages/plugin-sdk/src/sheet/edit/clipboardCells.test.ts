import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCells, writeCells } from './clipboardCells.ts';

test('reads what a spreadsheet copies, with its last line break', () => {
  expect(readCells('a\tb\r\n"two\nlines"\t"say ""x"""\r\n')).toEqual([
    ['a', 'b'],
    ['two\nlines', 'say "x"'],
  ]);
});

test('keeps quotation marks that are part of a text', () => {
  expect(readCells('"Fees" from December\tb')).toEqual([['"Fees" from December', 'b']]);
  expect(readCells('5" screen')).toEqual([['5" screen']]);
});

test('keeps leading zeros, spaces and empty cells', () => {
  expect(readCells('007\t\t x ')).toEqual([['007', '', ' x ']]);
});

test('does not let another program run what is copied', () => {
  expect(writeCells([['=1+1', 'a;@x', "'=1"]])).toBe("'=1+1\ta;'@x\t''=1");
});

test('what is copied is pasted unchanged', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '中', '"', '\t', '\n', ' ', ',', '0', '=', "'"), maxLength: 6 });
  const cells = fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
    .chain(([rows, columns]) =>
      fc.array(fc.array(text, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
    )
    // An empty last row is not distinguishable from the line break at the end.
    .filter((table) => table.at(-1)?.join('') !== '');
  fc.assert(
    fc.property(cells, (table) => {
      expect(readCells(writeCells(table))).toEqual(table);
    }),
    { numRuns: 2_000 },
  );
});
