import { openEmulator, type TestEmulator } from '@brokerdesk/mock-server/testing';
import extension from './mock.ts';

const name = { EN: 'Sample plugin', SC: '示例插件', TC: '範例插件' };

/** Opens an emulator with the endpoints and functions of this plugin, in the tree of the demo broker. */
export function openPluginEmulator(): TestEmulator {
  const page = {
    brokerCode: 'DEMO',
    functionCode: 'X_SAMPLE_PLUGIN',
    parentCode: null,
    name,
    category: 'Admin',
  } as const;
  const edit = {
    ...page,
    functionCode: 'X_SAMPLE_PLUGIN_EDIT',
    parentCode: 'X_SAMPLE_PLUGIN',
    category: 'Business',
  } as const;
  return openEmulator({ applications: 0, extensions: [{ ...extension, functions: [page, edit] }] });
}
