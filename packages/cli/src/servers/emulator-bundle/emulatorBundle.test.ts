// A bundle is used exactly as long as it is what its sources would give.
import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { readPlugin } from '../../plugins/findPlugins.ts';
import { loadExtensions } from '../../plugins/loadExtensions.ts';
import { makeTestFolder, removeTestFolders } from '../../testing/makeTestFolder.ts';
import { writePluginFixture } from '../../testing/writePluginFixture.ts';
import { bundleFileIn, findFreshBundle, recordFileIn } from './BundleRecord.ts';
import { loadEmulator } from './loadEmulator.ts';
import { makeEmulatorBundle } from './makeEmulatorBundle.ts';

afterAll(removeTestFolders);

const pastMs = 5_000;

/** Writes a small emulator of two modules with one mock, all of them older than now, and makes a bundle of them. */
async function makeSmallBundle() {
  const sources = await makeTestFolder();
  const files = {
    'package.json': '{"type":"module"}',
    'emulator.ts': "import { word } from './word.ts';\nexport const said: string = word;\n",
    'word.ts': "export const word = 'old';\nexport const own = import.meta.url;\n",
    'mock.ts': "import { own } from './word.ts';\nexport default { id: own };\n",
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(sources, name), text);
  const at = (name: string) => path.join(sources, name);
  const options = {
    folder: path.join(await makeTestFolder(), 'emulator'),
    emulator: at('emulator.ts'),
    mocks: [at('mock.ts')],
  };
  return { ...options, at, made: await makeEmulatorBundle(options) };
}

it('gives the exports of the emulator and of each mock, which find their own files', async () => {
  const { folder, mocks, at, made } = await makeSmallBundle();
  expect(made).toBe(findFreshBundle(folder, mocks));
  const bundle = await import(pathToFileURL(bundleFileIn(folder)).href);
  expect(bundle.said).toBe('old');
  expect((await bundle.loaders[at('mock.ts')]()).default).toEqual({ id: pathToFileURL(at('word.ts')).href });
});

it('is not used once a source says something else, be it as long and as old as before', async () => {
  const { folder, mocks, at } = await makeSmallBundle();
  const { atime, mtime } = await stat(at('word.ts'));
  const text = await readFile(at('word.ts'), 'utf8');
  await writeFile(at('word.ts'), text.replace('old', 'new'));
  await utimes(at('word.ts'), atime, mtime);
  expect(findFreshBundle(folder, mocks)).toBeUndefined();
});

it('is not used for other plugins, with a changed package or when it was damaged', async () => {
  const { folder, mocks, at } = await makeSmallBundle();
  expect(findFreshBundle(folder, [])).toBeUndefined();
  expect(findFreshBundle(folder, [...mocks, at('other.ts')])).toBeUndefined();
  expect(findFreshBundle(folder, mocks)).toBeDefined();
  await writeFile(at('package.json'), '{"type":"module","exports":{}}');
  expect(findFreshBundle(folder, mocks)).toBeUndefined();

  const other = await makeSmallBundle();
  await writeFile(bundleFileIn(other.folder), 'export {};');
  expect(findFreshBundle(other.folder, other.mocks)).toBeUndefined();
  const third = await makeSmallBundle();
  await writeFile(recordFileIn(third.folder), '{"mocks":[');
  expect(findFreshBundle(third.folder, third.mocks)).toBeUndefined();
});

it('is made by one process at a time, and again after one that was killed at it', async () => {
  const wish = await makeSmallBundle();
  const making = path.join(wish.folder, 'making');
  await mkdir(making);
  expect(await makeEmulatorBundle(wish)).toBeUndefined();
  expect(await makeEmulatorBundle({ ...wish, staleAfterMs: -pastMs })).toBe(bundleFileIn(wish.folder));
  await expect(stat(making)).rejects.toThrow('ENOENT');
});

it('is left alone when it cannot be made', async () => {
  const { folder, emulator, mocks, at } = await makeSmallBundle();
  await writeFile(at('mock.ts'), 'export default {');
  await expect(makeEmulatorBundle({ folder, emulator, mocks })).rejects.toThrow('mock.ts');
  expect(findFreshBundle(folder, mocks)).toBeUndefined();
});

it('starts from source while there is none, and says what a bundle should have', async () => {
  const folder = await makeTestFolder();
  expect(await loadEmulator([], folder)).toMatchObject({ loaders: {}, missingBundle: [] });
});

it('answers from the bundle, also the calls of a plugin with a contract of its own', { timeout: 60_000 }, async () => {
  const folder = await makeTestFolder();
  const source = fileURLToPath(import.meta.resolve('@brokerdesk/mock-server'));
  await makeEmulatorBundle({ folder, emulator: source, mocks: [] });
  const plugin = await writePluginFixture();
  await writeFile(path.join(plugin, 'src', 'mock.ts'), mockOfNotes);
  const plugins = [await readPlugin(plugin)];
  const { createEmulator, missingBundle } = await loadEmulator(plugins, folder);
  expect(missingBundle).toBeUndefined();
  const extensions = [...(await loadExtensions(plugins))];
  const emulator = createEmulator({ applications: 3, extensions, log: () => {} });
  const { app } = emulator;
  const ask = async (url: string) => (await app.inject(url)).json() as { code: string; data: unknown };
  expect(await ask('/api/notes?word=one')).toMatchObject({ code: 'OK', data: { word: 'one' } });
  expect(await ask('/api/notes?word=much-too-long')).toMatchObject({ code: 'E0004' });
  expect(await ask('/api/notes?word=wrong')).toMatchObject({ code: 'E0099' });
  const { data } = (await app.inject('/api/systems/brokers/infos')).json() as { data: { logoUrl: string }[] };
  expect((await app.inject(`/api${data[0]?.logoUrl}`)).rawPayload.subarray(1, 4).toString()).toBe('PNG');
  await emulator.close();
});

it('draws documents with packages that stay outside of it, and with the font of the fixtures', {
  timeout: 60_000,
}, async () => {
  const folder = await makeTestFolder();
  const source = fileURLToPath(import.meta.resolve('@brokerdesk/mock-server'));
  await makeEmulatorBundle({ folder, emulator: source, mocks: [] });
  const text = await readFile(bundleFileIn(folder), 'utf8');
  expect(text).toMatch(/import\("file:\/\/[^"]+\/@libpdf\/core\//);
  const { createEmulator } = await loadEmulator([], folder);
  const emulator = createEmulator({ applications: 3, log: () => {} });
  const { app } = emulator;
  const credentials = { userID: 'demo.admin', password: 'Brokerdesk2026' };
  const headers = { 'broker-code': 'DEMO', 'content-type': 'application/json' };
  const login = await app.inject({ method: 'POST', url: '/api/auths/logins', headers, payload: credentials });
  const { data } = login.json() as { data: { token: string } };
  const templates = await app.inject({ url: '/api/opening_forms/templates', headers: { token: data.token } });
  expect(templates.json()).toMatchObject({ code: 'OK', data: [{ pageCount: 1 }, { pageCount: 2 }] });
  await emulator.close();
});

const mockOfNotes = `
import { endpoint, mockRoute } from '@brokerdesk/plugin-sdk/contract';
import { z } from 'zod';
const notes = endpoint({
  method: 'GET',
  path: '/notes',
  access: { rule: 'anybody' },
  refusals: [],
  shapes: { query: z.strictObject({ word: z.string().max(5) }), data: z.strictObject({ word: z.literal('one') }) },
});
export default {
  id: 'notes',
  routes: [mockRoute(notes, (_context, { query }) => ({ code: 'OK', data: { word: query.word } }))],
};
`;
