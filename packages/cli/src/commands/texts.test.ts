import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { removeTestFolders } from '../testing/makeTestFolder.ts';
import { runHere } from '../testing/runHereFixture.ts';
import { runToEnd } from '../testing/runToEnd.ts';
import { importTexts } from './texts.ts';
import { writeLocaleFixture } from '../texts/localeFixture.ts';

afterAll(removeTestFolders);

/** Returns the bytes of a text in an encoding that Node can only decode. */
function encode(text: string, encoding: 'gb18030' | 'big5'): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const bytesOf = new Map<string, readonly number[]>();
  for (let first = 0x81; first < 0xff; first += 1) {
    for (let second = 0x40; second < 0xff; second += 1) {
      bytesOf.set(decoder.decode(Uint8Array.of(first, second)), [first, second]);
    }
  }
  return Uint8Array.from([...text].flatMap((character) => bytesOf.get(character) ?? [character.charCodeAt(0)]));
}

const translated = { 'zh-Hans': '客户的备注与说明', 'zh-Hant': '客戶的備註與說明' } as const;

it.each([
  ['UTF-8', 'zh-Hant', (text: string) => Buffer.from(text)],
  ['UTF-16 with its mark', 'zh-Hant', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 in the other order', 'zh-Hans', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['GBK', 'zh-Hans', (text: string) => encode(text, 'gb18030')],
  ['Big5', 'zh-Hant', (text: string) => encode(text, 'big5')],
] as const)('imports a csv that a spreadsheet saved as %s', async (_, language, toBytes) => {
  const folder = await writeLocaleFixture();
  const name = `${path.basename(folder)}/src/locales`;
  const file = path.join(folder, 'texts.csv');
  await writeFile(
    file,
    toBytes(`folder,key,en,${language}\r\n${name},menu.detail,The client's note,${translated[language]}\r\n`),
  );
  await importTexts(file, [folder], { json: false, dryRun: false });
  expect(await readFile(path.join(folder, 'src', 'locales', `${language}.ts`), 'utf8')).toContain(
    `detail: '${translated[language]}'`,
  );
});

it('exports, translates and imports the texts of a plugin', { timeout: 360_000 }, async () => {
  const folder = await writeLocaleFixture();
  const file = path.join(folder, 'texts.csv');
  const locale = path.join(folder, 'src', 'locales', 'zh-Hant.ts');
  await runToEnd('texts', 'export', folder, '--language', 'zh-Hant', '--out', file);
  const exported = await readFile(file, 'utf8');
  const translated = exported.replaceAll(/,$/gm, ',待譯');
  await writeFile(file, translated.replace('{{name}}的備註', '備註'));
  const refused = await runHere('texts', 'import', file, folder);
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toMatch(/texts\.csv:\d+: The translation of list\.title lacks \{\{name\}\}/);
  expect(await readFile(locale, 'utf8')).not.toContain('待譯');

  await writeFile(file, translated);
  expect(await runHere('texts', 'import', file, folder)).toMatchObject({ code: 0, stderr: '' });
  expect(await readFile(locale, 'utf8')).toContain("detail: '待譯'");
});
