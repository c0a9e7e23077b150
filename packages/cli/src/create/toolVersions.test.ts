import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { chartLibrary, overrides, testTools, toolVersions } from './toolVersions.ts';

const lock = new URL('../../../../package-lock.json', import.meta.url);

it('overrides what this repository overrides, apart from React, which every plugin names', async () => {
  const manifest = JSON.parse(await readFile(new URL('../../../../package.json', import.meta.url), 'utf8')) as {
    overrides: Readonly<Record<string, string>>;
  };
  const { react, 'react-dom': reactDom, ...others } = manifest.overrides;
  expect(others).toEqual(overrides);
  expect([react, reactDom]).toEqual([toolVersions.react, toolVersions.react]);
});

it('names the versions that this repository has installed', async () => {
  const { packages } = JSON.parse(await readFile(lock, 'utf8')) as {
    packages: Readonly<Record<string, { readonly version: string }>>;
  };
  const named = { ...toolVersions, ...testTools, ...chartLibrary };
  const names = Object.keys(named);
  const installed = Object.fromEntries(names.map((name) => [name, packages[`node_modules/${name}`]?.version]));
  expect(named).toEqual(installed);
});
