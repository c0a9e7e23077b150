import { sdkVersion } from '@brokerdesk/plugin-sdk/build';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { describePlugins } from './describePlugins.ts';
import { readPlugin } from './findPlugins.ts';
import { writePluginFixture } from '../testing/writePluginFixture.ts';
import { removeTestFolders } from '../testing/makeTestFolder.ts';

afterAll(removeTestFolders);

it('reads a definition outside this repository as data, with titles in three languages', async () => {
  const source = await readPlugin(await writePluginFixture({ brokers: ['harbour'] }));
  const { described, broken } = await describePlugins([source]);
  expect(broken).toEqual([]);
  expect(source).toMatchObject({ brokers: ['harbour'], firstParty: false });
  expect(described[0]?.description).toEqual({
    schemaVersion: 1,
    id: 'branch-notes',
    version: '1.2.3',
    sdk: '^1.0.0',
    functions: {
      X_NOTES: { kind: 'page', path: 'notes', title: 'menu.notes', menu: { icon: 'document' }, children: {} },
    },
    internal: {},
    slots: [],
    commands: [],
    jobs: {},
    titles: {
      en: { 'menu.notes': 'Notes' },
      'zh-Hans': { 'menu.notes': '备注' },
      'zh-Hant': { 'menu.notes': '備註' },
    },
  });
});

it('reads pages with tabs, and the functions that their children require', async () => {
  const definition = `import { definePlugin, page, tabbedPage } from '@brokerdesk/plugin-sdk';
import en from './locales/en.ts';

const screen = () => import('./NotesScreen.tsx');

export default definePlugin({
  id: 'branch-notes',
  version: '1.2.3',
  sdk: '^1.0.0',
  functions: {
    X_NOTES: tabbedPage({
      path: 'notes',
      title: 'menu.notes',
      children: { faq: { path: 'faq', title: 'menu.notes', requires: 'PM_CI_FAQ', isTab: true, screen } },
    }),
    X_OTHER: page({ path: 'other', title: 'menu.notes', isTab: true, screen }),
  },
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
`;
  const { described } = await describePlugins([await readPlugin(await writePluginFixture({ definition }))]);
  expect(described[0]?.description.functions).toEqual({
    X_NOTES: {
      kind: 'tabs',
      path: 'notes',
      title: 'menu.notes',
      children: { faq: { path: 'faq', title: 'menu.notes', requires: 'PM_CI_FAQ', isTab: true } },
    },
    X_OTHER: { kind: 'page', path: 'other', title: 'menu.notes', isTab: true, children: {} },
  });
});

it('reads the requests that screens declare, with their paths', async () => {
  const definition = `
    import { definePlugin, fromAddress, page, prefetch, prefetchList } from '@brokerdesk/plugin-sdk';
    import { getProfile, listUsers } from '@brokerdesk/plugin-sdk/api';
    import en from './locales/en.ts';
    const screen = () => import('./NotesScreen.tsx');
    export default definePlugin({
      id: 'branch-notes', version: '1.2.3', sdk: '^1.0.0',
      functions: {
        X_NOTES: page({
          path: 'notes', title: 'menu.notes', screen,
          prefetch: [prefetchList(listUsers, { id: 'users', defaultSort: 'userID' })],
          children: {
            note: { path: 'note', title: 'menu.notes', screen, prefetch: [prefetch(getProfile, { params: { id: fromAddress('id') } })] },
          },
        }),
      },
      messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
    });`;
  const source = await readPlugin(await writePluginFixture({ definition }));
  const [plugin] = (await describePlugins([source])).described;
  const page = plugin?.description.functions['X_NOTES'];
  const timeoutMs = expect.any(Number);
  expect(page?.prefetch).toEqual([
    { path: '/users', timeoutMs, input: { query: {} }, list: { id: 'users', defaultSort: 'userID' } },
  ]);
  expect(page?.children?.['note']?.prefetch).toEqual([
    { path: '/profiles/{id}', timeoutMs, input: { params: { id: '{id}' } } },
  ]);
});

it('names a broken plugin and still reads the others', async () => {
  const valid = await readPlugin(await writePluginFixture());
  const broken = await readPlugin(await writePluginFixture({ definition: "throw new Error('no notes today');" }));
  const escaping = await readPlugin(await writePluginFixture({ id: '../escape' }));
  const result = await describePlugins([broken, valid, escaping]);
  expect(result.described.map(({ source }) => source)).toEqual([valid]);
  expect(result.broken.map(({ error }) => error.message)).toEqual([
    expect.stringContaining('no notes today'),
    expect.stringContaining('"../escape" is not a plugin id'),
  ]);
});

it.each(['>=1.0.0', '^1', '1.x', '*', '^1.0.0 || ^2.0.0', ''])(
  'rejects "%s", a range that no portal understands',
  async (sdk) => {
    const source = await readPlugin(await writePluginFixture({ sdk }));
    const { broken } = await describePlugins([source]);
    expect(broken[0]?.error.message).toContain(`The SDK range "${sdk}" is not supported: use a caret (^1.0.0)`);
  },
);

it.each(['../../outside', 'a/b', '', 'x'.repeat(33), 7])('rejects %j as the display code of a broker', async (code) => {
  const folder = await writePluginFixture({ brokers: [code as string] });
  await expect(readPlugin(folder)).rejects.toMatchObject({ code: 'PLUGIN_INVALID' });
});

it('rejects a folder without a plugin', async () => {
  await expect(readPlugin('/')).rejects.toMatchObject({ code: 'PLUGIN_NOT_FOUND' });
});

it('names the file of the language that lacks a title', async () => {
  const folder = await writePluginFixture();
  const file = path.join(folder, 'src', 'locales', 'zh-Hant.ts');
  await writeFile(file, 'export default { menu: {} };');
  const { broken } = await describePlugins([await readPlugin(folder)]);
  expect(broken[0]?.error.message).toContain('The title "menu.notes" has no text in zh-Hant.');
  expect(broken[0]?.error.hint).toBe(`Add menu.notes to ${file}.`);
});

it('rejects a plugin for another version of the SDK', async () => {
  const folder = await writePluginFixture({ sdk: '^99.0.0' });
  const { broken } = await describePlugins([await readPlugin(folder)]);
  expect(broken[0]?.error).toMatchObject({
    code: 'PLUGIN_INVALID',
    message: `The plugin in ${folder} cannot be used: It is for the SDK ^99.0.0, but this SDK is ${sdkVersion}: set \`sdk\` to ^${sdkVersion}.`,
    hint: `Fix ${path.join(folder, 'src', 'plugin.ts')}.`,
  });
});

it('says that the time was too short, and not that the definition is wrong', async () => {
  const source = await readPlugin(await writePluginFixture());
  const { broken } = await describePlugins([source], { limitMs: 1 });
  expect(broken[0]?.error.message).toContain('took longer than 0.001 s');
  expect(broken[0]?.error.hint).toMatch(/^Try again when the machine is less busy/);
});

it('names the exit code of a definition that ends the process', async () => {
  const source = await readPlugin(await writePluginFixture({ definition: 'process.exit(7);' }));
  const { broken } = await describePlugins([source]);
  expect(broken[0]?.error.message).toContain('ended without a result (exit code 7)');
  expect(broken[0]?.error.hint).toBe(`Fix ${source.entry}.`);
});
