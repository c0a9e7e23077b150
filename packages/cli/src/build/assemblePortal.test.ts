import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@brokerdesk/plugin-sdk/build';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeAll } from '../plugins/describePlugins.ts';
import { readPlugin } from '../plugins/findPlugins.ts';
import { writePluginFixture } from '../testing/writePluginFixture.ts';
import { assemblePortal } from './assemblePortal.ts';
import { buildPlugin } from './buildPlugin.ts';
import { readPageConfig } from './PageConfig.ts';
import { toManifestFile, listFiles } from './toManifestFile.ts';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';

afterAll(removeTestFolders);

/** A page as the build of the host leaves it. */
const hostPage = `<!doctype html><html><head>
<script type="application/json" id="brokerdesk-config">{"base":"./","apiBase":"/api","registryBase":"./registry/"}</script>
<script type="module" crossorigin src="./assets/react-1.js"></script>
</head><body></body></html>`;

let portal = '';
let assembleAt: (base: string, outDir: string) => Promise<void>;

beforeAll(async () => {
  const work = await makeTestFolder();
  const hostFolder = path.join(work, 'host');
  await mkdir(path.join(hostFolder, 'assets'), { recursive: true });
  await writeFile(path.join(hostFolder, 'assets', 'react-1.js'), 'export const useState = 1;'.padEnd(2_000));
  await writeFile(path.join(hostFolder, 'assets', 'worker-1.mjs'), 'export {};');
  await writeFile(
    path.join(hostFolder, 'facades.json'),
    JSON.stringify({ react: ['assets/react-1.js', 'assets/part-1.js'] }),
  );
  await writeFile(path.join(hostFolder, 'index.html'), hostPage);
  const screen = "import './notes.css'; export default () => null;";
  const source = await writePluginFixture({ brokers: ['harbour'], screen });
  await writeFile(path.join(source, 'src', 'notes.css'), '.branch-notes-text { margin: 0 }');
  const [plugin] = await describeAll([await readPlugin(source)]);
  if (!plugin) throw new Error('The fixture was not described.');
  const folder = path.join(work, 'plugin');
  const built = { folder, manifest: await buildPlugin(plugin, folder), firstParty: false, brokers: ['harbour'] };
  portal = path.join(work, 'portal');
  assembleAt = (base, outDir) =>
    assemblePortal({ hostFolder, plugins: [built], displayCodes: ['demo', 'harbour'], base, outDir });
  await assembleAt('/admin/', portal);
});

async function readMap(page: string): Promise<Record<'imports' | 'integrity', Readonly<Record<string, string>>>> {
  const maps = [...page.matchAll(/<script type="importmap">(.*?)<\/script>/g)];
  expect(maps).toHaveLength(1);
  return JSON.parse(maps[0]?.[1] ?? '') as Awaited<ReturnType<typeof readMap>>;
}

function readPage(name: string): Promise<string> {
  return readFile(path.join(portal, name), 'utf8');
}

it('writes one import map with the hash of every script and style sheet, of host and plugins', async () => {
  const { imports, integrity } = await readMap(await readPage('index.harbour.html'));
  expect(imports).toEqual({ react: '/admin/assets/react-1.js' });
  const pinned = (await listFiles(portal)).filter((file) => /\.(?:m?js|css)$/.test(file));
  const bytes = await Promise.all(pinned.map((file) => readFile(path.join(portal, file))));
  expect(integrity).toEqual(
    Object.fromEntries(pinned.map((file, i) => [`/admin/${file}`, toManifestFile(bytes[i] ?? '').integrity])),
  );
  expect(pinned.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(3);
  expect(pinned).toContain('assets/worker-1.mjs');
  expect(pinned).toContainEqual(expect.stringMatching(/^plugins\/branch-notes\/.*\.css$/));
});

it('names in no page, policy or registry of another broker the plugin of one, its files or their hashes', async () => {
  const files = (await listFiles(path.join(portal, 'plugins', 'branch-notes'))).map((file) => path.basename(file));
  const own = Object.entries((await readMap(await readPage('index.harbour.html'))).integrity);
  const hashes = own.flatMap(([address, hash]) => (address.startsWith('/admin/plugins/') ? [hash] : []));
  expect(hashes.length).toBeGreaterThan(1);
  const policies = JSON.parse(await readPage('headers.harbour.json')) as Record<string, string>;
  const hash = /'(sha256-[^']+)'/.exec(policies['Content-Security-Policy'] ?? '')?.[1] ?? '';
  expect(hash).not.toBe('');
  const common = ['index.html', 'headers.json', 'registry/demo.json', 'registry/default.json'];
  const texts = (await Promise.all(common.map(readPage))).join('\n');
  expect([...files, ...hashes, hash, 'branch-notes', 'harbour'].filter((word) => texts.includes(word))).toEqual([]);
  const { imports, integrity } = await readMap(await readPage('index.html'));
  expect(imports).toEqual({ react: '/admin/assets/react-1.js' });
  expect(Object.keys(integrity)).toEqual(['/admin/assets/react-1.js', '/admin/assets/worker-1.mjs']);
  expect((await listFiles(portal)).filter((file) => /^(?:index|headers)\..*(?:html|json)$/.test(file))).toEqual([
    'headers.harbour.json',
    'headers.json',
    'index.harbour.html',
    'index.html',
  ]);
});

it('allows no inline script except the import map', async () => {
  const headers = JSON.parse(await readFile(path.join(portal, 'headers.json'), 'utf8')) as Record<string, string>;
  expect(headers['Content-Security-Policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(headers['Content-Security-Policy']).toMatch(
    /, script-src \*:\*\/admin\/assets\/ \*:\*\/admin\/plugins\/ \*:\*\/admin\/delivered\/plugins\/ 'sha256-[^']+'$/,
  );
  expect(headers['Content-Security-Policy']).not.toContain("script-src 'unsafe");
});

it('delivers a plugin only to its brokers', async () => {
  const read = async (code: string) => {
    return JSON.parse(await readFile(path.join(portal, 'registry', `${code}.json`), 'utf8')) as Registry;
  };
  expect((await read('harbour')).plugins).toEqual([
    {
      base: expect.stringMatching(/^\/admin\/plugins\/branch-notes\/1\.2\.3-[0-9a-f]{8}\/$/),
      firstParty: false,
      manifest: expect.objectContaining({ id: 'branch-notes' }),
    },
  ]);
  expect((await read('demo')).plugins).toEqual([]);
  expect((await read('default')).plugins).toEqual([]);
});

it('tells every broker the addresses of the files of shared modules', async () => {
  const { shared } = JSON.parse(await readFile(path.join(portal, 'registry', 'demo.json'), 'utf8')) as Registry;
  expect(shared).toEqual({ react: ['/admin/assets/react-1.js', '/admin/assets/part-1.js'] });
});

it.each(['/backoffice/', '/broker/portal/', '/'])('lies below %s as a whole', async (base) => {
  const outDir = path.join(await makeTestFolder(), 'portal');
  await assembleAt(base, outDir);
  const files = (await listFiles(outDir)).filter((file) => !/\.(?:br|gz)$/.test(file));
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(path.join(outDir, file), 'utf8')]));
  expect(texts.flatMap(([file, text]) => (/\/admin\/|"\.\//.test(text ?? '') ? [file] : []))).toEqual([]);
  const page = await readFile(path.join(outDir, 'index.harbour.html'), 'utf8');
  expect(readPageConfig(page)).toEqual({ base, apiBase: '/api', registryBase: `${base}registry/` });
  expect(page).toMatch(`src="${base}assets/react-1.js" integrity="sha256-`);
  const { imports, integrity } = await readMap(page);
  expect(imports).toEqual({ react: `${base}assets/react-1.js` });
  const scripts = files.filter((file) => /\.(?:m?js|css)$/.test(file)).map((file) => base + file);
  expect(Object.keys(integrity)).toEqual(scripts);
  const common = await readMap(await readFile(path.join(outDir, 'index.html'), 'utf8'));
  expect(Object.keys(common.integrity)).toEqual(scripts.filter((file) => !file.startsWith(`${base}plugins/`)));
  const { plugins } = JSON.parse(await readFile(path.join(outDir, 'registry', 'harbour.json'), 'utf8')) as Registry;
  expect(plugins[0]?.base).toMatch(`${base}plugins/branch-notes/1.2.3-`);
  expect(await readFile(path.join(outDir, 'headers.json'), 'utf8')).toContain(
    `script-src *:*${base}assets/ *:*${base}plugins/ *:*${base}delivered/plugins/ 'sha256-`,
  );
});

it('compresses what is large enough', async () => {
  const files = await listFiles(portal);
  expect(files).toContain('assets/react-1.js.br');
  expect(files).toContain('assets/react-1.js.gz');
});
