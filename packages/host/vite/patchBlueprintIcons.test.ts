import { createRequire } from 'node:module';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { hostFolder } from './hostFolder.ts';
import { loaderSource, patchBlueprintIcons } from './patchBlueprintIcons.ts';

const require = createRequire(`${hostFolder}/package.json`);

interface LoaderModule {
  readonly Icons: { load(icon: string, size: number): Promise<void> };
}

const { Icons } = (await import(`data:text/javascript,${encodeURIComponent(loaderSource)}`)) as LoaderModule;

test('the replacement has the methods of Blueprint’s loader, and says how to pass an icon', async () => {
  const { Icons: original } = require('@blueprintjs/icons/lib/cjs/iconLoader.js') as LoaderModule;
  const internal = ['length', 'name', 'prototype', 'loadImpl'];
  const methods = Object.getOwnPropertyNames(original).filter((name) => !internal.includes(name));
  expect(methods.toSorted()).toEqual(['getPaths', 'isValidIconName', 'load', 'loadAll', 'setLoaderOptions']);
  for (const method of methods) expect(Icons).toHaveProperty(method);
  await expect(Icons.load('home', 16)).rejects.toThrow('icon={<PeopleIcon />}');
});

test('the names and paths of the icons are not part of a build', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [patchBlueprintIcons()],
    build: {
      write: false,
      lib: { entry: require.resolve('@blueprintjs/icons/lib/esm/iconLoader.js'), formats: ['es'] },
    },
  });
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  expect(files).toHaveLength(1);
  expect(files[0]).toMatchObject({ code: expect.not.stringContaining('arrow-bottom-left') });
});
