import { EventEmitter } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterAll, expect, it, vi } from 'vitest';
import { readPlugin } from '../plugins/findPlugins.ts';
import { removeTestFolders } from '../testing/makeTestFolder.ts';
import { writePluginFixture } from '../testing/writePluginFixture.ts';
import { createDevDefinitions } from './devDefinitions.ts';
import { devRegistry } from './devRegistry.ts';

afterAll(removeTestFolders);

it('reads a plugin that was broken again, though no edit was reported', { timeout: 180_000 }, async () => {
  const { definition, write, listVersions } = await serve();
  const sound = await readFile(definition, 'utf8');
  expect(await listVersions()).toEqual(['1.2.3']);
  await write('');
  expect(await listVersions()).toEqual([]);
  await writeFile(definition, sound.replace('1.2.3', '1.3.0'));
  // The request that meets the broken definition starts the next reading.
  await expect.poll(listVersions, { timeout: 90_000 }).toEqual(['1.3.0']);
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

it('announces an edit once its definition has been read, also of a file that the definition imports', async () => {
  const { folder, definition, write, sent, readEntry } = await serve();
  const sound = await readFile(definition, 'utf8');
  expect(await readEntry()).toBe('plugin.ts');
  await writeFile(path.join(folder, 'src', 'pages.ts'), "export const path = 'remarks';\n");
  await write(`import { path } from './pages.ts';\n${sound.replace("path: 'notes'", 'path')}`);
  await expect.poll(sent, { timeout: 90_000 }).toEqual(['brokerdesk:registry']);
  const entry = await readEntry();
  expect(entry).toMatch(/^plugin\.ts\?t=\d+$/);
  await write("export const path = 'memos';\n", 'pages.ts');
  await expect.poll(sent, { timeout: 90_000 }).toHaveLength(2);
  await write('export default () => null;', 'NotesScreen.tsx');
  await write('');
  await expect.poll(() => sent().at(-1), { timeout: 90_000 }).toMatchObject({ type: 'error' });
  expect(sent()).toHaveLength(3);
});

it('reads the plugin again that was edited, and no other', { timeout: 180_000 }, async () => {
  const folders = [await writePluginFixture(), await writePluginFixture({ id: 'other-notes' })];
  const sources = await Promise.all(folders.map((folder) => readPlugin(folder)));
  const definitions = createDevDefinitions(sources);
  const server = { ws: { send: vi.fn() } } as unknown as ViteDevServer;
  const [first, second] = await definitions.read(server);
  expect(definitions.forget(path.join(folders[1] ?? '', 'src', 'locales', 'en.ts'))).toBe(sources[1]);
  expect(definitions.forget(path.join(folders[1] ?? '', 'src', 'NotesScreen.tsx'))).toBeUndefined();
  const again = await definitions.read(server);
  expect(again[0]).toBe(first);
  expect(again[1]).not.toBe(second);
  expect(again[1]).toEqual(second);
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
  const send = vi.fn();
  const server = { watcher, ws: { send }, middlewares: { use } } as unknown as ViteDevServer;
  const sources = [await readPlugin(folder)];
  const { configureServer } = devRegistry({ sources, definitions: createDevDefinitions(sources) });
  if (typeof configureServer !== 'function') throw new Error('The plugin does not configure the server.');
  await configureServer.call({} as never, server);
  const [handler] = use.mock.lastCall ?? [];
  const readManifests = async () => {
    const end = vi.fn<(body: string) => void>();
    await handler?.({ url: '/admin/registry/demo.json' }, { setHeader: vi.fn(), end }, vi.fn());
    const { plugins } = JSON.parse(end.mock.lastCall?.[0] ?? '') as {
      readonly plugins: readonly { readonly manifest: { readonly version: string; readonly entry: string } }[];
    };
    return plugins.map(({ manifest }) => manifest);
  };
  return {
    folder,
    definition,
    /** What was sent to open pages. */
    sent: (): readonly unknown[] => send.mock.calls.map(([message]) => message),
    write: async (source: string, file = 'plugin.ts') => {
      await writeFile(path.join(folder, 'src', file), source);
      watcher.emit('all', 'change', path.join(folder, 'src', file));
    },
    readEntry: async () => (await readManifests())[0]?.entry,
    listVersions: async () => (await readManifests()).map(({ version }) => version),
  };
}
