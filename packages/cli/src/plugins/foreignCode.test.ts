// Code of a plugin notes the process that it runs in. Commands that only read plugins run none in their own.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCheck } from '../check/runCheck.ts';
import { findDevAccount } from '../servers/findDevAccount.ts';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import { writePluginFixture } from '../testing/writePluginFixture.ts';
import { listNamespaces } from '../texts/listNamespaces.ts';
import { loadPortalModel } from '../why/PortalModel.ts';
import { describeExtensions, findStartError } from './describeExtensions.ts';
import { readPlugin } from './findPlugins.ts';

afterAll(removeTestFolders);

let folder = '';
let notes = '';

beforeAll(async () => {
  notes = path.join(await makeTestFolder(), 'notes');
  const note = (name: string) =>
    `import { appendFileSync } from 'node:fs';\nappendFileSync(${JSON.stringify(notes)}, '${name} ' + process.pid + '\\n');\n`;
  const mock = `${note('mock.ts')}
    const fail = () => { appendFileSync(${JSON.stringify(notes)}, 'seed ' + process.pid + '\\n'); return {}; };
    export default { id: 'branch-notes', collections: { 'branch-notes': fail }, routes: [] };`;
  folder = await writePluginFixture({
    files: { 'mock.ts': mock, 'notes.css': '.notes { color: red; }' },
    screen: "import './notes.css';\nexport default () => null;",
  });
  const entry = path.join(folder, 'src', 'plugin.ts');
  await writeFile(entry, note('plugin.ts') + (await readFile(entry, 'utf8')));
  await writeFile(path.join(folder, 'postcss.config.mjs'), `${note('postcss')}export default {};`);
  await writeFile(path.join(folder, 'vite.config.mjs'), `${note('vite')}export default {};`);
});

it.each([
  ['check', () => runCheck([folder]), ['mock.ts', 'plugin.ts']],
  [
    'why and functions',
    () => loadPortalModel([folder], findDevAccount('demo.admin', undefined)),
    ['mock.ts', 'plugin.ts'],
  ],
  ['texts overrides', async () => listNamespaces([await readPlugin(folder)]), ['plugin.ts']],
])('%s runs the code of a plugin in child processes only', { timeout: 300_000 }, async (_name, work, expected) => {
  await writeFile(notes, '');
  await work();
  const noted = (await readFile(notes, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  expect(new Set(noted.map(([name]) => name))).toEqual(new Set(expected));
  expect(noted.filter(([, pid]) => Number(pid) === process.pid)).toEqual([]);
});

async function writeMock(source: string) {
  const own = await writePluginFixture({ files: { 'mock.ts': source } });
  return [await readPlugin(own)];
}

it('describes what a mock.ts says, as data', async () => {
  const sources = await writeMock(`import { endpoint, mockRoute, signedIn } from '@brokerdesk/plugin-sdk/contract';
    import { z } from 'zod';
    const list = endpoint({ method: 'GET', path: '/notes', access: signedIn, errors: [], shapes: { data: z.null() } });
    export default { id: 'notes', collections: { notes: () => ({}) }, routes: [mockRoute(list, () => ({ code: 'OK', data: null }))] };`);
  const { loaded, broken } = await describeExtensions(sources);
  expect({ loaded: loaded.map(({ extension }) => extension), broken }).toEqual({
    loaded: [
      {
        id: 'notes',
        collections: { notes: null },
        routes: [{ endpoint: { method: 'GET', path: '/notes', access: { rule: 'signed-in' }, errors: [] } }],
      },
    ],
    broken: [],
  });
});

it.each([
  ['throw new Error("no rows");', /mock\.ts cannot be used by the emulator: no rows$/],
  ['export default { id: "notes", routes: [null] };', /mock\.ts cannot be used by the emulator: /],
  ['process.exit(0);', /^The process that runs src\/mock\.ts of .* ended without a result \(exit code 0\)\.$/],
])('says why a mock.ts cannot be used: %s', async (source, message) => {
  const { loaded, broken } = await describeExtensions(await writeMock(source));
  expect({ loaded, broken }).toEqual({
    loaded: [],
    broken: [
      { source: expect.anything() as object, error: expect.objectContaining({ code: 'EXTENSION_BROKEN' }) as object },
    ],
  });
  expect(broken[0]?.error.message).toMatch(message);
});

it('says why no emulator starts', async () => {
  const sources = await writeMock("export default { id: 'notes', collections: { users: () => ({}) }, routes: [] };");
  expect((await findStartError(sources, { functions: {} }))?.message).toContain('users');
});
