// @vitest-environment jsdom
// Each import of the portal reads the files of each office program: what is written is read, or refused with a reason.
import { readCsv } from '@brokerdesk/plugin-sdk/sheet';
import { expect, it } from 'vitest';
import { readNumberFile } from '../../plugins/notices/src/screens/groups/members/readNumberFile.ts';
import { inAll, makeChoice, makeDocument, makePage } from '../../plugins/templates/src/model/documentFixture.ts';
import { readTexts } from '../../plugins/templates/src/screens/templateEditor/translations/exchangeTexts.ts';
import { listTexts } from '../../plugins/templates/src/screens/templateEditor/translations/mapTexts.ts';
import { en } from '../../plugins/user-control/src/screens/locales/en.ts';
import { messages as simplified } from '../../plugins/user-control/src/screens/locales/zh-Hans.ts';
import { messages as traditional } from '../../plugins/user-control/src/screens/locales/zh-Hant.ts';
import { userColumns } from '../../plugins/user-control/src/screens/userImport/UserRow.ts';
import { type OfficeProgram, officePrograms, writeAs } from './officePrograms.ts';

const columns = userColumns.map((key) => ({
  key,
  title: en.columns[key],
  otherTitles: [simplified, traditional].map((texts) => texts.columns[key]),
}));

const users = {
  TC: [
    [
      'mei.chan',
      '陳美娟',
      '操作員',
      'mei@demo-securities.example',
      '+852 0123 4567',
      '繁體中文',
      '唯讀; 圖表查閱員',
      '',
    ],
    ['jun.li', 'LI, Jun', '管理員', 'jun@demo-securities.example', '+852 0123 4568', '', '', '開戶服務組'],
    ['a.wong', '黃"阿"明', '操作員', 'a@demo-securities.example', '+852 0123 4569', '英文', '兩行\n名稱', ''],
  ],
  SC: [
    [
      'mei.chen',
      '陈美娟',
      '操作员',
      'mei@demo-securities.example',
      '+86 01234567890',
      '简体中文',
      '只读; 图表查看员',
      '',
    ],
    ['jun.li', 'LI, Jun', '管理员', 'jun@demo-securities.example', '+86 01234567891', '', '', '开户团队'],
    ['a.huang', '黄“阿”明', '操作员', 'a@demo-securities.example', '+86 01234567892', '英文', '两行\n名称', ''],
  ],
} as const;

it.each(officePrograms)('users of a file of $name are those that it has', async (program) => {
  const rows = users[program.script];
  const titles = userColumns.map((key) => (program.script === 'TC' ? traditional : simplified).columns[key]);
  const result = await readCsv(new Blob([writeAs([titles, ...rows], program)]), { columns });
  expect(result).toMatchObject({ isRead: true });
  if (!result.isRead) return;
  expect(result.table.rows.map((row) => userColumns.map((key) => row[key]))).toEqual(rows);
  expect(result.table.lines).toEqual(program.blankRows === undefined ? [2, 3, 4] : [2, 4, 5]);
});

const options = ['開戶資料, 一', '收入；來源', '問：“是”？'].map((label, at) => ({
  value: `V${at}`,
  label: inAll(label),
}));
const template = { ...makeDocument(), pages: [makePage('values', [makeChoice('value', { options })])] };

it.each(officePrograms)(
  'texts of a template in a file of $name change what they change, and no more',
  async (program) => {
    const texts = listTexts(template);
    const own = (text: string) => (canWrite(text, program) ? text : 'text');
    const rows = texts.map(({ key, text: { EN, SC, TC } }, at) => [
      key,
      'a, b; c',
      own(EN),
      own(SC),
      at === 0 ? '新\n"文字", 一' : own(TC),
    ]);
    const file = new Blob([writeAs([['id', 'place', 'EN', 'SC', 'TC'], ...rows], program)]);
    const result = await readTexts(file, { name: 'texts.csv', document: template });
    expect(result).toMatchObject({ isRead: true, result: { unknown: [], stale: [] } });
    const next = new Map(
      result.isRead ? result.result.changes.map((change) => [change.key, change.next] as const) : [],
    );
    const read = texts.map(({ key, text }) => [key, 'a, b; c', ...Object.values(next.get(key) ?? text)]);
    expect(read).toEqual(rows);
  },
);

/** Encodings of a country lack the characters of the other script. */
function canWrite(text: string, { encoding }: OfficeProgram): boolean {
  return (encoding !== 'big5' && encoding !== 'gb18030') || /^[\x20-\x7E]*$/.test(text);
}

const titles = ['Account number', '账户号码', '帳戶號碼'] as const;

it.each(officePrograms)('account numbers of a file of $name are those of their column', async (program) => {
  const table = {
    TC: [
      ['姓名', '帳戶號碼', '電話'],
      ['陳美娟', '000010017', '234567891'],
      ['LI, Jun', '10050', '987654321'],
    ],
    SC: [
      ['姓名', '账户号码', '电话'],
      ['陈美娟', '000010017', '234567891'],
      ['LI, Jun', '10050', '987654321'],
    ],
  }[program.script];
  const file = (rows: readonly (readonly string[])[]) => new Blob([writeAs(rows, program)]);
  const stored = { kind: 'texts', texts: [{ stored: '000010017' }, { stored: '000010050' }] };
  expect(await readNumberFile(file(table), { titles })).toMatchObject(stored);
  const two = table.map((cells) => cells.slice(1));
  expect(await readNumberFile(file(two), { titles })).toMatchObject(stored);
  // With a title that is not known, the user is asked, and no number is taken for an account.
  const [first = [], ...rest] = table;
  const asked = await readNumberFile(file([first.with(1, 'A/C'), ...rest]), { titles });
  expect(asked).toMatchObject({ kind: 'problem', problem: { code: 'missingColumns' } });
  const one = table.slice(1).map((cells) => cells.slice(1, 2));
  expect(await readNumberFile(file(one), { titles })).toMatchObject(stored);
});

it.each([
  ['a workbook', [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06, 0x00], { code: 'notText' }],
  ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0], { code: 'notText' }],
  ['UTF-16 without a mark', [...Buffer.from('userID,userName\nmei,美\n', 'utf16le')], { code: 'notText' }],
  ['an open quotation mark', [...Buffer.from(`${userColumns.join()}\nmei,"Mei,b\n`)], { code: 'quotes', line: 2 }],
  ['a file without titles', [...Buffer.from('mei,Mei,Operator\n')], { code: 'missingColumns' }],
  ['a repeated title', [...Buffer.from(`${userColumns.join()},Login name\na\n`)], { code: 'repeatedColumn' }],
])('%s is refused with its reason', async (_what, bytes, problem) => {
  expect(await readCsv(new Blob([Uint8Array.from(bytes)]), { columns })).toMatchObject({ isRead: false, problem });
});
