import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type FacadeList, facadeListFile, sharedSpecifiers } from '@brokerdesk/host/vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildHost } from './buildHost.ts';
import { readPageConfig } from './PageConfig.ts';
import { listFiles } from './toManifestFile.ts';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';

afterAll(removeTestFolders);

// A whole production build, on a machine that may be busy with other tests.
vi.setConfig({ hookTimeout: 120_000 });

const scripts = new Map<string, string>();
const styles = new Map<string, string>();
let facades: FacadeList = {};
let page = '';

beforeAll(async () => {
  const outDir = await makeTestFolder();
  await buildHost(outDir);
  const read = (file: string) => readFile(path.join(outDir, file), 'utf8');
  for (const file of await listFiles(outDir)) {
    if (file.endsWith('.js')) scripts.set(file, await read(file));
    if (file.endsWith('.css')) styles.set(file, await read(file));
  }
  facades = JSON.parse(await read(facadeListFile)) as FacadeList;
  page = await read('index.html');
});

function scriptsWith(text: string): readonly string[] {
  return [...scripts].filter(([, code]) => code.includes(text)).map(([file]) => file);
}

function startFiles(): readonly string[] {
  return [...page.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)].map(([, file]) => file ?? '');
}

it('browsers do not translate the page, which has the languages of its users itself', () => {
  expect(page).toMatch(/<html [^>]*translate="no"/);
});

/** Returns scripts with all that they import. */
function importsOf(files: readonly string[]): readonly string[] {
  const found = new Set(files);
  for (const file of found) {
    for (const [, name] of scripts.get(file)?.matchAll(/(?:from|import)\s*["`]\.\/([^"`]+\.js)["`]/g) ?? []) {
      found.add(`assets/${name}`);
    }
  }
  return [...found];
}

it('asks browsers to compile as a whole what every visit runs, and nothing else', () => {
  const hinted = [...scripts].filter(([, code]) => code.startsWith('//# allFunctionsCalledOnLoad\n'));
  const names = hinted.map(([file]) => /^assets\/(.*)-[\w-]{8}\.js$/.exec(file)?.[1] ?? file);
  expect(names.toSorted()).toEqual(['main', 'react', 'shared-brokerdesk-plugin-sdk']);
});

it('fetches what it imports on demand before it imports it, except at the start', () => {
  const imports = (code: string) => [...code.matchAll(/\bimport\([`"']\.\//g)].length;
  const guarded = (code: string) => [...code.matchAll(/__part\(\[[^\]]*\],\(\)=>import\([`"']\.\//g)].length;
  const start = new Set(startFiles());
  const unguarded = [...scripts].filter(([file, code]) => !start.has(file) && imports(code) > guarded(code));
  expect(unguarded.map(([file]) => file)).toEqual([]);
  expect([...scripts.values()].reduce((sum, code) => sum + guarded(code), 0)).toBeGreaterThan(40);
});

it('has a facade for every shared module', () => {
  expect(Object.keys(facades).toSorted()).toEqual(sharedSpecifiers('build').toSorted());
  for (const [file] of Object.values(facades)) expect(scripts.has(file)).toBe(true);
});

it('names all files of a shared module, except those that the page starts with', () => {
  const started = new Set(importsOf(startFiles()));
  for (const [name, files] of Object.entries(facades)) {
    const needed = importsOf([files[0]]).filter((file, index) => index === 0 || !started.has(file));
    expect(files.toSorted(), name).toEqual(needed.toSorted());
  }
  expect(facades['@brokerdesk/plugin-sdk/forms']?.length).toBeGreaterThan(1);
});

it('contains React once, and zod only in the file that the first form fetches', () => {
  expect(scriptsWith('__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=')).toHaveLength(1);
  const [schemas = '', ...others] = scriptsWith('ZodError').map((file) => path.basename(file));
  expect(others).toEqual([]);
  const [forms = '', ...otherUsers] = scriptsWith(`/${schemas}`);
  expect(otherUsers).toEqual([]);
  expect(importsOf(facades['@brokerdesk/plugin-sdk/forms'] ?? [])).toContain(forms);
  expect(importsOf(startFiles())).not.toContain(forms);
  expect(scripts.get(forms)).toContain(`import(\`./${schemas}\`)`);
});

// Parts that an entry fetches later share its code.
it.each([
  ['charts', ['ChartDrawing']],
  ['forms', ['SectionChooser']],
  ['documents', []],
  ['sheet', ['SpreadsheetMatrix']],
  ['trees', []],
])('includes the %s of the SDK with nothing of the host', (entry, parts) => {
  const facade = path.basename(facades[`@brokerdesk/plugin-sdk/${entry}`]?.[0] ?? '');
  expect(facade).toMatch(/\.js$/);
  const users = scriptsWith(`/${facade}`).map((file) => path.basename(file).replace(/-[\w-]{8}\.js$/, ''));
  expect(users.toSorted()).toEqual(parts);
});

it('contains no path that a portal is served below, in page, scripts and styles', () => {
  const texts = [...scripts, ...styles, ['index.html', page] as const];
  expect(texts.filter(([, text]) => text.includes('/admin/')).map(([file]) => file)).toEqual([]);
  expect(readPageConfig(page)).toMatchObject({ base: './', registryBase: './registry/' });
  const addresses = [...styles.values()].flatMap((text) => [...text.matchAll(/url\((?!["']?data:)["']?([^)]*)/g)]);
  expect(addresses.length).toBeGreaterThan(100);
  expect(addresses.map(([, address = '']) => address).filter((address) => !/^\.\/[^/]+$/.test(address))).toEqual([]);
});

it('leaves the import map to the step that knows the plugins', () => {
  expect(page).not.toContain('importmap');
});

it('starts without the router, the shell and what only plugins use', () => {
  const needed = new Set(importsOf(startFiles()));
  const code = [...needed].map((file) => scripts.get(file) ?? '').join('\n');
  expect(needed.size).toBeGreaterThan(1);
  expect(code).toContain('brokerdesk-config');
  expect(code).not.toContain('createBrowserRouter');
  for (const shared of Object.keys(facades).filter((name) => /^(?:@blueprintjs|@brokerdesk|react-router)/.test(name))) {
    expect(needed).not.toContain(facades[shared]?.[0]);
  }
});
