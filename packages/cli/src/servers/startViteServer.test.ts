import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPlugin } from '../build/buildPlugin.ts';
import { describeAll } from '../plugins/describePlugins.ts';
import { readPlugin } from '../plugins/findPlugins.ts';
import { writePluginFixture } from '../testing/writePluginFixture.ts';
import { reservePort } from './reservePort.ts';
import { startViteServer } from './startViteServer.ts';
import type { RunningServer } from './stopOnSignal.ts';

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

describe('pages of others', () => {
  const port = reservePort({ port: 0, option: '--port' });
  let server: RunningServer | undefined;

  beforeAll(async () => {
    const options = { apiTarget: undefined, allowedHosts: [], pluginFolders: [], prebuilt: false, plugins: [] };
    server = await startViteServer({ port: await port, cacheName: 'test-guard', ...options });
  });
  afterAll(() => server?.close());

  /** Unlike `fetch`, sends every header. */
  async function ask(path: string, headers: Readonly<Record<string, string>>): Promise<IncomingMessage> {
    const [response] = (await once(
      request({ host: '127.0.0.1', port: await port, path, headers }).end(),
      'response',
    )) as [IncomingMessage];
    response.resume();
    return response;
  }

  test.each(['/admin/', '/admin/demo/main', '/admin/src/main.tsx', '/admin/missing.js'])(
    'cannot frame %s',
    async (path) => {
      const { headers } = await ask(path, { accept: 'text/html' });
      expect(headers['content-security-policy']).toBe("frame-ancestors 'self'");
    },
  );

  test.each([
    ['/admin/__open-in-editor', 'same-origin', 500],
    ['/admin/__open-in-editor', 'same-site', 403],
    ['/admin/__open-in-editor', 'cross-site', 403],
    ['/admin/__open-in-editor', 'none', 403],
    ['/admin/__open-in-editor', '', 403],
    ['/admin/__OPEN-in-editor', 'cross-site', 403],
  ])('opens files in the editor by %s only from the same origin: %s', async (path, site, status) => {
    // Without a file nothing is opened, and Vite answers 500.
    const { statusCode } = await ask(path, site === '' ? {} : { 'sec-fetch-site': site });
    expect(statusCode).toBe(status);
  });
});
