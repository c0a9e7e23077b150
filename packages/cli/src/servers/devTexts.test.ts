import path from 'node:path';
import type { HotUpdateOptions } from 'vite';
import { expect, it, vi } from 'vitest';
import type { PluginSource } from '../plugins/findPlugins.ts';
import type { DevDefinitions } from './devDefinitions.ts';
import { devTexts } from './devTexts.ts';

const folder = path.resolve('/plugins/branch-notes').replaceAll('\\', '/');

it('announces an edited text to the open pages, and Vite does not reload them', async () => {
  const { edit, sent } = serve();
  expect(await edit('src/locales/zh-Hans.ts')).toEqual([]);
  expect(await edit('src/screens/notes/locales/en.ts')).toEqual([]);
  const address = `/admin/@fs${folder.startsWith('/') ? '' : '/'}${folder}/src`;
  expect(sent).toEqual([
    { namespace: 'notes', language: 'zh-Hans', address: `${address}/locales/zh-Hans.ts?t=7` },
    { namespace: 'notes', language: 'en', address: `${address}/screens/notes/locales/en.ts?t=7` },
  ]);
});

it('announces a text that an editor has emptied first once it is written', async () => {
  const written = Promise.withResolvers<string>();
  const { edit, sent } = serve({ id: 'notes', read: () => written.promise });
  const announced = edit('src/locales/en.ts');
  expect(sent).toEqual([]);
  written.resolve('export default {};');
  await announced;
  expect(sent).toHaveLength(1);
});

it('leaves other files to Vite, and the texts of a plugin that has never been usable', async () => {
  const { edit, sent } = serve();
  expect(await edit('src/NotesScreen.tsx')).toBeUndefined();
  expect(await edit('src/locales/shape.ts')).toBeUndefined();
  expect(await edit('../other/src/locales/en.ts')).toBeUndefined();
  const broken = serve({ id: undefined });
  expect(await broken.edit('src/locales/en.ts')).toBeUndefined();
  expect([...sent, ...broken.sent]).toEqual([]);
});

function serve(
  { id, read = async () => '' }: { id?: string | undefined; read?: () => Promise<string> } = { id: 'notes' },
) {
  const sent: unknown[] = [];
  const source: PluginSource = {
    folder,
    entry: `${folder}/src/plugin.ts`,
    brokers: undefined,
    firstParty: false,
  };
  const definitions: DevDefinitions = { read: vi.fn(), forget: vi.fn(), idOf: () => id };
  const { hotUpdate } = devTexts([source], definitions);
  if (typeof hotUpdate !== 'function') throw new Error('The plugin does not follow edits.');
  const hot = { send: (_event: string, payload: unknown) => sent.push(payload) };
  const context = { environment: { name: 'client', hot } } as unknown as ThisParameterType<typeof hotUpdate>;
  return {
    sent,
    edit: async (name: string) =>
      hotUpdate.call(context, {
        type: 'update',
        file: path.posix.join(folder, name),
        timestamp: 7,
        read,
      } as unknown as HotUpdateOptions),
  };
}
