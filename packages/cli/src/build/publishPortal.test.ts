import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import { portalPluginsFile } from './PortalPlugin.ts';
import { publishPortal } from './publishPortal.ts';

afterAll(removeTestFolders);

async function makePortal(page: string): Promise<string> {
  const portal = await makeTestFolder();
  await writeFile(path.join(portal, 'index.html'), page);
  await writeFile(path.join(portal, portalPluginsFile), '[]');
  await mkdir(path.join(portal, 'registry'));
  await writeFile(path.join(portal, 'registry', 'default.json'), '{}');
  return portal;
}

it('replaces an earlier build as a whole', async () => {
  const target = path.join(await makeTestFolder(), 'dist', 'portal');
  const first = await makePortal('first');
  await mkdir(path.join(first, 'assets'));
  await writeFile(path.join(first, 'assets', 'left-over.js'), '');
  await publishPortal(first, target);
  expect(await publishPortal(await makePortal('second'), target)).toMatchObject({ plugins: [] });
  expect(await readFile(path.join(target, 'index.html'), 'utf8')).toBe('second');
  await expect(readFile(path.join(target, 'assets', 'left-over.js'))).rejects.toThrow('ENOENT');
});

it.each(['notes.txt', 'assets/notes.txt'])('keeps an earlier build to which %s was added', async (added) => {
  const target = path.join(await makeTestFolder(), 'portal');
  await publishPortal(await makePortal('first'), target);
  await mkdir(path.join(target, 'assets'));
  await writeFile(path.join(target, added), 'mine');
  await expect(publishPortal(await makePortal('second'), target)).rejects.toMatchObject({ code: 'FOLDER_NOT_OURS' });
  expect(await readFile(path.join(target, added), 'utf8')).toBe('mine');
});

it('never replaces a folder that is not an earlier build', async () => {
  const home = await makeTestFolder();
  await mkdir(path.join(home, 'letters'));
  await expect(publishPortal(await makePortal('page'), home)).rejects.toMatchObject({ code: 'FOLDER_NOT_OURS' });
});

it('never replaces a foreign folder that happens to contain a plugins.json', async () => {
  const home = await makeTestFolder();
  await writeFile(path.join(home, 'plugins.json'), '["mine"]');
  await expect(publishPortal(await makePortal('page'), home)).rejects.toMatchObject({ code: 'FOLDER_NOT_OURS' });
  expect(await readFile(path.join(home, 'plugins.json'), 'utf8')).toBe('["mine"]');
});

it.each(['taken', 'taken/portal'])('reports that %s cannot be a folder because a file exists there', async (place) => {
  const home = await makeTestFolder();
  await writeFile(path.join(home, 'taken'), 'a letter');
  await expect(publishPortal(await makePortal('page'), path.join(home, place))).rejects.toMatchObject({
    code: 'FOLDER_NOT_OURS',
    message: `${path.join(home, 'taken')} is a file; nothing was written.`,
  });
  expect(await readFile(path.join(home, 'taken'), 'utf8')).toBe('a letter');
});
