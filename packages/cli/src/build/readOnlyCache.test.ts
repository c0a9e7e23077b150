// A checkout of another user, or on a disk that cannot be written: permissions do not stop root, which runs many tests.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import { buildCached } from './buildCached.ts';

// Other files of the worker have loaded these modules, or will, without the mocks.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('node:fs/promises', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  utimes: () => Promise.reject(Object.assign(new Error('utime'), { code: 'EPERM', syscall: 'utime' })),
  access: () => Promise.reject(Object.assign(new Error('access'), { code: 'EROFS', syscall: 'access' })),
}));

afterAll(removeTestFolders);

it('serves what is built already', async () => {
  const cacheFolder = await makeTestFolder();
  const built = path.join(cacheFolder, 'portal', 'hash');
  await mkdir(built, { recursive: true });
  const make = () => Promise.reject(new Error('It is built.'));
  expect(await buildCached({ cacheFolder, name: 'portal', hash: 'hash', force: false, make })).toBe(built);
});

it('names the folder before the bundler tries to write into it', async () => {
  const cacheFolder = await makeTestFolder();
  const make = vi.fn(() => Promise.resolve());
  await expect(buildCached({ cacheFolder, name: 'portal', hash: 'hash', force: true, make })).rejects.toMatchObject({
    code: 'FOLDER_NOT_WRITTEN',
    message: `${path.join(cacheFolder, 'portal')} cannot be written (EROFS).`,
  });
  expect(make).not.toHaveBeenCalled();
});
