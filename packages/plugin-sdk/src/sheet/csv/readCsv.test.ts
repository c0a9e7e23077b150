import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCsv } from '../../export/writeCsv.ts';
import { type CsvEncoding } from '../../csv/decodeText.ts';
import type { CsvColumn } from '../../csv/csvColumns.ts';
import { readCsv } from './readCsv.ts';

const columns: readonly CsvColumn<'userID' | 'name' | 'phone'>[] = [
  { key: 'userID', title: 'User ID', otherTitles: ['用戶編號', '用户编号'] },
  { key: 'name', title: 'Name', otherTitles: ['姓名'] },
  { key: 'phone', title: 'Phone', isOptional: true },
];

const read = (content: string | Uint8Array<ArrayBuffer>, options: { encoding?: CsvEncoding; maxRows?: number } = {}) =>
  readCsv(new Blob([content]), { columns, ...options });

async function rowsOf(content: string | Uint8Array<ArrayBuffer>) {
  const result = await read(content);
  return result.isRead ? result.table.rows : result.problem;
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');

describe('the file', () => {
  it.each([',', ';', '\t', '|'])('may separate its cells by %j, in any order of columns', async (separator) => {
    const file = [['Name', 'User ID'].join(separator), ['Mei', 'mei.chan'].join(separator)].join('\r\n');
    expect(await rowsOf(file)).toEqual([{ name: 'Mei', userID: 'mei.chan', phone: '' }]);
  });

  it('may have the titles of another language, in any case, and more columns', async () => {
    const result = await read('USERID,姓名,Remark,\nmei,陳美,x,\n');
    expect(result).toEqual({
      isRead: true,
      table: {
        rows: [{ userID: 'mei', name: '陳美', phone: '' }],
        lines: [2],
        ignoredTitles: ['Remark'],
        encoding: 'utf-8',
      },
    });
  });

  it('may have blank lines, which count', async () => {
    const result = await read('User ID,Name\n\na,A\n,\nb,"two\nlines"\n\n');
    expect(result.isRead && [result.table.lines, result.table.rows.map(({ name }) => name)]).toEqual([
      [3, 5],
      ['A', 'two\nlines'],
    ]);
  });
});

describe('texts', () => {
  it('keep leading zeros, long numbers and spaces', async () => {
    const rows = await rowsOf('User ID,Name,Phone\n007,1e5,440301199001011234\n');
    expect(rows).toEqual([{ userID: '007', name: '1e5', phone: '440301199001011234' }]);
  });

  it('lose what a spreadsheet needs to keep a number', async () => {
    expect(await rowsOf('User ID,Name\n"=""007""",A\n')).toEqual([{ userID: '007', name: 'A', phone: '' }]);
  });

  it.each([' 7 ', '12:30 ', '=1+1', '1-3', "'tis "])('keep %j where every cell is a text', async (name) => {
    const file = writeCsv(
      [
        ['User ID', 'Name'],
        ['a', name],
      ],
      { isText: true },
    );
    expect(await rowsOf(file)).toEqual([{ userID: 'a', name, phone: '' }]);
  });

  it('may be formulas, which are never run', async () => {
    expect(await rowsOf('User ID,Name\na,=HYPERLINK(1)\n')).toEqual([
      { userID: 'a', name: '=HYPERLINK(1)', phone: '' },
    ]);
  });

  it.each([false, true])('are those that were exported, with every cell as a text: %j', async (isText) => {
    const unit = fc.constantFrom('a', '中', '0', '1', '=', '+', '-', '"', "'", ',', ';', '\n', ' ', '@');
    const text = fc.string({ unit, minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text, text), { minLength: 1, maxLength: 5 }), async (table) => {
        const rows = table.map(([userID, name, phone]) => ({ userID: `u${userID}`, name, phone }));
        const cells = rows.map(({ userID, name, phone }) => [userID, name, phone]);
        const file = writeCsv([['User ID', 'Name', 'Phone'], ...cells], { isText });
        expect(await rowsOf(file)).toEqual(rows);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the encoding', () => {
  const header = `${ascii('User ID,Name')}0a`;
  it.each<[CsvEncoding, string, string]>([
    // 陳大文有限公司, as Excel in Hong Kong saves it.
    ['big5', `${header}${ascii('a,')}b3afa46aa4e5a6b3adada4bda571`, '陳大文有限公司'],
    // 陈大文有限公司, as Excel on the mainland saves it.
    ['gb18030', `${header}${ascii('a,')}b3c2b4f3cec4d3d0cfdeb9abcbbe`, '陈大文有限公司'],
  ])('%s is found by the bytes', async (encoding, hex, name) => {
    const result = await read(bytesOf(hex));
    expect(result.isRead && [result.table.encoding, result.table.rows[0]?.name]).toEqual([encoding, name]);
  });

  it('is UTF-8 with its mark, or UTF-16 with one', async () => {
    const text = 'User ID,Name\na,陳\n';
    const utf16 = new Uint8Array(2 + text.length * 2);
    new DataView(utf16.buffer).setUint16(0, 0xfeff, true);
    for (const [at, letter] of [...text].entries()) {
      new DataView(utf16.buffer).setUint16(2 + at * 2, letter.charCodeAt(0), true);
    }
    expect([await rowsOf(`\ufeff${text}`), await rowsOf(utf16)]).toEqual(
      Array(2).fill([{ userID: 'a', name: '陳', phone: '' }]),
    );
  });

  it('can be chosen by the user', async () => {
    const bytes = bytesOf(`${header}${ascii('a,')}b3c2`);
    const result = await read(bytes, { encoding: 'big5' });
    expect(result.isRead && result.table.rows[0]?.name).toBe('麻');
    expect(await read(bytes, { encoding: 'utf-8' })).toEqual({
      isRead: false,
      problem: { code: 'encoding', encoding: 'utf-8' },
    });
  });
});

describe('the separator', () => {
  it.each([
    ['two columns and a line break at the end', 'User ID;Name\na;A\n'],
    ['several blank lines at the end', 'User ID;Name;Remark\na;A;1\n\n\n\n'],
    ['line ends of an old Macintosh', 'User ID;Name\ra;A\r'],
    ['commas in the texts', 'User ID;Name;Remark\na;A;x, y, z\n'],
    ['a hint', 'sep=;\nUser ID;Name\na;A\n'],
    ['a hint that was quoted', '"sep=,"\r\nUser ID,Name\r\na,A\r\n'],
    ['lines above the titles', 'Users of 2026;;\n\nUser ID;Name;Remark\na;A;1\n'],
  ])('is found with %s', async (_what, content) => {
    expect(await rowsOf(content)).toEqual([{ userID: 'a', name: 'A', phone: '' }]);
  });

  it('of a hint is not counted, because a spreadsheet does not show its line', async () => {
    const result = await read('sep=;\nUser ID;Name\n\na;A\n');
    expect(result.isRead && result.table.lines).toEqual([3]);
  });
});

it('a column whose title is not known is the one that the user has chosen', async () => {
  const result = await readCsv(new Blob(['User ID,Given,Family\na,Mei,Chan\n']), { columns, chosen: { name: 2 } });
  expect(result).toMatchObject({
    isRead: true,
    table: { rows: [{ userID: 'a', name: 'Chan', phone: '' }], ignoredTitles: ['Given'] },
  });
});

it('a file of more than 5 MB is refused before it is read', async () => {
  const file = new Blob(['x'.repeat(5_000_001)]);
  file.arrayBuffer = () => Promise.reject(new Error('The file was read.'));
  expect(await readCsv(file, { columns })).toEqual({
    isRead: false,
    problem: { code: 'tooLarge', bytes: 5_000_001, max: 5_000_000 },
  });
});

describe('a file that cannot be imported', () => {
  it.each([
    ['', { code: 'empty' }],
    ['User ID,Name\n', { code: 'empty' }],
    [
      'User ID,Given\na,1\n',
      {
        code: 'missingColumns',
        columns: [{ key: 'name', title: 'Name' }],
        fileColumns: [{ at: 1, title: 'Given' }],
        encoding: 'utf-8',
      },
    ],
    [
      'User ID\na\n',
      { code: 'missingColumns', columns: [{ key: 'name', title: 'Name' }], fileColumns: [], encoding: 'utf-8' },
    ],
    ['User ID,Name,姓名\na,A,B\n', { code: 'repeatedColumn', title: 'Name' }],
    ['User ID,Name\na,"A\n', { code: 'quotes', line: 2 }],
  ])('%j: %j', async (content, problem) => {
    expect(await read(content)).toEqual({ isRead: false, problem });
  });

  it('is a workbook or a picture', async () => {
    const workbook = bytesOf('504b030414000600080000002100');
    expect(await read(workbook)).toEqual({ isRead: false, problem: { code: 'notText' } });
  });

  it('has too many rows', async () => {
    const file = `User ID,Name\n${'a,A\n'.repeat(4)}`;
    expect(await read(file, { maxRows: 3 })).toEqual({
      isRead: false,
      problem: { code: 'tooManyRows', count: 4, max: 3 },
    });
  });
});
