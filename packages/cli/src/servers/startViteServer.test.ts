import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildPlugin } from '../build/buildPlugin.ts';
import { describeAll } from '../plugins/describePlugins.ts';
import { readPlugin } from '../plugins/findPlugins.ts';
import { writePluginFixture } from '../testing/writePluginFixture.ts';
import { reservePort } from './reservePort.ts';
import { startViteServer } from './startViteServer.ts';

test('a plugin beside which no package is installed is served, and built', async () => {
  const folder = await writePluginFixture({
    alone: true,
    files: { 'NotesScreen.tsx': 'export default () => <p>Notes</p>;' },
  });
  const config = { extends: '@brokerdesk/cli/tsconfig.plugin.json', include: ['src'] };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const port = await reservePort({ port: 0, option: '--port' });
  const server = await startViteServer({
    port,
    cacheName: 'test',
    apiTarget: undefined,
    allowedHosts: [],
    pluginFolders: [folder],
    prebuilt: false,
    plugins: [],
  });
  try {
    const response = await fetch(`http://127.0.0.1:${port}/admin/@fs${folder}/src/NotesScreen.tsx`);
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('jsxDEV')]);
  } finally {
    await server.close();
  }
  for (const plugin of await describeAll([await readPlugin(folder)])) {
    expect((await buildPlugin(plugin, path.join(folder, 'dist'))).id).toBe('branch-notes');
  }
}, 180_000);
