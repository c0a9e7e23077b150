import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readPlugin } from '../plugins/findPlugins.ts';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import { writePluginFixture } from '../testing/writePluginFixture.ts';
import { findUnnamedPlugins } from './findUnnamedPlugins.ts';
import { portalPluginsFile } from './PortalPlugin.ts';

afterAll(removeTestFolders);

it('finds the plugins of a portal whose folders are not given', async () => {
  const portal = await makeTestFolder();
  const plugins = [
    { id: 'account-opening', firstParty: true },
    { id: 'branch-notes', firstParty: false },
  ];
  await writeFile(path.join(portal, portalPluginsFile), JSON.stringify(plugins));
  expect(await findUnnamedPlugins(portal, [])).toEqual(['branch-notes']);
  expect(await findUnnamedPlugins(portal, [await readPlugin(await writePluginFixture())])).toEqual([]);
});

it('finds none in a folder without a portal, which is reported elsewhere', async () => {
  expect(await findUnnamedPlugins(await makeTestFolder(), [])).toEqual([]);
});
