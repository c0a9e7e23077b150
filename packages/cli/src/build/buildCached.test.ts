import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { afterAll, expect, it } from 'vitest';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import { buildCached } from './buildCached.ts';

afterAll(removeTestFolders);

it('builds once for each state of the sources and keeps earlier states', async () => {
  const cacheFolder = await makeTestFolder();
  const made: string[] = [];
  const build = (hash: string, force = false) => {
    const make = async (folder: string) => {
      made.push(hash);
      await mkdir(folder);
    };
    return buildCached({ cacheFolder, name: 'portal', hash, force, make });
  };
  const first = await build('a');
  const second = await build('b');
  expect([await build('a'), await build('b')]).toEqual([first, second]);
  expect(made).toEqual(['a', 'b']);
  await build('a', true);
  expect(made).toEqual(['a', 'b', 'a']);
  expect(existsSync(second)).toBe(true);
});

it('does not use an interrupted build', async () => {
  const cacheFolder = await makeTestFolder();
  const part = { cacheFolder, name: 'host', hash: 'a', force: false };
  const make = async (folder: string) => {
    await mkdir(folder);
    throw new Error('interrupted');
  };
  await expect(buildCached({ ...part, make })).rejects.toThrow('interrupted');
  expect(existsSync(await buildCached({ ...part, make: (folder) => mkdir(folder) }))).toBe(true);
});
