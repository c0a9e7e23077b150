import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import { readBuiltPlugin, splitFolders } from './BuiltPlugin.ts';
import { toManifestFile } from './toManifestFile.ts';

afterAll(removeTestFolders);

let folder: string;
beforeEach(async () => {
  folder = await makeTestFolder();
  const files = { 'plugin.js': toManifestFile('export default 1;') };
  const manifest = { schemaVersion: 1, id: 'visits', version: '1.0.0', brokers: ['harbour'], files };
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
  await writeFile(path.join(folder, 'plugin.js'), 'export default 1;');
});

it('reads a plugin as it was built, for the brokers that its author named', async () => {
  expect(await readBuiltPlugin(folder)).toMatchObject({
    folder,
    manifest: { id: 'visits' },
    firstParty: false,
    brokers: ['harbour'],
  });
});

it.each([
  [
    'changed',
    () => appendFile(path.join(folder, 'plugin.js'), ' '),
    'plugin.js is missing, or is not as it was built.',
  ],
  ['missing', () => rm(path.join(folder, 'plugin.js')), 'plugin.js is missing, or is not as it was built.'],
  ['more', () => writeFile(path.join(folder, 'more.js'), ''), 'has files that its manifest.json does not name.'],
])('rejects a plugin with a file that is %s', async (_name, change, message) => {
  await change();
  await expect(readBuiltPlugin(folder)).rejects.toMatchObject({
    code: 'PLUGIN_INVALID',
    message: expect.stringContaining(message) as string,
  });
});

it.each([{ id: 'a/b' }, { id: '.visits' }, { version: '1/0' }, { brokers: ['a/b'] }, { brokers: 'harbour' }])(
  'rejects a manifest with %j, which would name files of the portal',
  async (part) => {
    const manifest = { schemaVersion: 1, id: 'visits', version: '1.0.0', files: {}, ...part };
    await rm(path.join(folder, 'plugin.js'));
    await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
    await expect(readBuiltPlugin(folder)).rejects.toMatchObject({
      code: 'PLUGIN_INVALID',
      message: expect.stringContaining('cannot be part of an address') as string,
    });
  },
);

it('tells sources from what is built, also in a folder that has both', async () => {
  const both = await makeTestFolder();
  await mkdir(path.join(both, 'src'));
  await writeFile(path.join(both, 'src', 'plugin.ts'), '');
  await writeFile(path.join(both, 'manifest.json'), '{}');
  expect(splitFolders([folder, both])).toEqual({ sources: [both], built: [folder] });
});
