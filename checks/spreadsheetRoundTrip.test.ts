// @vitest-environment jsdom
// The texts of a template in a real spreadsheet program: what the editor exports, LibreOffice Calc opens and saves, as csv
// and by way of a workbook, and the editor imports again. `npm run test:whole` runs it where LibreOffice is installed.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inAll, makeChoice, makeDocument, makePage } from '../plugins/templates/src/model/documentFixture.ts';
import { readTexts, writeTexts } from '../plugins/templates/src/screens/templateEditor/translations/exchangeTexts.ts';
import { listTexts } from '../plugins/templates/src/screens/templateEditor/translations/mapTexts.ts';
import { recognised } from '../plugins/templates/src/screens/templateEditor/translations/spreadsheetFixture.ts';

const timeoutMs = 600_000;

const awkward = [
  'two\nlines\n\nand a third',
  '\nfirst line empty',
  'last line empty\n',
  'say "yes", or “no”',
  '"quoted"',
  '""',
  '=1+1',
  '=SUM(A1:A9)',
  '="007"',
  '+852 6123 4567',
  '+more',
  '-5',
  '- a list\n- of two',
  '@me',
  "'quoted' from the start",
  "'=1+1",
  "''",
  '＝全形',
  '0012',
  '000',
  '440301199001011234',
  '1e5',
  '1-3',
  '3/4',
  '2026-11-04',
  '4 Nov 2026',
  'Nov-26',
  '10:30',
  '10:30 PM',
  '2026年11月4日',
  '上午9:00',
  '50%',
  'HK$1,000',
  '€5',
  '(5)',
  '1 1/2',
  'true',
  'FALSE',
  '#N/A',
  '１２３',
  '一二三',
  '您的年收入是多少？（税前，港元）',
  '您的年收入是多少？（除稅前，港元）',
  '𠮷野家・㐂',
  'family 👨‍👩‍👧, flag 🇭🇰, face 😀',
  'e\u0301 and é',
  ' a space before',
  'a space after ',
  '  ',
  '\u00a0no break\u00a0',
  '\u3000全形空格\u3000',
  'tab\tinside',
  '\ttab before',
  'a;=1+1',
  'a;b|c,d',
  '<b>&amp;</b>',
  'x'.repeat(2_000),
  '{"a":1}',
  'https://example.com/?a=1&b=2',
  'a@example.com',
];

/** Texts from what spreadsheets act on; the same in each run. */
const unit = fc.constantFrom(...'=+-@\'"\n\t ;,|:/.%$()0123459EeAaMmpP年月日時中，＝　'.split(''));
const random = fc.sample(fc.string({ unit, minLength: 1, maxLength: 7 }), { seed: 41, numRuns: 1_500 });

const texts = [...new Set([...awkward, ...recognised.keys(), ...random])];
const options = texts.map((text, at) => ({ value: `V${at}`, label: inAll(text) }));
const template = { ...makeDocument(), pages: [makePage('values', [makeChoice('value', { options })])] };

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'brokerdesk-calc-'));
  const described = listTexts(template).map((text) => ({ ...text, place: text.key }));
  writeFileSync(join(folder, 'texts.csv'), await writeTexts(described, 'csv').text());
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Commas, quotation marks, UTF-8, all lines, the program's language, quoted cells not as texts; then whether values are recognised. */
const asText = (isRecognised: boolean) =>
  `Text - txt - csv (StarCalc):44,34,76,1,,0,false,${String(isRecognised)},false`;

it.each([
  { way: 'csv', recognises: false, by: undefined, keepsTabs: true },
  { way: 'csv with special numbers recognised', recognises: true, by: undefined, keepsTabs: true },
  { way: 'an Excel workbook', recognises: true, by: 'xlsx', keepsTabs: true },
  // It loses the tabs within cells when it reads such a workbook.
  { way: 'an OpenDocument workbook', recognises: false, by: 'ods', keepsTabs: false },
])(
  'LibreOffice Calc changes no text by way of $way',
  async ({ way, recognises, by, keepsTabs }) => {
    const opened = join(folder, 'texts.csv');
    const csv = { to: 'csv', filter: asText(true), folder: join(folder, way) };
    const imported = ['--infilter=' + asText(recognises)];
    if (by === undefined) convert(opened, csv, imported);
    else {
      convert(opened, { ...csv, to: by, filter: undefined }, imported);
      convert(join(csv.folder, `texts.${by}`), csv, []);
    }
    const saved = new Blob([readFileSync(join(csv.folder, 'texts.csv'))]);
    const result = await readTexts(saved, { name: 'texts.csv', document: template });
    expect(result).toMatchObject({ isRead: true, result: { unknown: [], stale: [] } });
    const changes = result.isRead ? result.result.changes : [];
    expect(changes.filter(({ text }) => keepsTabs || !text.EN.includes('\t'))).toEqual([]);
  },
  timeoutMs,
);

interface Conversion {
  readonly to: string;
  readonly filter: string | undefined;
  readonly folder: string;
}

function convert(file: string, { to, filter, folder: into }: Conversion, options: readonly string[]): void {
  mkdirSync(into, { recursive: true });
  // A separate profile, because LibreOffice opens its usual one only once.
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
  const format = filter === undefined ? to : `${to}:${filter}`;
  execFileSync('soffice', [profile, '--headless', ...options, '--convert-to', format, '--outdir', into, file]);
}
