import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { removeTestFolders } from '../testing/makeTestFolder.ts';
import { runToEnd } from '../testing/runToEnd.ts';
import { writeLocaleFixture } from '../texts/localeFixture.ts';

afterAll(removeTestFolders);

it('checks, exports, translates and imports the texts of a plugin', { timeout: 360_000 }, async () => {
  const folder = await writeLocaleFixture();
  const file = path.join(folder, 'texts.xlf');
  const locale = path.join(folder, 'src', 'locales', 'zh-Hant.ts');
  const before = await runToEnd('texts', 'check', folder, '--json');
  expect(before.code).toBe(1);
  expect(JSON.parse(before.stdout)).toMatchObject({
    texts: 7,
    problems: expect.arrayContaining([
      expect.objectContaining({ rule: 'TEXT_MISSING', key: 'menu.detail', file: locale, line: 1 }),
    ]),
  });

  await runToEnd('texts', 'export', folder, '--language', 'zh-Hant', '--out', file);
  const exported = await readFile(file, 'utf8');
  const translated = exported.replaceAll('></target>', '>待譯</target>');
  await writeFile(file, translated.replace('{{name}}的備註', '備註'));
  const refused = await runToEnd('texts', 'import', file, folder);
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toMatch(/texts\.xlf:\d+: The translation of list\.title lacks \{\{name\}\}/);
  expect(await readFile(locale, 'utf8')).not.toContain('待譯');

  await writeFile(file, translated);
  expect(await runToEnd('texts', 'import', file, folder)).toMatchObject({ code: 0, stderr: '' });
  expect(await readFile(locale, 'utf8')).toContain("detail: '待譯'");
  expect(await runToEnd('texts', 'check', folder)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('7 texts'),
  });
  expect(await runToEnd('texts', 'check', folder, '--quiet')).toMatchObject({ code: 0, stdout: '' });
});
