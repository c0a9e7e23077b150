import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readPlugin } from './findPlugins.ts';
import { loadExtensions } from './loadExtensions.ts';
import { writePluginFixture } from '../testing/writePluginFixture.ts';
import { removeTestFolders } from '../testing/makeTestFolder.ts';

afterAll(removeTestFolders);

async function loadMock(source: string | undefined) {
  const folder = await writePluginFixture();
  if (source !== undefined) await writeFile(path.join(folder, 'src', 'mock.ts'), source);
  return loadExtensions([await readPlugin(folder)]);
}

it('loads the emulator extension of a plugin', async () => {
  const source =
    "import { mockRoute } from '@brokerdesk/plugin-sdk/contract'; export default { id: 'notes', routes: [], mockRoute };";
  expect(await loadMock(source)).toMatchObject([{ id: 'notes', routes: [] }]);
});

it('ignores a plugin without an extension', async () => {
  expect(await loadMock(undefined)).toEqual([]);
});

it('names the broken file and the error', async () => {
  await expect(loadMock("throw new Error('no rows');")).rejects.toMatchObject({
    code: 'EXTENSION_BROKEN',
    message: expect.stringMatching(/mock\.ts cannot be used by the emulator: no rows$/),
  });
  await expect(loadMock('export default 1;')).rejects.toMatchObject({
    message: expect.stringContaining('its default export is not a MockExtension'),
  });
});

it('names both files and everything that a copied plugin repeats', async () => {
  const source = `import { endpoint, mockRoute, signedIn } from '@brokerdesk/plugin-sdk/contract';
import { z } from 'zod';
const listNotes = endpoint({ method: 'GET', path: '/notes', access: signedIn, errors: [], shapes: { data: z.null() } });
const routes = [mockRoute(listNotes, () => ({ code: 'OK', data: null }))];
export default { id: 'notes', collections: { notes: () => ({}) }, routes };`;
  const folders = [await writePluginFixture(), await writePluginFixture()];
  const [first = '', second = ''] = folders.map((folder) => path.join(folder, 'src', 'mock.ts'));
  for (const file of [first, second]) await writeFile(file, source);
  await expect(loadExtensions(await Promise.all(folders.map(readPlugin)))).rejects.toMatchObject({
    code: 'EXTENSION_CONFLICT',
    message: `${second} repeats what ${first} declares: the id "notes", the collection "notes", GET /notes.`,
    hint: expect.stringContaining('the same in its plugin.ts and its mock.ts'),
  });
});
