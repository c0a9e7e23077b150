import { afterAll, expect, it } from 'vitest';
import { removeTestFolders } from '../testing/makeTestFolder.ts';
import { writePluginFixture } from '../testing/writePluginFixture.ts';
import { describeAll } from './describePlugins.ts';
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
  expect(listDeclaredFunctions(plugins, [{ id: 'branch-notes', routes: [], functions: [notes] }])).toBeUndefined();
});
