import { expect, it } from 'vitest';
import { writeCsv } from './writeCsv.ts';

const cell = (text: string) => writeCsv([[text]]).slice(1, -2);

it('marks the file as UTF-8, so that Chinese stays readable', () => {
  expect(writeCsv([['姓名', 'Name']])).toBe('\ufeff姓名,Name\r\n');
});

it.each(['012345678', '440301199001011234', '+852 6123 4567'])('keeps %s unchanged', (number) => {
  expect(cell(number)).toBe(`"=""${number}"""`);
});

it.each(['=1+1', '-2', '@SUM(A1)', '＝HYPERLINK("x")', ' +A1', '\t=1'])('does not run %j', (text) => {
  expect(cell(text).replace(/^"/, '')[0]).toBe("'");
});

it('quotes values that contain a comma, a quote or a new line', () => {
  expect([cell('a,b'), cell('say "x"'), cell('two\nlines'), cell('plain 12')]).toEqual([
    '"a,b"',
    '"say ""x"""',
    '"two\nlines"',
    'plain 12',
  ]);
});
