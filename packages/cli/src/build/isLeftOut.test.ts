import { afterAll, expect, it } from 'vitest';
import { findPlugins } from '../plugins/findPlugins.ts';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import { writePluginFixture } from '../testing/writePluginFixture.ts';
import { isLeftOut } from './isLeftOut.ts';

afterAll(removeTestFolders);

it('a portal that is built in the folder of a plugin lacks that plugin unless it is named, or the product’s', async () => {
  const folder = await writePluginFixture();
  const [product] = await findPlugins();
  expect([isLeftOut(folder, await findPlugins()), isLeftOut(folder, await findPlugins([folder]))]).toEqual([
    true,
    false,
  ]);
  expect([isLeftOut(product!.folder, await findPlugins()), isLeftOut(await makeTestFolder(), [])]).toEqual([
    false,
    false,
  ]);
});
