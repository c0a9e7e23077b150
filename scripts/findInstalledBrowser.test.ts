import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeTestFolder, removeTestFolders } from '../packages/cli/src/testing/makeTestFolder.ts';
import { findFirefox } from './findFirefox.mjs';
import { findInstalledBrowser } from './findInstalledBrowser.mjs';

afterAll(removeTestFolders);

for (const { variable, name, find } of [
  { variable: 'CHROMIUM', name: 'chromium', find: findInstalledBrowser },
  { variable: 'FIREFOX', name: 'firefox-esr', find: findFirefox },
]) {
  test(`a browser is one that can be run, on the path or named by ${variable}`, async () => {
    const folder = await makeTestFolder();
    const browser = path.join(folder, name);
    const machine = { environment: { PATH: folder }, platform: 'linux' };
    expect(find(machine)).toBeUndefined();
    await writeFile(browser, '');
    expect(find(machine)).toBeUndefined();
    await chmod(browser, 0o755);
    expect(find(machine)).toBe(browser);
    const named = { ...machine, environment: { [variable]: path.join(folder, 'none') } };
    expect(() => find(named)).toThrow(new RegExp(`^${variable} names .*none, which cannot be run\\. Correct it`));
  });
}
