import { afterAll, expect, it } from 'vitest';
import { removeTestFolders } from '../testing/makeTestFolder.ts';
import { writePluginFixture } from '../testing/writePluginFixture.ts';
import { describeAll } from './describePlugins.ts';
import { findOwnFunctionPlugins } from './findOwnFunctionPlugins.ts';
import { readPlugin } from './findPlugins.ts';
import { listDeclaredFunctions } from './listDeclaredFunctions.ts';

afterAll(removeTestFolders);

it('adds the functions of a plugin to the trees of its brokers, under their titles, unless mock.ts does', async () => {
  const folder = await writePluginFixture({ brokers: ['harbour'] });
  const plugins = await describeAll([await readPlugin(folder)]);
  const notes = {
    brokerCode: 'HARBOUR',
    functionCode: 'X_NOTES',
    parentCode: null,
    name: { EN: 'Notes', SC: '备注', TC: '備註' },
    category: 'Admin',
  } as const;
  expect(listDeclaredFunctions(plugins, [])?.functions).toEqual([notes]);
  expect(listDeclaredFunctions(plugins, [{ functions: [notes] }])).toBeUndefined();
});

it('adds those of a plugin of the product, too', async () => {
  const own = { ...(await readPlugin(await writePluginFixture())), firstParty: true };
  const accountOpening = await readPlugin('plugins/account-opening');
  expect(await findOwnFunctionPlugins([accountOpening, own])).toEqual([own]);
  const added = listDeclaredFunctions(await describeAll([own]), [])?.functions ?? [];
  expect(new Set(added.map(({ functionCode }) => functionCode))).toEqual(new Set(['X_NOTES']));
});

it('names an action by its title and puts it below the page', async () => {
  const definition = `import { action, definePlugin, page } from '@brokerdesk/plugin-sdk';
import en from './locales/en.ts';

export default definePlugin({
  id: 'branch-notes', version: '1.0.0', sdk: '^1.0.0',
  functions: {
    X_NOTES: page({ path: 'notes', title: 'menu.notes', screen: () => import('./NotesScreen.tsx') }),
    X_NOTES_EDIT: action({ title: 'menu.notes' }),
    X_NOTES_DELETE: action(),
  },
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});`;
  const folder = await writePluginFixture({ brokers: ['harbour'], definition });
  const plugins = await describeAll([await readPlugin(folder)]);
  const added = listDeclaredFunctions(plugins, [])?.functions ?? [];
  expect(added.slice(1)).toMatchObject([
    { functionCode: 'X_NOTES_EDIT', parentCode: 'X_NOTES', name: { SC: '备注' }, category: 'Business' },
    { functionCode: 'X_NOTES_DELETE', parentCode: 'X_NOTES', name: { SC: 'X_NOTES_DELETE' }, category: 'Business' },
  ]);
});
