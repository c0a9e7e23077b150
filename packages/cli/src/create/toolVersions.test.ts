import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sdkVersion } from '@brokerdesk/plugin-sdk/build';
import { version } from '../version.mjs';
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

it('has the version of all packages of Brokerdesk', async () => {
  const manifests = globSync('{packages,plugins}/*/package.json', {
    cwd: path.join(import.meta.dirname, '../../../..'),
  });
  const versions = await Promise.all(
    manifests.map(async (file) => {
      const manifest = await readFile(new URL(`../../../../${file}`, import.meta.url), 'utf8');
      return (JSON.parse(manifest) as { readonly version: string }).version;
    }),
  );
  expect(versions.length).toBeGreaterThan(15);
  expect(new Set([...versions, sdkVersion])).toEqual(new Set([version]));
});
