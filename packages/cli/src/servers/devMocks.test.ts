import { EventEmitter } from 'node:events';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { ViteDevServer } from 'vite';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { CliError } from '../errors.ts';
import { readPlugin } from '../plugins/findPlugins.ts';
import { removeTestFolders } from '../testing/makeTestFolder.ts';
import { writePluginFixture } from '../testing/writePluginFixture.ts';
import { devMocks } from './devMocks.ts';

afterAll(removeTestFolders);
afterEach(() => vi.useRealTimers());

it('applies an edit of a mock.ts or a definition once, and no edit of a screen', async () => {
  const reload = vi.fn(async () => {});
  const { change, sent } = await watch(reload);
  await change('NotesScreen.tsx');
  expect(reload).not.toHaveBeenCalled();
  await change('mock.ts', 'mock.ts', 'mock.ts');
  await change('plugin.ts');
  expect(reload).toHaveBeenCalledTimes(2);
  // The open pages ask again after each.
  expect(sent).toEqual(Array.from({ length: 2 }, () => ({ type: 'custom', event: 'brokerdesk:mocks' })));
});

it('shows in the page and in the terminal why an edit cannot be applied', async () => {
  const error = new CliError('EXTENSION_BROKEN', { message: 'mock.ts cannot be used.', hint: 'Fix the file.' });
  const { change, sent, written } = await watch(() => Promise.reject(error));
  await change('mock.ts');
  expect(written.join('')).toContain('mock.ts cannot be used.');
  expect(sent).toMatchObject([
    {
      type: 'error',
      err: {
        message:
          'mock.ts cannot be used.\nFix the file.\nThe emulator goes on with the code that it had before, so the page shows what is old.',
      },
    },
  ]);
});

it.each([
  [Object.assign(new Error('The operation has no name.'), { hint: 'Add it.' }), 'The operation has no name.\nAdd it.'],
  [new TypeError('rows is not a function'), 'rows is not a function\nIt was thrown at '],
])('takes no mistake of a plugin for one of admin-cli: %s', async (error, expected) => {
  const { change, written } = await watch(() => Promise.reject(error));
  await change('mock.ts');
  const text = stripVTControlCharacters(written.join(''));
  expect(text).toContain(expected);
  expect(text).not.toContain('bug in admin-cli');
});

async function watch(reload: () => Promise<void>) {
  const folder = await writePluginFixture();
  const written: string[] = [];
  const sent: unknown[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  }
  const watcher = new EventEmitter();
  const server = { watcher, ws: { send: (message: unknown) => sent.push(message) } } as unknown as ViteDevServer;
  const { configureServer } = devMocks([await readPlugin(folder)], reload);
  if (typeof configureServer !== 'function') throw new Error('The plugin does not configure the server.');
  await configureServer.call({} as never, server);
  vi.useFakeTimers();
  return {
    sent,
    written,
    change: async (...names: readonly string[]) => {
      for (const name of names) watcher.emit('all', 'change', path.join(folder, 'src', name));
      await vi.runAllTimersAsync();
    },
  };
}
