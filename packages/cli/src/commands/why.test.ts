import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeTestFolders } from '../testing/makeTestFolder.ts';
import { runToEnd } from '../testing/runToEnd.ts';
import { writePluginFixture } from '../testing/writePluginFixture.ts';

const mistakes = [
  ['a key that the texts lack', 'src/plugin.ts', ["'menu.notes'", "'menu.note'"], 'TEXT_MISSING', 'menu.notes?'],
  ['the list of brokers', 'package.json', ['"demo"', '"harbour"'], 'PLUGIN_OTHER_BROKER', 'Add "demo"'],
  ['the file of a screen', 'src/plugin.ts', ['./NotesScreen', './NoteScreen'], 'MODULE_MISSING', 'Create the file'],
] as const;
let folder = '';

beforeAll(async () => {
  folder = await writePluginFixture({ brokers: ['demo'] });
});
afterAll(removeTestFolders);

it.each(mistakes)('names %s as the reason', { timeout: 180_000 }, async (_, name, [right, wrong], code, remedy) => {
  const file = path.join(folder, name);
  const source = await readFile(file, 'utf8');
  await writeFile(file, source.replace(right, wrong));
  const ended = await runToEnd('why', folder, folder, '--as', 'demo.admin');
  await writeFile(file, source);
  expect(ended).toMatchObject({ code: 1, stderr: '' });
  expect(ended.stdout).toContain(code);
  expect(ended.stdout).toContain(remedy);
});

it('ends with 0 once all of it is corrected', { timeout: 180_000 }, async () => {
  const { stdout, ...ended } = await runToEnd('why', folder, folder, '--as', 'demo.admin', '--json');
  expect(ended).toEqual({ code: 0, stderr: '' });
  expect(JSON.parse(stdout)).toMatchObject({ kind: 'plugin', isVisible: true });
});
