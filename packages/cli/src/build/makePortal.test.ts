import { afterAll, expect, it } from 'vitest';
import { readPlugin } from '../plugins/findPlugins.ts';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import { writePluginFixture } from '../testing/writePluginFixture.ts';
import { makePortal } from './makePortal.ts';

afterAll(removeTestFolders);

it('names the folders of two plugins with the same id before anything is built', { timeout: 120_000 }, async () => {
  const folders = [await writePluginFixture(), await writePluginFixture()] as const;
  const plugins = await Promise.all(
    folders.map(async (folder) => ({ source: await readPlugin(folder), hash: folder })),
  );
  const cacheFolder = await makeTestFolder();
  const rest = { hostHash: 'host', base: '/admin/', folder: `${cacheFolder}/portal`, force: false };
  const made = makePortal({ cacheFolder, plugins, builtFolders: [], ...rest });
  await expect(made).rejects.toMatchObject({
    code: 'PLUGIN_ID_TAKEN',
    message: `Two plugins have the id "branch-notes": ${folders[0]} and ${folders[1]}.`,
  });
});
