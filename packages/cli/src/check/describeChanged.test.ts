import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PluginSource, readPlugin } from '../plugins/findPlugins.ts';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import { writePluginFixture } from '../testing/writePluginFixture.ts';
import { openCheckMemory } from './CheckMemory.ts';
import { describeChangedPlugins } from './describeChanged.ts';

afterAll(removeTestFolders);

let memoryFolder = '';
let notes = '';
let foreign: PluginSource;
let own: PluginSource;

beforeAll(async () => {
  memoryFolder = await makeTestFolder();
  notes = path.join(memoryFolder, 'notes');
  foreign = await readPlugin(await writePluginFixture());
  own = { ...foreign, firstParty: true };
  const note = `import { appendFileSync } from 'node:fs';\nappendFileSync(${JSON.stringify(notes)}, 'run ');\n`;
  await writeFile(own.entry, note + (await readFile(own.entry, 'utf8')));
});

/** Describes a plugin as one check does, and returns its version, and how often its code ran for it. */
async function describeOnce(source: PluginSource) {
  await writeFile(notes, '');
  const { described } = await describeChangedPlugins([source], openCheckMemory(memoryFolder));
  return { version: described[0]?.description.version, runs: (await readFile(notes, 'utf8')).split(' ').length - 1 };
}

it('runs a definition of the product again only once the plugin has changed', async () => {
  const first = await describeOnce(own);
  const unchanged = await describeOnce(own);
  await writeFile(own.entry, (await readFile(own.entry, 'utf8')).replace('1.2.3', '1.2.4'));
  const edited = await describeOnce(own);
  expect([first, unchanged, edited]).toEqual([
    { version: '1.2.3', runs: 1 },
    { version: '1.2.3', runs: 0 },
    { version: '1.2.4', runs: 1 },
  ]);
});

it('runs the definition of a plugin of others each time, because its imports may be anywhere', async () => {
  expect([(await describeOnce(foreign)).runs, (await describeOnce(foreign)).runs]).toEqual([1, 1]);
});

it('recalls nothing once a file of the plugin has changed, or with other facts', async () => {
  const kept = openCheckMemory(memoryFolder);
  await kept.keep('result', kept.keyOf([own], { start: 1 }), 'sound');
  const later = openCheckMemory(memoryFolder);
  expect(await later.recall('result', later.keyOf([own], { start: 1 }))).toBe('sound');
  expect(await later.recall('result', later.keyOf([own], { start: 2 }))).toBeUndefined();
  await appendFile(path.join(own.folder, 'src/NotesScreen.tsx'), ' ');
  const edited = openCheckMemory(memoryFolder);
  expect(await edited.recall('result', edited.keyOf([own], { start: 1 }))).toBeUndefined();
});
