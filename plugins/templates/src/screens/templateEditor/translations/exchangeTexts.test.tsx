import { expect, it } from 'vitest';
import { inAll, makeChoice, makeDocument, makePage, makeQuestion } from '../../../model/documentFixture.ts';
import type { TemplateDocument, Text } from '../../../model/TemplateDocument.ts';
import { readTexts, type TextImport, writeTexts } from './exchangeTexts.ts';
import { listTexts, mapTexts, replaceTexts } from './mapTexts.ts';
import { openAndSave, readCells, recognised, spreadsheets } from './spreadsheetFixture.ts';

/** Texts that spreadsheets and XML treat as something else. */
const awkward: Text = {
  EN: 'Fees; "rates" & <terms>, 100%\nsecond line',
  SC: '=SUM(A1)；“费率”,\n- 项目',
  TC: "'=1+1 007 +852 6123 4567\t、「費率」",
};
const numbers: Text = { EN: '007', SC: '123456789012345678', TC: '-5' };

const document: TemplateDocument = {
  ...makeDocument(),
  description: awkward,
  pages: [
    ...makeDocument().pages,
    makePage('more', [
      makeQuestion('note', { type: 'Label', label: awkward, help: numbers }),
      makeQuestion('break', { type: 'Linebreak' }),
      makeChoice('same', {
        options: [
          { value: 'A', label: numbers },
          { value: 'A', label: inAll('Twice') },
        ],
      }),
    ]),
  ],
};

const describedTexts = () => listTexts(document).map((text) => ({ ...text, place: text.key }));

async function read(content: Blob | string, name = 'texts.csv', template = document): Promise<TextImport> {
  const file = typeof content === 'string' ? new Blob([content]) : content;
  const result = await readTexts(file, { name, document: template });
  if (!result.isRead) throw new Error(JSON.stringify(result.problem));
  return result.result;
}

it('lists every text once, with what it may have', () => {
  const texts = listTexts(document);
  expect(new Set(texts.map(({ key }) => key)).size).toBe(texts.length);
  expect(texts.map(({ key, limit, isRequired }) => `${key} ${limit}${isRequired ? '' : ' optional'}`)).toEqual([
    'template/name 200',
    'template/description 2000',
    'page/work 200',
    'group/workGroup 200',
    'question/employed/label 2000',
    'question/employed/option/NO 2000',
    'question/employed/option/YES 2000',
    'question/employer/label 2000',
    'question/manager/label 2000',
    'question/manager/option/NO 2000',
    'question/manager/option/YES 2000',
    'question/team/label 2000',
    'page/risk 200',
    'group/riskGroup 200',
    'question/margin/label 2000',
    'question/margin/option/NO 2000',
    'question/margin/option/YES 2000',
    'page/more 200',
    'group/moreGroup 200',
    'question/note/label 2000',
    'question/note/help 2000 optional',
    'question/same/label 2000',
    'question/same/option/A 2000',
    'question/same/option/A#2 2000',
    'class/LOW 200',
    'class/HIGH 200',
  ]);
});

it('changes only the parts whose texts change', () => {
  expect(mapTexts(document, (text) => text)).toBe(document);
  const changed = replaceTexts(new Map([['question/employer/label', inAll('Company')]]))(document);
  expect(changed.pages[0]?.groups[0]?.components[1]?.label).toEqual(inAll('Company'));
  expect(changed.pages[0]?.groups[0]?.components[0]).toBe(document.pages[0]?.groups[0]?.components[0]);
  expect([changed.pages[1], changed.classification]).toEqual([document.pages[1], document.classification]);
});

const csv = async () => (await writeTexts(describedTexts(), 'csv').text()).replace(/^\uFEFF/, '');
const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

it.each<[string, (text: string) => Blob | string]>([
  ['as it was written', (text) => text],
  ['with a mark at its start', (text) => `\uFEFF${text}`],
  [
    'with every cell in quotation marks',
    (text) =>
      readCells(text)
        .map((row) => row.map(quote).join(','))
        .join('\r\n'),
  ],
  ['with line feeds only', (text) => text.replaceAll('\r\n', '\n')],
  ['with line breaks of Windows in its cells', (text) => text.replaceAll('\r\n', '\n').replaceAll('\n', '\r\n')],
  [
    'with its rows and columns in another order, and one more column',
    (text) => {
      const [head = [], ...rows] = readCells(text).map((row) => [...row.toReversed(), 'by hand']);
      return [head, ...rows.toReversed()].map((row) => row.map(quote).join(',')).join('\r\n');
    },
  ],
])('a csv file changes nothing when it comes back %s', async (_title, save) => {
  expect(await read(save(await csv()))).toEqual({ changes: [], unknown: [], stale: [] });
});

it.each(spreadsheets)('a csv file changes nothing when it was opened and saved in $name', async (program) => {
  const options = [...recognised.keys()].map((text, at) => ({ value: `V${at}`, label: inAll(text) }));
  const values = { ...document, pages: [...document.pages, makePage('values', [makeChoice('value', { options })])] };
  const texts = listTexts(values).map((text) => ({ ...text, place: text.key }));
  const saved = openAndSave(await writeTexts(texts, 'csv').text(), program);
  expect(await read(saved, 'texts.csv', values)).toEqual({ changes: [], unknown: [], stale: [] });
});

it('texts that are not protected would come back from a spreadsheet as something else', async () => {
  const [program] = spreadsheets;
  const saved = await openAndSave([...recognised.keys()].map((text) => `id,"${text}"\r\n`).join(''), program!).text();
  expect(readCells(saved).map(([, text]) => text)).toEqual([...recognised.values()]);
});

it.each(['SC', 'TC'] as const)('an XLIFF file changes nothing when it comes back: %s', async (language) => {
  const file = writeTexts(describedTexts(), `xliff-${language}`);
  expect(await read(file, 'texts.xlf')).toEqual({ changes: [], unknown: [], stale: [] });
});

it('imports what was written in a spreadsheet, and keeps the rest of the text exactly', async () => {
  const rows = readCells(await csv());
  const edited = rows.map((row) => (row[0] === 'template/description' ? row.with(2, 'Charges') : row));
  const withUnknown = [...edited, ['question/gone/label', '', 'Gone', '', '']];
  const { changes, unknown } = await read(withUnknown.map((row) => row.map(quote).join(',')).join('\r\n'));
  expect(changes.map(({ key, next }) => [key, next])).toEqual([
    ['template/description', { ...awkward, EN: 'Charges' }],
  ]);
  expect(unknown).toEqual(['question/gone/label']);
});

it('leaves out translations of an English text that has changed since', async () => {
  const file = await writeTexts(describedTexts(), 'xliff-TC').text();
  const translated = file
    .replace('<target xml:space="preserve">employer</target>', '<target xml:space="preserve">僱主</target>')
    .replace('<target xml:space="preserve">team</target>', '<target xml:space="preserve">團隊</target>');
  const later = replaceTexts(new Map([['question/team/label', { ...inAll('team'), EN: 'Your team' }]]))(document);
  const { changes, stale } = await read(translated, 'texts.xliff', later);
  expect(changes.map(({ key, next }) => [key, next.TC])).toEqual([['question/employer/label', '僱主']]);
  expect(stale).toEqual(['question/team/label']);
});

it.each([
  ['texts.csv', 'key,text\na,b', { format: 'csv', problem: { code: 'missingColumns' } }],
  ['texts.csv', '', { format: 'csv', problem: { code: 'empty' } }],
  ['texts.xlf', '<xliff version="1.2"/>', { format: 'xliff', problem: { code: 'version' } }],
  ['texts.xlf', '<xliff version="2.1" trgLang="de"/>', { format: 'language', language: 'de' }],
])('rejects %s: %s', async (name, content, problem) => {
  expect(await readTexts(new Blob([content]), { name, document })).toMatchObject({ isRead: false, problem });
});
