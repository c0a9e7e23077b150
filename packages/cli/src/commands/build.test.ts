import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { removeTestFolders } from '../testing/makeTestFolder.ts';
import { writePluginFixture } from '../testing/writePluginFixture.ts';
import { build } from './build.ts';

afterAll(removeTestFolders);

function definitionOwning(code: string): string {
  return `import { action, definePlugin } from '@brokerdesk/plugin-sdk';
import en from './locales/en.ts';

export default definePlugin({
  id: 'branch-notes',
  version: '1.2.3',
  sdk: '^1.0.0',
  functions: { ${code}: action() },
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
`;
}

describe('the build of one plugin', () => {
  it('rejects a function that a plugin of the product owns, before anything is written', async () => {
    const folder = await writePluginFixture({ definition: definitionOwning('RAO_CM_VERIFY') });
    await expect(build(folder, { json: true })).rejects.toMatchObject({
      code: 'FUNCTION_OWNED_TWICE',
      message: 'The function RAO_CM_VERIFY is owned by two plugins: account-opening and branch-notes.',
    });
    expect(existsSync(path.join(folder, 'dist'))).toBe(false);
  });

  it('rejects the id of another plugin for the same broker', async () => {
    const folder = await writePluginFixture({ id: 'harbour-branches', brokers: ['harbour'] });
    await expect(build(folder, { json: true })).rejects.toMatchObject({
      code: 'PLUGIN_ID_TAKEN',
      message: expect.stringContaining(folder),
    });
  });

  it('writes a plugin without conflicts', async () => {
    const folder = await writePluginFixture();
    await build(folder, { json: true });
    expect(existsSync(path.join(folder, 'dist', 'manifest.json'))).toBe(true);
  });

  it('cannot be combined with plugins for a portal', async () => {
    const folder = await writePluginFixture();
    await expect(build(folder, { json: true, with: [folder] })).rejects.toMatchObject({
      code: 'OPTIONS_CLASH',
      exitCode: 2,
      message: '--with adds plugins to a portal, but the command names one plugin.',
    });
  });

  it.each([
    [{ keepPrevious: true }, '--keep-previous keeps files of a portal'],
    [{ nginx: 'conf' }, '--nginx configures a portal'],
    [{ apiBase: '/desk/api' }, '--api-base is an address of a portal'],
    [{ base: '/desk/' }, '--base is the path of a portal'],
  ])('cannot be combined with %j, which is for a portal', async (option, reason) => {
    await expect(build('branch-notes', { json: true, ...option })).rejects.toMatchObject({
      code: 'OPTIONS_CLASH',
      message: `${reason}, but the command names one plugin.`,
    });
  });

  it('describes a package.json that is not valid JSON', async () => {
    const folder = await writePluginFixture();
    await writeFile(path.join(folder, 'package.json'), '{ "name": ');
    await expect(build(folder, { json: true })).rejects.toMatchObject({
      code: 'PLUGIN_INVALID',
      message: expect.stringContaining(`${path.join(folder, 'package.json')} is not valid JSON: `),
    });
  });

  it.each(['null', '7', '"name"'])('rejects a package.json of %s', async (text) => {
    const folder = await writePluginFixture();
    await writeFile(path.join(folder, 'package.json'), text);
    await expect(build(folder, { json: true })).rejects.toMatchObject({
      code: 'PLUGIN_INVALID',
      message: `${path.join(folder, 'package.json')} does not contain an object.`,
    });
  });
});

describe('the build of a portal', () => {
  it.each([
    [{ base: '/api/' }, '/api'],
    [{ base: '/api/desk/' }, '/api'],
    [{ base: '/desk/api/', apiBase: '/desk' }, '/desk'],
  ])('rejects a path whose requests go to the back end: %j', async (options, api) => {
    await expect(build(undefined, { json: true, ...options })).rejects.toMatchObject({
      code: 'OPTIONS_CLASH',
      message: `--base ${options.base} is below the address of the API, ${api}, whose requests go to the back end.`,
    });
  });
});
