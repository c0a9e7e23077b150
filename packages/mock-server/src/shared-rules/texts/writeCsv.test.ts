import { expect, it } from 'vitest';
import { writeCsv } from './writeCsv.ts';

it('writes what spreadsheets read: marked as UTF-8, quoted where needed, and never a formula', () => {
  const rows = [
    ['姓名', 'a,b', 'say "hi"', 'two\nlines', null],
    ['=1+1', '+852 5', '-3', '@name', '\tx'],
    ['a;=1+1', 'b\n-2', 'c|d'],
  ];
  expect(writeCsv(rows)).toBe(
    `\ufeff姓名,"a,b","say ""hi""","two\nlines",\r\n'=1+1,'+852 5,'-3,'@name,"'\tx"\r\n"a;'=1+1","b\n'-2","c|d"\r\n`,
  );
});

it('writes a cell of a million line ends in one pass', () => {
  const lines = '\n'.repeat(1_000_000);
  expect(writeCsv([[`a${lines}b`]]) === `\ufeff"a${lines}b"\r\n`).toBe(true);
});
