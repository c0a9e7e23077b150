import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeTestFolder, removeTestFolders } from '../packages/cli/src/testing/makeTestFolder.ts';
import { findInstalledBrowser } from './findInstalledBrowser.mjs';

afterAll(removeTestFolders);

test('a browser is one that can be run, on the path or named by CHROMIUM', async () => {
  const folder = await makeTestFolder();
  const browser = path.join(folder, 'chromium');
  const machine = { environment: { PATH: folder }, platform: 'linux' };
  expect(findInstalledBrowser(machine)).toBeUndefined();
  await writeFile(browser, '');
  expect(findInstalledBrowser(machine)).toBeUndefined();
  await chmod(browser, 0o755);
  expect(findInstalledBrowser(machine)).toBe(browser);
  const named = { ...machine, environment: { CHROMIUM: path.join(folder, 'none') } };
  expect(() => findInstalledBrowser(named)).toThrow(/^CHROMIUM names .*none, which cannot be run\. Correct it/);
});
