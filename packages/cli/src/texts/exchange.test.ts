// Texts go to translators and come back: what is exported is imported again, completely or not at all.
import { afterAll, expect, it } from 'vitest';
import { removeTestFolders } from '../testing/makeTestFolder.ts';
import { readCsv, writeCsv } from './csvFile.ts';
import { findAllProblems } from './findTextProblems.ts';
import { writeLocaleFixture } from './localeFixture.ts';
import { planImport } from './planImport.ts';
import { readLocale } from './readLocale.ts';
import { readTextFolders, toTexts } from './readTextFolders.ts';
import type { TranslationFile, TranslationRow } from './TranslationFile.ts';

afterAll(removeTestFolders);

const translated: Readonly<Record<string, string>> = {
  'menu.notes': '備註',
  'menu.detail': '客戶的備註',
  'list.title': '{{name}}的備註',
  'list.count_one': '一則備註',
  'list.count_other': '{{count}} 則備註',
  'list.empty': '沒有備註，\n請稍後再試',
  'help.more.title': '關於「備註」 & < > " \'',
};

async function exportFixture(translate = (key: string, old: string) => translated[key] ?? old) {
  const [folder] = await readTextFolders(await writeLocaleFixture());
  if (folder === undefined) throw new Error('The fixture has no texts.');
  const old = toTexts(folder)['zh-Hant'];
  const rows = folder.locales.en.texts.map(({ key, text }): TranslationRow => {
    return { folder: 'notes', key, english: text, translation: translate(key, old.get(key) ?? ''), line: 0 };
  });
  return { folder, file: { language: 'zh-Hant', rows } satisfies TranslationFile, named: [{ name: 'notes', folder }] };
}

it.each([
  ['csv', (file: TranslationFile) => readCsv('texts.csv', writeCsv(file))],
  [
    'csv saved by a spreadsheet',
    (file: TranslationFile) =>
      readCsv('texts.csv', writeCsv(file).replaceAll('\n', '\r\n').replaceAll('，\r\n', '，\n')),
  ],
  ...[';', '\t'].map((separator): [string, (file: TranslationFile) => TranslationFile] => [
    `csv saved with ${JSON.stringify(separator)} between its cells and blank lines`,
    ({ language, rows }) => {
      const cells = rows.map(({ folder, key, english, translation }) => [folder, key, english, translation]);
      const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
      const lines = [['folder', 'key', 'en', language], ...cells].map((row) => row.map(quote).join(separator));
      return readCsv('texts.csv', `${lines.join('\r\n\r\n')}\r\n\r\n`);
    },
  ]),
])('%s comes back as it was written', async (_, roundTrip) => {
  const { file } = await exportFixture();
  const { language, rows } = roundTrip(file);
  expect({ language, rows: rows.map((row) => ({ ...row, line: 0 })) }).toEqual(file);
});

it('has no formula in a csv file that a spreadsheet would run', async () => {
  const formulas = ['=HYPERLINK("https://evil.example/")', '@SUM(A1)', '-1+1', 'a;=1', "'=1", '\t=1'];
  const rows = formulas.map((text, at) => ({
    folder: 'notes',
    key: `k${at}`,
    english: text,
    translation: text,
    line: 0,
  }));
  const csv = writeCsv({ language: 'zh-Hant', rows });
  expect(csv).toContain(`notes,k0,"'=HYPERLINK(""https://evil.example/"")"`);
  expect(csv.split(/[\n,;\t]"?/).filter((cell) => /^\s*[=@-]/.test(cell))).toEqual([]);
  expect(readCsv('texts.csv', csv).rows.map(({ english, translation }) => [english, translation])).toEqual(
    formulas.map((text) => [text, text]),
  );
});

it('adds missing texts in the order of the English file, and keeps everything else', async () => {
  const { file, named } = await exportFixture();
  const [change] = planImport('texts.csv', file, named);
  expect(change).toMatchObject({ count: 5, file: expect.stringMatching(/zh-Hant\.ts$/) });
  expect(change?.source).toBe(`export default {
  menu: { notes: '備註', detail: '客戶的備註' },
  list: {
    title: '{{name}}的備註',
    count_one: '一則備註',
    count_other: '{{count}} 則備註',
    empty: '沒有備註，\\n請稍後再試',
  },
  help: { more: { title: '關於「備註」 & < > " \\'' } },
};
`);
  const texts = readLocale('zh-Hant.ts', change?.source ?? '').texts;
  expect(Object.fromEntries(texts.map(({ key, text }) => [key, text]))).toEqual(translated);
});

it('changes texts where they stand, with the comments around them', async () => {
  const { folder } = await exportFixture();
  const rows = [
    { folder: 'notes', key: 'list.title', english: 'Notes of {{name}}', translation: '{{name}}：备注', line: 2 },
  ];
  const [change] = planImport('texts.csv', { language: 'zh-Hans', rows }, [{ name: 'notes', folder }]);
  const old = folder.locales['zh-Hans'].source;
  expect(change?.source).toBe(old.replace('{{name}}的备注', '{{name}}：备注'));
});

it('changes nothing if nothing differs, and leaves out what is not translated', async () => {
  const { file, named } = await exportFixture((_, old) => old);
  expect(planImport('texts.csv', file, named)).toEqual([]);
});

it('rejects other placeholders, changed English and unknown keys, with every line', async () => {
  const { file, named } = await exportFixture();
  const csv = writeCsv(file)
    .replace('{{count}} 則備註', '{{cuont}} 則備註')
    .replace('{{name}}的備註', '備註')
    .replace('menu.detail', 'menu.details')
    .replace('No notes', 'No note');
  expect(() => planImport('texts.csv', readCsv('texts.csv', csv), named)).toThrowError(
    expect.objectContaining({
      code: 'TRANSLATIONS_INVALID',
      message: [
        'texts.csv:3: notes has no text menu.details.',
        'texts.csv:4: The translation of list.title lacks {{name}}: 備註',
        'texts.csv:6: The translation of list.count_other has {{cuont}} of its own: {{cuont}} 則備註',
        'texts.csv:7: The English text of list.empty is now “No notes”: export the file and translate it again.',
      ].join('\n'),
    }),
  );
});

it('rejects a key that is there twice, with both places, and a lost character', async () => {
  const { file, named } = await exportFixture();
  const csv = `${writeCsv(file).replace('一則備註', '一則\uFFFD註')}notes,menu.notes,Notes,其他\n`;
  expect(() => planImport('texts.csv', readCsv('texts.csv', csv), named)).toThrowError(
    expect.objectContaining({
      code: 'TRANSLATIONS_INVALID',
      message: expect.stringMatching(
        /^texts\.csv:5: The translation of list\.count_one has a character that was lost.*\ntexts\.csv:10: menu\.notes of notes is there twice: line 2 has it, too\.$/,
      ),
    }),
  );
});

it('reads a row whose last cell Excel has left out, and numbers lines as a text editor does', () => {
  const { rows } = readCsv('texts.csv', 'sep=;\rfolder;key;en;zh-Hant\r\rnotes;a;"A\rB"\rnotes;b;B;乙\r');
  expect(rows.map(({ key, translation, line }) => [key, translation, line])).toEqual([
    ['a', '', 4],
    ['b', '乙', 6],
  ]);
});

it.each([
  [
    'a csv file with an open quotation mark',
    () => readCsv('texts.csv', 'folder,key,en,zh-Hant\n\nnotes,a,"A,甲\n'),
    /^texts\.csv:3: Quotation marks do not match/,
  ],
  [
    'a csv file with other columns',
    () => readCsv('texts.csv', 'key,text\na,b\n'),
    /^texts\.csv:1: The columns have to be/,
  ],
  [
    'a csv row with too few cells',
    () => readCsv('texts.csv', 'folder,key,en,zh-Hant\na,b\n'),
    /^texts\.csv:2: It has 2 cells/,
  ],
])('rejects %s with its line', (_, read, message) => {
  expect(read).toThrowError(message);
});

it('names a lost character in every language', async () => {
  const [folder] = await readTextFolders(
    await writeLocaleFixture({
      'en.ts': "export default { a: 'A\uFFFD' };",
      'zh-Hans.ts': "export default { a: '\uFFFD' };",
      'zh-Hant.ts': "export default { a: '甲\uFFFD' };",
    }),
  );
  const problems = folder === undefined ? [] : findAllProblems(toTexts(folder));
  expect(problems.map(({ rule, language }) => `${rule} ${language}`)).toEqual([
    'TEXT_BROKEN en',
    'TEXT_BROKEN zh-Hans',
    'TEXT_BROKEN zh-Hant',
  ]);
});

it('names the rule of each problem', async () => {
  const [folder] = await readTextFolders(
    await writeLocaleFixture({
      'zh-Hant.ts':
        "export default { menu: { notes: '', detail: '客户的備註' }, list: { title: '備註', count_one: 'Note', count_other: '登錄 {{count}}', old: '舊' } };",
    }),
  );
  const problems = folder === undefined ? [] : findAllProblems(toTexts(folder));
  expect(problems.map(({ rule, key }) => `${rule} ${key}`)).toEqual([
    'TEXT_MISSING list.empty',
    'TEXT_MISSING help.more.title',
    'TEXT_EXTRA list.old',
    'TEXT_EMPTY menu.notes',
    'TEXT_SCRIPT menu.detail',
    'PLACEHOLDER_MISSING list.title',
    'TEXT_ENGLISH list.count_one',
    'TEXT_REGION list.count_other',
  ]);
});
