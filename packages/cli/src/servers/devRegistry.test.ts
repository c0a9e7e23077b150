import { EventEmitter } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterAll, expect, it, vi } from 'vitest';
import { readPlugin } from '../plugins/findPlugins.ts';
import { removeTestFolders } from '../testing/makeTestFolder.ts';
import { writePluginFixture } from '../testing/writePluginFixture.ts';
import { devRegistry } from './devRegistry.ts';

afterAll(removeTestFolders);

it('reads a plugin that was broken again, though no edit was reported', { timeout: 60_000 }, async () => {
  const { definition, write, listVersions } = await serve();
  const sound = await readFile(definition, 'utf8');
  expect(await listVersions()).toEqual(['1.2.3']);
  await write('');
  expect(await listVersions()).toEqual([]);
  await writeFile(definition, sound.replace('1.2.3', '1.3.0'));
  // The request that meets the broken definition starts the next reading.
  await expect.poll(listVersions, { timeout: 30_000 }).toEqual(['1.3.0']);
});

it('does not read sound plugins again before an edit', async () => {
  const { definition, write, listVersions } = await serve();
  const sound = await readFile(definition, 'utf8');
  expect(await listVersions()).toEqual(['1.2.3']);
  await writeFile(definition, sound.replace('1.2.3', '1.3.0'));
  expect(await listVersions()).toEqual(['1.2.3']);
  await write(sound.replace('1.2.3', '1.4.0'));
  expect(await listVersions()).toEqual(['1.4.0']);
});

type Handler = (
  request: { readonly url: string },
  response: { readonly setHeader: () => void; readonly end: (body: string) => void },
  next: () => void,
) => Promise<void>;

/** Serves one plugin; `write` reports its edit as the watcher does. */
async function serve() {
  const folder = await writePluginFixture();
  const definition = path.join(folder, 'src', 'plugin.ts');
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockReturnValue(true);
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const use = vi.fn<(handler: Handler) => void>();
  const server = { watcher, ws: { send: vi.fn() }, middlewares: { use } } as unknown as ViteDevServer;
  const { configureServer } = devRegistry([await readPlugin(folder)]);
  if (typeof configureServer !== 'function') throw new Error('The plugin does not configure the server.');
  await configureServer.call({} as never, server);
  const [handler] = use.mock.lastCall ?? [];
  return {
    definition,
    write: async (source: string) => {
      await writeFile(definition, source);
      watcher.emit('all', 'change', definition);
    },
    listVersions: async () => {
      const end = vi.fn<(body: string) => void>();
      await handler?.({ url: '/admin/registry/demo.json' }, { setHeader: vi.fn(), end }, vi.fn());
      const { plugins } = JSON.parse(end.mock.lastCall?.[0] ?? '') as {
        readonly plugins: readonly { readonly manifest: { readonly version: string } }[];
      };
      return plugins.map(({ manifest }) => manifest.version);
    },
  };
}
