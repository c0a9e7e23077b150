import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { removeTestFolders } from '../testing/makeTestFolder.ts';
import { runToEnd } from '../testing/runToEnd.ts';
import { writePluginFixture } from '../testing/writePluginFixture.ts';

afterAll(removeTestFolders);

it.each([
  ['a key that the texts lack', 'src/plugin.ts', ["'menu.notes'", "'menu.note'"], 'TEXT_MISSING', 'menu.notes?'],
  ['the list of brokers', 'package.json', ['"demo"', '"harbour"'], 'PLUGIN_OTHER_BROKER', 'Add "demo"'],
  ['the file of a screen', 'src/plugin.ts', ['./NotesScreen', './NoteScreen'], 'MODULE_MISSING', 'Create the file'],
] as const)(
  'names %s as the reason, and ends with 0 once it is corrected',
  { timeout: 360_000 },
  async (_, name, [right, wrong], code, remedy) => {
    const folder = await writePluginFixture({ brokers: ['demo'] });
    const file = path.join(folder, name);
    const source = await readFile(file, 'utf8');
    await writeFile(file, source.replace(right, wrong));
    const before = await runToEnd('why', folder, folder, '--as', 'demo.admin');
    expect(before).toMatchObject({ code: 1, stderr: '' });
    expect(before.stdout).toContain(code);
    expect(before.stdout).toContain(remedy);

    await writeFile(file, source);
    const after = await runToEnd('why', folder, folder, '--as', 'demo.admin', '--json');
    expect(after).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(after.stdout)).toMatchObject({ kind: 'plugin', isVisible: true });
  },
);
