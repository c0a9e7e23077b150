// A plugin in a folder outside this repository, set up as docs/plugin-guide.md says: its types and its unit tests, with
// calls that no built-in screen makes.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const checkout = path.resolve(import.meta.dirname, '..');
let folder = '';

const sources: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "notes", "type": "module" }',
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
  'src/NotesScreen.test.tsx': `import { renderScreen } from '@brokerdesk/plugin-sdk/testing';
import { expect, it } from 'vitest';
import NotesScreen from './NotesScreen.tsx';
import plugin from './plugin.ts';

it('finds the SDK and a page to render in', () => {
  expect([plugin.id, typeof NotesScreen, typeof renderScreen]).toEqual(['notes', 'function', 'function']);
  expect(document.body).toBeTruthy();
});
`,
};

beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'brokerdesk-outside-')));
  await mkdir(path.join(folder, 'src', 'locales'), { recursive: true });
  await symlink(path.join(checkout, 'node_modules'), path.join(folder, 'node_modules'));
  const guide = await readFile(path.join(checkout, 'docs', 'plugin-guide.md'), 'utf8');
  const files = {
    ...sources,
    'tsconfig.json': blockAfter(guide, '`tsconfig.json`').replaceAll('"checkout/', `"${checkout}/`),
    'vitest.config.ts': blockAfter(guide, '`vitest.config.ts`'),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('its types are checked', { timeout: 300_000 }, async () => {
  expect(await run('typescript/bin/tsc', '-b')).toBe('');
});

test('its unit tests run', { timeout: 300_000 }, async () => {
  expect(await run('vitest/vitest.mjs', 'run')).toMatch(/Tests\s+1 passed/);
});

/** Runs a tool in the plugin's folder and returns what it prints. */
async function run(tool: string, ...options: string[]): Promise<string> {
  const script = path.join(folder, 'node_modules', tool);
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...options], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  return stdout;
}

/** The first code block of the guide after a text. */
function blockAfter(guide: string, text: string): string {
  const block = /```\w+\n([^]*?)```/.exec(guide.slice(guide.lastIndexOf(text)))?.[1];
  if (block === undefined) throw new Error(`docs/plugin-guide.md has no code block after ${text}.`);
  return block;
}

function translation(text: string): string {
  return `import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const texts: SameShape<typeof en> = { menu: { notes: '${text}' } };
export default texts;
`;
}
