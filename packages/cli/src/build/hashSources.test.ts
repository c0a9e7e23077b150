import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import { hashSources } from './hashSources.ts';

afterAll(removeTestFolders);

async function makePlugin(): Promise<string> {
  const folder = await makeTestFolder();
  await writeFile(path.join(folder, 'plugin.ts'), 'export default 1;');
  return folder;
}

it('leaves out packages, also if the folder of a plugin has a link to those of the checkout', async () => {
  const folder = await makePlugin();
  const before = await hashSources([folder]);
  await symlink(await makePlugin(), path.join(folder, 'node_modules'));
  expect(await hashSources([folder])).toBe(before);
});

it('changes with a source, also below a linked folder', async () => {
  const [folder, shared] = [await makePlugin(), await makePlugin()];
  await symlink(shared, path.join(folder, 'shared'));
  const before = await hashSources([folder]);
  expect(await hashSources([folder])).toBe(before);
  await mkdir(path.join(shared, 'screens'));
  await writeFile(path.join(shared, 'screens', 'Screen.tsx'), 'export default 2;');
  const after = await hashSources([folder]);
  expect(after).not.toBe(before);
  await writeFile(path.join(folder, 'plugin.test.ts'), 'no source');
  expect(await hashSources([folder])).toBe(after);
});
