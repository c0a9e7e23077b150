import { expect, test } from 'vitest';
import { hostConfig } from './hostConfig.ts';

function configOf(changes: { readonly allowedHosts?: readonly string[]; readonly pluginFolders?: readonly string[] }) {
  const apiTarget = 'http://127.0.0.1:4401';
  const options = {
    mode: 'dev',
    port: 4400,
    apiTarget,
    pluginFolders: [],
    allowedHosts: [],
    prebuilt: true,
    cacheDir: 'cache',
    tsconfig: 'tsconfig.json',
    plugins: [],
  } as const;
  return hostConfig({ ...options, ...changes });
}

test('pages of another origin can neither read sources nor send requests', () => {
  expect(configOf({}).server?.cors).toBe(false);
});

test('a build contains no path of the portal, and the dev server has the default one', () => {
  expect(hostConfig({ mode: 'build', outDir: 'dist' }).base).toBe('./');
  expect(configOf({}).base).toBe('/admin/');
});

test('controls of the emulator are forwarded only if the server has no further names', () => {
  expect(Object.keys(configOf({}).server?.proxy ?? {})).toEqual(['/api', '/__mock']);
  expect(Object.keys(configOf({ allowedHosts: ['portal.example'] }).server?.proxy ?? {})).toEqual(['/api']);
});

test.each([
  ['a(1)', String.raw`a\(1\)`],
  ['a[1]', String.raw`a\[1\]`],
  ['{c,d}', String.raw`\{c,d\}`],
  ['!@(e)', String.raw`\!\@\(e\)`],
  ['a*?+|', String.raw`a\*\?\+\|`],
])('the folder %s is not taken for a pattern', (name, escaped) => {
  const entries = configOf({ pluginFolders: [`/elsewhere/${name}/notes`] }).optimizeDeps?.entries;
  expect(entries).toContain(`/elsewhere/${escaped}/notes/src/**/*.{ts,tsx}`);
});

test('patterns for sources have slashes for plugins in folders of Windows, too', () => {
  const entries = configOf({ pluginFolders: ['C:\\plugins\\notes'] }).optimizeDeps?.entries;
  expect(entries).toContain('C:/plugins/notes/src/**/*.{ts,tsx}');
});
