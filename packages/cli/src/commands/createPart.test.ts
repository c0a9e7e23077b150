// What the parts contain is proved by the gate "templates", which adds each of them to each template, with the lines that the
// command prints, checks the types and runs the tests. Here: nothing is written by halves, and nothing is replaced.
import { readdirSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { planPlugin, writePlugin } from '../create/createPlugin.ts';
import { toolVersions } from '../create/toolVersions.ts';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import { createPart, type PartKind } from './createPart.ts';

const productPlugins = path.resolve(import.meta.dirname, '../../../../plugins');
let folder = '';
let printed = '';

beforeEach(async () => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  folder = path.join(await makeTestFolder(), 'branch-visits');
  const titles = { en: 'Branch visits', 'zh-Hans': '网点到访', 'zh-Hant': '分行到訪' };
  const parts = {
    name: 'branch-visits',
    titles,
    template: 'blank',
    root: undefined,
    brokers: [],
    packages: undefined,
    nodePackages: {},
    hasTestTools: false,
  };
  const request = { ...parts, folder };
  await writePlugin(request, await planPlugin(request));
});

afterEach(() => vi.restoreAllMocks());
afterAll(removeTestFolders);

function add(kind: PartKind, name: string, options: { readonly in?: string; readonly function?: string } = {}) {
  return createPart(kind, name, { ...options, directory: path.join(folder, 'src'), dryRun: false, json: false });
}

async function readAll(): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')])));
}

/** Expects that a part is refused for a reason and that every file is as it was. */
async function expectRefusal(reason: object, ...part: Parameters<typeof add>): Promise<void> {
  const before = await readAll();
  await expect(add(...part)).rejects.toMatchObject(reason);
  expect(await readAll()).toEqual(before);
}

describe('a screen', () => {
  it.each([
    ['a constant', "import type en from './en.ts';", 'export const messages: typeof en = {'],
    ['a default export', '', 'export default {'],
  ])('has texts in a file that exports %s', async (_case, head, opening) => {
    const file = path.join(folder, 'src/locales/zh-Hans.ts');
    await writeFile(file, `${head}\n${opening}\n  title: '网点到访',\n};\n`);
    await add('screen', 'visit-history');
    expect(await readFile(file, 'utf8')).toContain("  title: '网点到访',\n  visitHistory: { title: 'Visit history', ");
  });

  it('has text files besides those of a plugin whose screens share texts', async () => {
    const shared = path.join(folder, 'src/useText.ts');
    const text = await readFile(shared, 'utf8');
    await writeFile(shared, text.replace('export const { useText } =', 'export const pluginTexts ='));
    await add('screen', 'visit-history');
    const files = await readAll();
    expect(files[path.join(folder, 'src/locales/zh-Hans.ts')]).toContain("visitHistory: { title: 'Visit history' },");
    const own = path.join(folder, 'src/screens/visitHistory');
    expect(files[path.join(own, 'locales/zh-Hans.ts')]).toContain("empty: { title: '暂无内容'");
    expect(files[path.join(own, 'useText.ts')]).toContain('defineTexts(pluginTexts, { en,');
    expect(files[path.join(own, 'VisitHistoryScreen.tsx')]).toContain("from './useText.ts';");
  });

  it.each(readdirSync(productPlugins))('fits into the plugin %s of the product', async (name) => {
    const directory = path.join(productPlugins, name);
    await createPart('screen', 'visit-history', { directory, dryRun: true, json: true });
    const locales = ['en', 'zh-Hans', 'zh-Hant'].map((language) => `src/locales/${language}.ts`);
    expect(JSON.parse(printed)).toMatchObject({
      changed: expect.arrayContaining(locales) as string[],
      additions: expect.arrayContaining([
        expect.objectContaining({ file: 'src/plugin.ts', place: 'in `functions`' }),
      ]) as object[],
    });
  });

  it('is not the page of another plugin', { timeout: 180_000 }, async () => {
    await expectRefusal({ code: 'FUNCTION_OWNED_TWICE' }, 'screen', 'people', { function: 'UR_USER_MANAGEMENT' });
  });
});

describe('a part', () => {
  it('has texts in three languages, and prints what declares it', async () => {
    const before = await readAll();
    await add('screen', 'visit-history');
    const definition = path.join(folder, 'src/plugin.ts');
    expect(printed).toContain(`
Add to ${path.relative(process.cwd(), definition)}, in \`functions\`:

    X_BRANCH_VISITS_VISIT_HISTORY: page({
      path: 'branch_visits_visit_history',
      title: 'visitHistory.title',
      menu: { icon: 'document' },
      screen: () => import('./screens/visitHistory/VisitHistoryScreen.tsx'),
    }),
`);
    const files = await readAll();
    expect(files[definition]).toBe(before[definition]);
    expect(files[path.join(folder, 'src/locales/zh-Hant.ts')]).toContain(
      "  visitHistory: { title: 'Visit history', empty: { title: '暫無內容', text: '請編寫此頁面的內容。' } },\n};",
    );
  });

  it('prints the whole import that its declaration needs', async () => {
    await add('slot', 'next-visits', { in: 'home.cards' });
    expect(printed).toContain(`, instead of the import from '@brokerdesk/plugin-sdk':

import { definePlugin, fill, homeCards, page } from '@brokerdesk/plugin-sdk';
`);
    expect(printed).toContain(`, below \`functions\`:

  slots: [
    fill(homeCards, {
      id: 'next-visits',
      requires: 'X_BRANCH_VISITS',
      title: 'nextVisits.title',
      component: () => import('./slots/NextVisits.tsx'),
    }),
  ],
`);
  });

  it('refuses a misspelt slot, and names the one that was probably meant', async () => {
    const before = await readAll();
    await expect(add('slot', 'visit-tab', { in: 'account-opening.tab' })).rejects.toMatchObject({
      code: 'NAME_INVALID',
      message: 'No plugin has the slot account-opening.tab. Nothing was written.',
      hint: expect.stringContaining('Did you mean account-opening.tabs?'),
    });
    expect(await readAll()).toEqual(before);
  });

  it('prints the props of the slot that it fills, and the import of their types', async () => {
    await add('slot', 'visit-tab', { in: 'account-opening.tabs' });
    expect(printed).toContain("defineSlot<{ readonly application: ApplicationDetail }>('account-opening.tabs')");
    expect(printed).toContain("import { type ApplicationDetail } from '@brokerdesk/plugin-sdk/api';");
  });

  it('is listed in the README, if that has the table of a created plugin', async () => {
    const readme = path.join(folder, 'README.md');
    const before = await readFile(readme, 'utf8');
    await add('screen', 'visit-history');
    await add('endpoint', 'visits');
    await add('slot', 'visit-notes');
    await add('slot', 'next-visits', { in: 'home.cards' });
    const rows = [
      '| the screen “Visit history” | `src/screens/visitHistory/` | `X_BRANCH_VISITS_VISIT_HISTORY` |',
      '| the endpoint `listVisits` | `src/endpoints.ts`, `src/mock/visitsMock.ts` | `X_BRANCH_VISITS` |',
      '| the slot `branch-visits.visit-notes` | `src/slots.ts` | |',
      '| “Next visits” in the slot `home.cards` | `src/slots/NextVisits.tsx` | `X_BRANCH_VISITS` |',
    ];
    const last = '| the texts in three languages | `src/locales/` | |';
    expect(await readFile(readme, 'utf8')).toBe(before.replace(last, [last, ...rows].join('\n')));
    await writeFile(readme, 'Written by hand.\n');
    await add('slot', 'past-visits', { in: 'home.cards' });
    expect(await readFile(readme, 'utf8')).toBe('Written by hand.\n');
  });

  it('starts the files that a plugin without endpoints and slots lacks', async () => {
    await add('endpoint', 'visits');
    await add('slot', 'visit-notes');
    expect(printed).not.toContain('Add to');
    const files = await readAll();
    expect(JSON.parse(files[path.join(folder, 'package.json')] ?? '')).toMatchObject({
      exports: { '.': './src/plugin.ts', './mock': './src/mock.ts', './slots': './src/slots.ts' },
      dependencies: { zod: toolVersions.zod },
    });
    expect(files[path.join(folder, 'src/mock.ts')]).toContain('routes: [listVisitsRoute],');
  });

  it('prints what a file that exists lacks', async () => {
    await add('endpoint', 'visits');
    await add('slot', 'visit-notes');
    const before = await readAll();
    await add('endpoint', 'past-visits');
    await add('slot', 'past-notes');
    const places = [...printed.matchAll(/^Add to .*\/src\/(.*):$/gm)].map(([, place]) => place);
    expect(places).toEqual([
      'endpoints.ts, at the end',
      'mock.ts, below the other imports',
      'mock.ts, in `collections`',
      'mock.ts, in `routes`',
      'slots.ts, at the end',
    ]);
    expect(printed).toContain("import { listPastVisitsRoute, pastVisitsCollection, seedPastVisits } from './mock/");
    expect(printed).toContain('\n    [pastVisitsCollection]: seedPastVisits,\n');
    const after = await readAll();
    for (const file of ['endpoints.ts', 'mock.ts', 'slots.ts'].map((name) => path.join(folder, 'src', name))) {
      expect(after[file]).toBe(before[file]);
    }
  });
});

describe('nothing is written', () => {
  it('for a name that is taken', async () => {
    await add('screen', 'visit-history');
    await expectRefusal({ code: 'NAME_TAKEN' }, 'screen', 'visit-history');
  });

  it('for a function that exists', async () => {
    const file = path.join(folder, 'src/plugin.ts');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('X_BRANCH_VISITS:', 'X_BRANCH_VISITS_VISIT_HISTORY:'));
    await expectRefusal({ code: 'NAME_TAKEN' }, 'screen', 'visit-history');
  });

  it('for a definition without an id', async () => {
    const file = path.join(folder, 'src/plugin.ts');
    await writeFile(file, (await readFile(file, 'utf8')).replace("id: 'branch-visits',", ''));
    await expectRefusal({ code: 'SOURCE_UNEXPECTED' }, 'screen', 'visit-history');
  });

  it('when one of three languages is missing', async () => {
    await rm(path.join(folder, 'src/locales/zh-Hant.ts'));
    await expectRefusal({ code: 'SOURCE_UNEXPECTED' }, 'screen', 'visit-history');
  });

  it('when a file to create exists', async () => {
    await mkdir(path.join(folder, 'src/screens/visitHistory'));
    await writeFile(path.join(folder, 'src/screens/visitHistory/VisitHistoryScreen.tsx'), 'mine');
    await expectRefusal({ code: 'FOLDER_NOT_EMPTY' }, 'screen', 'visit-history');
  });

  it('when a file cannot be written', async () => {
    // A file in the place of the folder.
    await writeFile(path.join(folder, 'src/mock'), 'mine');
    await expectRefusal({ code: 'FOLDER_NOT_WRITTEN' }, 'endpoint', 'visits');
  });

  it('outside a plugin', async () => {
    folder = await makeTestFolder();
    await expectRefusal({ code: 'PLUGIN_NOT_FOUND' }, 'screen', 'visit-history');
  });
});
