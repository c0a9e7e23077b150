import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import { bringPackages } from './bringPackages.ts';

afterAll(removeTestFolders);

async function makeProject(): Promise<string> {
  const folder = await makeTestFolder();
  await writeFile(path.join(folder, 'package.json'), '{}');
  await mkdir(path.join(folder, 'node_modules', 'present'), { recursive: true });
  await writeFile(path.join(folder, 'node_modules', 'present', 'package.json'), '{}');
  return folder;
}

it('installs only what is missing, in the version that is tested, and says so', async () => {
  const folder = await makeProject();
  const install = vi.fn(async () => {});
  const printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await bringPackages({ present: '1.0.0', '@absent/tool': '2.0.0' }, { folder, purpose: 'run tests', install });
  expect(install.mock.calls).toEqual([[folder, ['@absent/tool@2.0.0']]]);
  expect(printed.mock.calls.map(([text]) => text)).toEqual(['Installing @absent/tool with npm, once, to run tests.\n']);
  printed.mockRestore();
});

it('does nothing if everything is there, and in a folder without package.json', async () => {
  const install = vi.fn(async () => {});
  await bringPackages({ present: '1.0.0' }, { folder: await makeProject(), purpose: 'run tests', install });
  await bringPackages({ absent: '1.0.0' }, { folder: await makeTestFolder(), purpose: 'run tests', install });
  expect(install).not.toHaveBeenCalled();
});
