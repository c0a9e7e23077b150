import { EventEmitter } from 'node:events';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterAll, expect, it, vi } from 'vitest';
import { readPlugin } from '../plugins/findPlugins.ts';
import { removeTestFolders } from '../testing/makeTestFolder.ts';
import { writePluginFixture } from '../testing/writePluginFixture.ts';
import { devRegistry } from './devRegistry.ts';

afterAll(removeTestFolders);

it('says that the emulator has to be started again when a mock.ts changes', async () => {
  const folder = await writePluginFixture();
  const written: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const watcher = Object.assign(new EventEmitter(), { add: () => watcher });
  const server = { watcher, middlewares: { use: () => undefined } } as unknown as ViteDevServer;
  const { configureServer } = devRegistry([await readPlugin(folder)]);
  if (typeof configureServer !== 'function') throw new Error('The plugin does not configure the server.');
  await configureServer.call({} as never, server);
  const mock = path.join(folder, 'src', 'mock.ts');
  watcher.emit('all', 'change', path.join(folder, 'src', 'NotesScreen.tsx'));
  watcher.emit('all', 'change', mock);
  vi.restoreAllMocks();
  expect(written).toEqual([
    `Warning ${mock} has changed, but the emulator reads it at the start only: stop this and start it again.\n`,
  ]);
});
