import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { applyFixes } from '../check/applyFixes.ts';
import { problemIn } from '../check/Problem.ts';
import { applyChanges } from '../create/parts/applyChanges.ts';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import { replaceFiles } from './replaceFiles.ts';

let folder = '';
let outside = '';

beforeEach(async () => {
  folder = path.join(await makeTestFolder(), 'plugin');
  outside = await makeTestFolder();
  await mkdir(path.join(folder, 'src'), { recursive: true });
  await writeFile(path.join(outside, 'en.ts'), 'theirs');
  await symlink(outside, path.join(folder, 'src', 'locales'));
  await symlink(path.join(outside, 'en.ts'), path.join(folder, 'src', 'plugin.ts'));
  await symlink('missing.ts', path.join(folder, 'src', 'broken.ts'));
  await writeFile(path.join(folder, 'src', 'own.ts'), 'old');
  await symlink('own.ts', path.join(folder, 'src', 'alias.ts'));
});
afterAll(removeTestFolders);

const fix = { start: 0, end: 0, text: 'fixed ' };

it.each([
  [
    'replaceFiles',
    (file: string) =>
      replaceFiles(
        [
          { file: inFolder('src/own.ts'), source: 'new' },
          { file, source: 'new' },
        ],
        [folder],
      ),
  ],
  [
    'check --fix',
    (file: string) => applyFixes([{ ...problemIn('definition', file, { message: '', hint: '' }), fix }], [folder]),
  ],
  ['create screen', (file: string) => change(file)],
])('%s follows no link out of the folder, and then changes nothing', async (_name, write) => {
  for (const file of ['src/locales/en.ts', 'src/plugin.ts']) {
    await expect(write(inFolder(file))).rejects.toMatchObject({ code: 'FOLDER_NOT_WRITTEN' });
  }
  expect(await readFile(path.join(outside, 'en.ts'), 'utf8')).toBe('theirs');
  expect(await readdir(outside)).toEqual(['en.ts']);
  expect(await readFile(inFolder('src/own.ts'), 'utf8')).toBe('old');
  expect(await readdir(inFolder('src'))).toEqual(['alias.ts', 'broken.ts', 'locales', 'own.ts', 'plugin.ts']);
});

it('create screen makes no file behind a link', async () => {
  const created = new Map([['src/locales/fr.ts', 'new']]);
  await expect(applyChanges({ folder, created, changed: new Map() }, undefined)).rejects.toMatchObject({
    code: 'FOLDER_NOT_WRITTEN',
  });
  expect(await readdir(outside)).toEqual(['en.ts']);
});

it('writes where a link within the folder leads, and nothing where it leads nowhere', async () => {
  const files = [
    { file: inFolder('src/alias.ts'), source: 'new' },
    { file: inFolder('src/broken.ts'), source: 'new' },
  ];
  await replaceFiles(files, [folder]);
  expect(await readFile(inFolder('src/own.ts'), 'utf8')).toBe('new');
  expect(await readFile(inFolder('src/broken.ts'), 'utf8')).toBe('new');
  expect(await readdir(inFolder('src'))).not.toContain('missing.ts');
});

it('takes the folder itself through a link', async () => {
  const link = path.join(path.dirname(folder), 'link');
  await symlink(folder, link);
  await replaceFiles([{ file: path.join(link, 'src', 'own.ts'), source: 'new' }], [link]);
  expect(await readFile(inFolder('src/own.ts'), 'utf8')).toBe('new');
});

function inFolder(file: string): string {
  return path.join(folder, file);
}

function change(file: string): Promise<void> {
  const changed = new Map([
    ['src/own.ts', 'new'],
    [path.relative(folder, file), 'new'],
  ]);
  return applyChanges({ folder, created: new Map(), changed }, undefined);
}
