import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describeAll } from '../plugins/describePlugins.ts';
import { readPlugin } from '../plugins/findPlugins.ts';
import { writePluginFixture } from '../testing/writePluginFixture.ts';
import { buildPlugin } from './buildPlugin.ts';
import { toManifestFile, listFiles } from './toManifestFile.ts';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';

afterAll(removeTestFolders);

async function buildScreen(screen: string, files: Readonly<Record<string, string>> = {}) {
  const folder = await writePluginFixture({ screen, files });
  const [plugin] = await describeAll([await readPlugin(folder)]);
  if (!plugin) throw new Error('The fixture was not described.');
  const outDir = path.join(folder, 'dist');
  return { outDir, manifest: await buildPlugin(plugin, outDir) };
}

const soundScreen = `
  import { endpoint, signedIn } from '@brokerdesk/plugin-sdk/contract';
  import { useState } from 'react';
  import { z } from 'zod';
  const row = z.object({ text: z.string() });
  const listNotes = endpoint({ method: 'GET', path: '/notes', access: signedIn, errors: [], shapes: { data: z.array(row) } });
  export default function NotesScreen() {
    const [count] = useState(0);
    return <p className="branch-notes-text">{listNotes.path + count}</p>;
  }
`;

it('lists every file with the hash and size of its bytes', async () => {
  const { outDir, manifest } = await buildScreen(soundScreen);
  const files = (await listFiles(outDir)).filter((file) => file !== 'manifest.json');
  expect(Object.keys(manifest.files).toSorted()).toEqual([...files].toSorted());
  for (const file of files) {
    expect(manifest.files[file]).toEqual(toManifestFile(await readFile(path.join(outDir, file))));
  }
  expect(JSON.parse(await readFile(path.join(outDir, 'manifest.json'), 'utf8'))).toEqual(manifest);
  expect(files).not.toContain('THIRD-PARTY.md');
  expect(manifest.files[manifest.entry]).toBeDefined();
});

it('names the scripts that each screen needs, with the parts that it shares with others', async () => {
  const definition = `
    import { definePlugin, page } from '@brokerdesk/plugin-sdk';
    import en from './locales/en.ts';
    const notes = (screen, path) => page({ path, title: 'menu.notes', screen });
    export default definePlugin({
      id: 'branch-notes', version: '1.2.3', sdk: '^1.0.0',
      functions: {
        X_NOTES: page({
          path: 'notes', title: 'menu.notes', screen: () => import('./NotesScreen.tsx'),
          children: { edit: { path: 'edit', title: 'menu.notes', screen: async () => ({ default: (await import('./EditScreen.tsx')).EditScreen.displayed }) } },
        }),
      },
      internal: { empty: notes(async () => ({ default: () => null }), 'empty') },
      messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
    });`;
  const screen = `
    import { lazy } from 'react';
    import { part } from './part.ts';
    const Later = lazy(() => import('./Later.tsx'));
    export default () => part + String(Later);`;
  const folder = await writePluginFixture({
    definition,
    screen,
    files: {
      'part.ts': "import { z } from 'zod'; export const part = z.string().parse('a part');",
      'EditScreen.tsx': `import { Form } from '@brokerdesk/plugin-sdk/forms'; import { part } from './part.ts';
        export const EditScreen = { displayed: () => <Form>{part}</Form> };`,
      'Later.tsx': 'export default () => null;',
    },
  });
  const [plugin] = await describeAll([await readPlugin(folder)]);
  if (!plugin) throw new Error('The fixture was not described.');
  const { entry, scripts } = await buildPlugin(plugin, path.join(folder, 'dist'));
  expect(await readFile(path.join(folder, 'dist', 'THIRD-PARTY.md'), 'utf8')).toMatch(/^## zod - .* \(MIT\)$/m);
  const part = expect.stringMatching(/^part-/);
  const zod = expect.stringMatching(/^zod-/);
  expect(scripts).toEqual({
    X_NOTES: {
      files: [entry, expect.stringMatching(/^NotesScreen-/), part, zod],
      shared: ['@brokerdesk/plugin-sdk', 'react'],
    },
    'X_NOTES/edit': {
      files: [entry, expect.stringMatching(/^EditScreen-/), part, zod],
      shared: expect.arrayContaining(['@brokerdesk/plugin-sdk/forms', 'react/jsx-runtime']),
    },
  });
});

it('takes React and the SDK from the host and leaves schemas out', async () => {
  const { outDir, manifest } = await buildScreen(soundScreen);
  expect(manifest.shared).toEqual({
    '@brokerdesk/plugin-sdk': ['definePlugin', 'page'],
    '@brokerdesk/plugin-sdk/contract': ['endpoint', 'signedIn'],
    react: ['useState'],
    'react/jsx-runtime': ['jsx'],
  });
  const scripts = Object.keys(manifest.files).filter((file) => file.endsWith('.js'));
  const code = (await Promise.all(scripts.map((file) => readFile(path.join(outDir, file), 'utf8')))).join('\n');
  expect(code).toContain('/notes');
  expect(code).not.toMatch(/react\.(?:transitional\.)?element|ZodError/);
});

it('takes forms and documents from the host, too', async () => {
  const screen = `
    import { SplitPanes } from '@brokerdesk/plugin-sdk/documents';
    import { Stepper } from '@brokerdesk/plugin-sdk/forms';
    export default () => <Stepper label={typeof SplitPanes} steps={[]} />;
  `;
  const { outDir, manifest } = await buildScreen(screen);
  expect(manifest.shared).toMatchObject({
    '@brokerdesk/plugin-sdk/documents': ['SplitPanes'],
    '@brokerdesk/plugin-sdk/forms': ['Stepper'],
  });
  const scripts = Object.keys(manifest.files).filter((file) => file.endsWith('.js'));
  const code = (await Promise.all(scripts.map((file) => readFile(path.join(outDir, file), 'utf8')))).join('\n');
  expect(code).not.toContain('bdk-step');
});

it('contains no preloading, for which a screen would have to fetch another file', async () => {
  const { outDir, manifest } = await buildScreen(soundScreen);
  const code = await readFile(path.join(outDir, manifest.entry), 'utf8');
  expect(code).toContain('./NotesScreen-');
  expect(Object.keys(manifest.files).join(' ') + code).not.toMatch(/preload/i);
});

it('gives a CommonJS dependency the React of the host', async () => {
  const screen = "import old from './old.cjs'; export default () => String(old.state);";
  const { outDir, manifest } = await buildScreen(screen, { 'old.cjs': "exports.state = require('react').useState;" });
  expect(manifest.shared['react']?.length).toBeGreaterThan(0);
  const scripts = Object.keys(manifest.files).filter((file) => file.endsWith('.js'));
  const code = (await Promise.all(scripts.map((file) => readFile(path.join(outDir, file), 'utf8')))).join('\n');
  expect(code).not.toMatch(/require\(["'`]react/);
});

it('keeps small fonts and pictures as files, because the page forbids most of them inside a style sheet or script', async () => {
  const files = {
    'notes.css': "@font-face { font-family: Notes; src: url('./notes.woff2'); }",
    'notes.woff2': 'a font',
    'notes.png': 'a picture',
  };
  const screen =
    "import './notes.css'; import picture from './notes.png'; export default () => <img src={picture} alt='' />;";
  const { outDir, manifest } = await buildScreen(screen, files);
  const names = Object.keys(manifest.files).map((file) => file.replace(/^.*\//, '').replace(/-[^.]+/, ''));
  expect(names).toEqual(expect.arrayContaining(['notes.woff2', 'notes.png']));
  for (const file of Object.keys(manifest.files))
    expect(await readFile(path.join(outDir, file), 'utf8'), file).not.toContain('data:');
});

it('finds the SDK and zod for a plugin without packages', async () => {
  const folder = await writePluginFixture({ alone: true, screen: soundScreen });
  const [plugin] = await describeAll([await readPlugin(folder)]);
  if (!plugin) throw new Error('The fixture was not described.');
  const manifest = await buildPlugin(plugin, path.join(folder, 'dist'));
  expect(Object.keys(manifest.shared)).toContain('@brokerdesk/plugin-sdk/contract');
});

it('copies the calls of the contract that a plugin makes, and nothing else of it', async () => {
  const screen = `
    import { createReferrer, getProfile, type ReferrerDetail } from '@brokerdesk/plugin-sdk/api';
    const nameOf = ({ nameEN }: ReferrerDetail) => nameEN;
    export default () => createReferrer.path + getProfile.path + nameOf;
  `;
  const folder = await writePluginFixture({ alone: true, screen });
  const [plugin] = await describeAll([await readPlugin(folder)]);
  if (!plugin) throw new Error('The fixture was not described.');
  const { files, shared } = await buildPlugin(plugin, path.join(folder, 'dist'));
  const scripts = Object.keys(files).filter((file) => file.endsWith('.js'));
  const read = (file: string) => readFile(path.join(folder, 'dist', file), 'utf8');
  const code = (await Promise.all(scripts.map(read))).join('\n');
  expect(Object.keys(shared)).toEqual(['@brokerdesk/plugin-sdk']);
  expect(code).toMatch(/\/profiles\/\{id\}.*\/referrers\W/s);
  expect(code).not.toMatch(/ZodError|\/faq/);
  expect(code.length).toBeLessThan(4_000);
});

it('keeps the rules of the contract with the screen that applies them, apart from the calls', async () => {
  const screen = `
    import { createProfile, findTemplateProblems, listProfiles, templateBodyPaths } from '@brokerdesk/plugin-sdk/api';
    const template = { pages: [], classification: [], coreComponents: [], paths: templateBodyPaths };
    export default () => <p>{listProfiles.path + createProfile.path + findTemplateProblems(template).length}</p>;
  `;
  const { outDir, manifest } = await buildScreen(screen);
  const scripts = Object.keys(manifest.files).filter((file) => file.endsWith('.js'));
  const contract = scripts.find((file) => file.startsWith('contract-')) ?? '';
  // An import of the screen or of zod would be a cycle, or would load the schemas with the plugin.
  expect(await readFile(path.join(outDir, contract), 'utf8')).not.toMatch(/\bfrom\s*["']\.\//);
});

it('rejects a plugin that would contain its own copy of a shared module', async () => {
  const screen = "import { RouterProvider } from 'react-router/dom'; export default () => String(RouterProvider);";
  await expect(buildScreen(screen)).rejects.toMatchObject({
    code: 'PLUGIN_BUNDLES_SHARED',
    message: expect.stringContaining('its own copy of react-router'),
  });
});

it('rejects an import of a name that the host does not export', async () => {
  const screen = "import { matchRoutes } from 'react-router'; export default () => String(matchRoutes);";
  await expect(buildScreen(screen)).rejects.toMatchObject({
    code: 'PLUGIN_IMPORT_UNKNOWN',
    message: 'The plugin branch-notes imports "matchRoutes" from react-router, which the host does not export.',
  });
});

it('names the plugin that does not build', async () => {
  await expect(buildScreen("import './missing.ts'; export default 1;")).rejects.toMatchObject({
    code: 'PLUGIN_BUILD_FAILED',
    message: expect.stringContaining('The plugin branch-notes does not build'),
  });
});

describe('a folder to build into', () => {
  async function describeFixture() {
    const [plugin] = await describeAll([await readPlugin(await writePluginFixture())]);
    if (!plugin) throw new Error('The fixture was not described.');
    return plugin;
  }

  it('is replaced if it contains an earlier build and nothing else', async () => {
    const plugin = await describeFixture();
    const outDir = path.join(await makeTestFolder(), 'dist');
    const first = await buildPlugin(plugin, outDir);
    expect(await buildPlugin(plugin, outDir)).toEqual(first);
  });

  it('is not changed if its manifest.json is not that of a plugin', async () => {
    const outDir = await makeTestFolder();
    const manifest = JSON.stringify({ schemaVersion: 1, id: 'theirs', name: 'A web app' });
    await writeFile(path.join(outDir, 'manifest.json'), manifest);
    await writeFile(path.join(outDir, 'letter.txt'), 'dear');
    await expect(buildPlugin(await describeFixture(), outDir)).rejects.toMatchObject({ code: 'FOLDER_NOT_OURS' });
    expect(await readFile(path.join(outDir, 'letter.txt'), 'utf8')).toBe('dear');
  });

  it.each<[string, (folder: string) => Promise<unknown>]>([
    ['a file', (folder) => writeFile(path.join(folder, 'letter.txt'), 'dear')],
    [
      'a file further down',
      async (folder) => {
        await mkdir(path.join(folder, 'letters'));
        await writeFile(path.join(folder, 'letters', 'first.txt'), 'dear');
      },
    ],
    ['a link', (folder) => symlink('elsewhere', path.join(folder, 'link'))],
  ])('is not replaced if %s was added to an earlier build', async (_, add) => {
    const plugin = await describeFixture();
    const outDir = await makeTestFolder();
    const { entry } = await buildPlugin(plugin, outDir);
    await add(outDir);
    await expect(buildPlugin(plugin, outDir)).rejects.toMatchObject({ code: 'FOLDER_NOT_OURS' });
    expect(await listFiles(outDir)).toContain(entry);
  });
});
