import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { toolVersions } from './toolVersions.ts';

const lock = new URL('../../../../package-lock.json', import.meta.url);

it('names the versions that this repository has installed', async () => {
  const { packages } = JSON.parse(await readFile(lock, 'utf8')) as {
    packages: Readonly<Record<string, { readonly version: string }>>;
  };
  const names = Object.keys(toolVersions);
  const installed = Object.fromEntries(names.map((name) => [name, packages[`node_modules/${name}`]?.version]));
  expect(toolVersions).toEqual(installed);
});
