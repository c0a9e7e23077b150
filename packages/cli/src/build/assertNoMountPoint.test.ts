import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import { assertNoMountPoint } from './assertNoMountPoint.ts';
import { publishPortal } from './publishPortal.ts';

afterAll(removeTestFolders);

// Mounted on every Linux and macOS.
it.skipIf(process.platform === 'win32')('rejects a mount point, and names a folder inside it', async () => {
  const rejection = { code: 'FOLDER_NOT_WRITTEN', hint: expect.stringContaining('/dev/portal') };
  await expect(assertNoMountPoint('/dev')).rejects.toMatchObject(rejection);
  await expect(publishPortal(await makeTestFolder(), '/dev')).rejects.toMatchObject(rejection);
});

it('accepts a folder of its parent’s file system, and one that does not exist yet', async () => {
  const folder = await makeTestFolder();
  await assertNoMountPoint(folder);
  await assertNoMountPoint(path.join(folder, 'dist', 'portal'));
});
