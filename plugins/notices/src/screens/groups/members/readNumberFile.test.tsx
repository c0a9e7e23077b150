import { expect, it } from 'vitest';
import { type NumberFileOptions, readNumberFile, sortNumbers } from './readNumberFile.ts';

const titles = ['Account number', '账户号码', '帳戶號碼'] as const;
const read = (content: string, options: Omit<NumberFileOptions, 'titles'> = {}) =>
  readNumberFile(new Blob([content]), { titles, ...options });

async function sorted(content: string, options?: Omit<NumberFileOptions, 'titles'>) {
  const file = await read(content, options);
  if (file.kind !== 'texts') throw new Error(JSON.stringify(file));
  return sortNumbers(file.texts, ['000010050']);
}

it('names duplicates within the file and of the group, what is not a number, and where zeros were added', async () => {
  const rows = ['000010017', '000010050', '10017', '', 'total', '10099', '000010099', '1234567890'];
  expect(await sorted(`Account number\n${rows.join('\n')}\n`)).toEqual({
    total: 7,
    fresh: ['000010017', '000010099'],
    padded: [{ written: '10099', stored: '000010099' }],
    duplicates: ['000010050', '000010017', '000010099'],
    invalid: ['total', '1234567890'],
  });
});

it.each([
  ['with an English title', 'Account number,Name\n000010017,Chan\n000010051,Lee\n'],
  ['with a Chinese title', '姓名;帳戶號碼\n陳;000010017\n李;000010051\n'],
  ['with two columns of nine digits', 'Account number;Phone\n000010017;234567891\n000010051;987654321\n'],
  ['protected for spreadsheets', 'Account number\n"=""000010017"""\n"=""000010051"""\n'],
  ['without titles, one in each row', '000010017\n000010051\n'],
  ['without titles, in one row', '000010017,000010051'],
  ['without titles, in one row between blanks', '000010017 000010051\n'],
  ['without titles, with a comma in each row', '000010017,\n000010051,\n'],
  ['of a report with its name above the titles', 'Clients\n\nAccount number,Name\n000010017,Chan\n000010051,Lee\n'],
])('reads a file %s', async (_what, content) => {
  expect((await sorted(content)).fresh).toEqual(['000010017', '000010051']);
});

it('asks which of several columns has the account numbers, and takes no number of another', async () => {
  const content = 'A/C no.,Client,Shares\n10020,CHAN Tai Man,15060\n10021,LEE Mei,000010022\n';
  const asked = await read(content);
  const fileColumns = [
    { at: 0, title: 'A/C no.' },
    { at: 1, title: 'Client' },
    { at: 2, title: 'Shares' },
  ];
  expect(asked).toMatchObject({ kind: 'problem', problem: { code: 'missingColumns', fileColumns } });
  expect(await sorted(content, { column: fileColumns[0]! })).toMatchObject({
    fresh: ['000010020', '000010021'],
    padded: [{ written: '10020' }, { written: '10021' }],
    invalid: [],
  });
});

it('asks as well without titles, and takes the number of the first row', async () => {
  const content = '000010020,CHAN Tai Man\n000010021,LEE Mei\n';
  expect(await read(content)).toMatchObject({ kind: 'problem', problem: { code: 'missingColumns' } });
  expect((await sorted(content, { column: { at: 0, title: '000010020' } })).fresh).toEqual(['000010020', '000010021']);
});

it('adds no zeros to the numbers of a list, and tears no text at its blanks', async () => {
  expect(await sorted('000010017, 1001, 91234567')).toMatchObject({
    fresh: ['000010017'],
    padded: [],
    invalid: ['1001', '91234567'],
  });
  expect(await sorted('Client list of 2026\n000010017\n9123 4567\n')).toMatchObject({
    fresh: ['000010017'],
    invalid: ['Client list of 2026', '9123 4567'],
  });
});

it('reads 12,000 numbers, so that their count can be said', async () => {
  const rows = Array.from({ length: 12_000 }, (_, index) => String(200_000_000 + index));
  expect((await sorted(`Account number\n${rows.join('\n')}`)).fresh).toHaveLength(12_000);
});

it.each([
  ['Client,A/C no.\nChan,000010017\n', { code: 'missingColumns' }],
  ['Account number,Name\n"000010017,Chan\n', { code: 'quotes', line: 2 }],
  ['Account number,帳戶號碼\n000010017,000010018\n', { code: 'repeatedColumn', title: 'Account number' }],
  ['\u0089PNG\r\n\u0000\u0000', { code: 'notText' }],
])('says what is wrong with %j', async (content, problem) => {
  expect(await read(content)).toMatchObject({ kind: 'problem', problem });
});

it.each(['Name\nChan Tai Man\n', 'Account number\n', 'Account number\nten\n', ''])(
  'finds no number in %j',
  async (content) => {
    expect(await read(content)).toEqual({ kind: 'none' });
  },
);
