import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeCsv } from './writeCsv.ts';

const cell = (text: string) => writeCsv([[text]]).slice(1, -2);

it('marks the file as UTF-8, so that Chinese stays readable', () => {
  expect(writeCsv([['姓名', 'Name']])).toBe('\ufeff姓名,Name\r\n');
});

it.each(['012345678', '440301199001011234', '+852 6123 4567'])('keeps %s unchanged', (number) => {
  expect(cell(number)).toBe(`"=""${number}"""`);
});

it.each(
  '7 10.0 .5 1E5 1,000 50% (5) 1-3 1/2 2026-11-04 9:00 TRUE false $5 HK$1,000 1月2日 上午9:00'
    .split(' ')
    .concat('1 1/2', '3 Jan', 'Jan 2026', '9 AM', '-2'),
)('keeps %j as it is where every cell is a text', (text) => {
  expect(writeCsv([[text]], { isText: true }).slice(1, -2)).toBe(`"=""${text}"""`);
});

it.each([' 7 ', '12:30 ', '007 ', ' -2'])(
  'marks %j there, because a workbook trims the result of a formula',
  (text) => {
    expect(writeCsv([[text]], { isText: true }).slice(1, -2)).toBe(`'${text}`);
  },
);

it.each(['plain 12', '3 years', 'Question 1', 'May', 'a1', 'I agree (1).', '1\n2'])(
  'writes %j as any other text there',
  (text) => {
    expect(writeCsv([[text]], { isText: true })).toBe(writeCsv([[text]]));
  },
);

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

it('neutralises a formula behind a separator of another country', () => {
  expect(cell('a;=HYPERLINK("x")')).toBe(`"a;'=HYPERLINK(""x"")"`);
  expect(cell('a\t-1')).toBe(`"a\t'-1"`);
  expect(cell('a\n=1+1')).toBe(`"a\n'=1+1"`);
});

it.each([',', ';', '\t', '|'])('hides every formula from a spreadsheet that separates cells by %j', (separator) => {
  const text = fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '＝', ';', ',', '|', '\t', '\n', '"', ' ', 'a') });
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (rows) => {
      const cells = readAsSpreadsheet(writeCsv(rows).slice(1), separator);
      expect(cells.filter((content) => /^\s*[=+\-@＝]/.test(content))).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

/** Quotation marks count at the start of a cell only, as in Excel. */
function readAsSpreadsheet(csv: string, separator: string): readonly string[] {
  const cells: string[] = [];
  let at = 0;
  while (at < csv.length) {
    const quoted = csv[at] === '"' ? /^"((?:[^"]|"")*)"?/.exec(csv.slice(at)) : null;
    at += quoted?.[0].length ?? 0;
    const start = at;
    while (at < csv.length && csv[at] !== separator && csv[at] !== '\n' && csv[at] !== '\r') at += 1;
    cells.push((quoted?.[1] ?? '').replaceAll('""', '"') + csv.slice(start, at));
    at += 1;
  }
  return cells;
}
