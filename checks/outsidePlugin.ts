// A plugin in a folder outside this repository, with Brokerdesk's packages as npm would install them.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stagePackages } from '../scripts/stagePackages.mjs';
import { vendored } from '../scripts/vendoredPackages.mjs';

/** Scopes with packages of which only some are brought along. */
const scopesOfOthers = new Set(['@tanstack']);

/** The root of this repository. */
export const checkout: string = path.resolve(import.meta.dirname, '..');

const sources: Readonly<Record<string, string>> = {
  'src/locales/en.ts': "export default { menu: { notes: 'Notes' } } as const;",
  'src/locales/zh-Hans.ts': translation('备注'),
  'src/locales/zh-Hant.ts': translation('備註'),
  'src/plugin.ts': `import { definePlugin, page } from '@brokerdesk/plugin-sdk';
import en from './locales/en.ts';

export default definePlugin({
  id: 'notes',
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: { X_NOTES: page({ path: 'notes', title: 'menu.notes', screen: () => import('./NotesScreen.tsx') }) },
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
`,
  'src/NotesScreen.tsx': `import { useCall } from '@brokerdesk/plugin-sdk';
import { listReferrers, type ReferrerDetail } from '@brokerdesk/plugin-sdk/api';

const nameOf = ({ nameEN }: ReferrerDetail) => nameEN;
// @ts-expect-error a field that referrers do not have
export const surnameOf = ({ surname }: ReferrerDetail) => surname;

export default function NotesScreen() {
  const { data } = useCall(listReferrers, {});
  return <ul>{data?.items.map((row) => <li key={row.referrerID}>{nameOf(row)}</li>)}</ul>;
}
`,
  'src/NotesScreen.test.tsx': `import { openEmulator } from '@brokerdesk/mock-server/testing';
import { renderScreen } from '@brokerdesk/plugin-testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import NotesScreen from './NotesScreen.tsx';
import plugin from './plugin.ts';

const emulator = openEmulator({ applications: 10 });

it('lists the referrers of the broker', async () => {
  const sandbox = await emulator.openSandbox();
  await renderScreen(<NotesScreen />, { plugin, session: await sandbox.signIn() });
  expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(0);
});
`,
};

/** Writes the plugin into a new folder, with the configuration that docs/plugin/outside.md shows, and returns the folder. */
export async function writeOutsidePlugin(): Promise<string> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'brokerdesk-outside-')));
  await mkdir(path.join(folder, 'src', 'locales'), { recursive: true });
  const guide = await readFile(path.join(checkout, 'docs', 'plugin', 'outside.md'), 'utf8');
  const files = {
    ...sources,
    'package.json': blockAfter(guide, '`package.json`'),
    'tsconfig.json': blockAfter(guide, '`tsconfig.json`'),
    'vitest.config.ts': blockAfter(guide, '`vitest.config.ts`'),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  return folder;
}

/** Puts the packages into `node_modules` of a folder as npm would; packages of others are links to the installed ones. */
export async function installPackages(folder: string): Promise<void> {
  const modules = path.join(folder, 'node_modules');
  const installed = path.join(checkout, 'node_modules');
  await stagePackages(modules);
  // Our packages bring along what they use of these.
  const brought = new Set([...vendored.browser, ...vendored.node].map((name) => name.split('/')[0]));
  for (const name of await readdir(installed)) {
    const isOurs = name === '@brokerdesk' || name.startsWith('.') || (brought.has(name) && !scopesOfOthers.has(name));
    if (!isOurs && !existsSync(path.join(modules, name))) {
      await symlink(path.join(installed, name), path.join(modules, name), 'junction');
    }
  }
}

/** Removes a folder that {@link writeOutsidePlugin} has made. */
export async function removeOutsidePlugin(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** The first code block of the guide after a text. */
function blockAfter(guide: string, text: string): string {
  const block = /```\w+\n([^]*?)```/.exec(guide.slice(guide.lastIndexOf(text)))?.[1];
  if (block === undefined) throw new Error(`docs/plugin/outside.md has no code block after ${text}.`);
  return block;
}

function translation(text: string): string {
  return `import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const texts: SameShape<typeof en> = { menu: { notes: '${text}' } };
export default texts;
`;
}
