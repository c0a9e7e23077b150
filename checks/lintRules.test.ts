// Plants a violation of each lint rule and expects it to be reported, so that a change of oxlint or of the configuration
// cannot switch a rule off unnoticed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const tree = mkdtempSync(join(tmpdir(), 'brokerdesk-lint-'));
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const handler = 'packages/mock-server/src/resources/faq';
const planted: readonly [rule: string, path: string, source: string][] = [
  ['no-export-star', 'packages/plugin-sdk/src/entries/index.ts', "export * from './one.ts';"],
  ['top-level-functions', 'packages/api/src/one.ts', 'export const one = () => 1;'],
  [
    'no-icon-name',
    'plugins/faq/src/Screen.tsx',
    `import { Button } from '@blueprintjs/core';\nexport function Screen() { return <Button icon="home" />; }`,
  ],
  [
    'no-blueprint-class',
    'plugins/faq/src/Plain.tsx',
    'export function Plain() { return <p className="bp6-button" />; }',
  ],
  ['no-blueprint-class', 'plugins/faq/src/look.ts', 'export const look = `bp6-${1}`;'],
  ['post-forms', 'plugins/faq/src/Search.tsx', 'export function Search() { return <form onSubmit={() => {}} />; }'],
  ['plain-comments', 'packages/api/src/six.ts', '// Closed by whoever opened\n// it.\nexport const six = 6;'],
  ['plain-comments', 'packages/api/src/seven.ts', '/** Gives seven. */\nexport const seven = 7;'],
  [
    'plain-test-titles',
    'packages/api/src/eight.test.ts',
    "import { test } from 'vitest';\ntest.each([1])('%i is read anew', () => {});",
  ],
  ['no-wall-clock', `${handler}/a.ts`, 'export function today() { return new Date(); }'],
  ['no-restricted-properties', `${handler}/b.ts`, 'export function now() { return Date.now(); }'],
  ['one-clock', 'plugins/faq/src/q.ts', 'export const today = new Date();'],
  ['one-clock', 'plugins/faq/src/r.ts', 'export const now = Date.now;'],
  ['one-clock', 'packages/plugin-sdk/src/kit/a.ts', 'export const now = Date.now();'],
  ['one-clock', 'packages/cli/templates/list/src/a.ts', 'export const now = Date();'],
  ['no-restricted-properties', `${handler}/c.ts`, 'export function any() { return Math.random(); }'],
  ['no-restricted-properties', `${handler}/d.ts`, 'export function id() { return crypto.randomUUID(); }'],
  ['no-restricted-globals', `${handler}/e.ts`, 'export function wait() { setTimeout(wait, 1); }'],
  [
    'no-restricted-imports',
    `${handler}/f.ts`,
    "import { randomBytes } from 'node:crypto';\nexport const key = randomBytes(8);",
  ],
  [
    'no-restricted-imports',
    'packages/host/src/app/a.ts',
    "import { matchRoutes } from 'react-router';\nexport const match = matchRoutes([], '');",
  ],
  [
    'no-restricted-imports',
    'plugins/faq/src/b.ts',
    "import { Tag } from '@blueprintjs/core';\nexport const parts = [Tag];",
  ],
  [
    'no-restricted-imports',
    'packages/host/src/shell/b.ts',
    "import { Popover } from '@blueprintjs/core';\nexport const parts = [Popover];",
  ],
  ['no-restricted-globals', 'plugins/faq/src/c.ts', "export function load() { return fetch('/api/faqs'); }"],
  ['no-restricted-globals', 'plugins/faq/src/f.ts', 'export const request = new XMLHttpRequest();'],
  ['no-restricted-globals', 'plugins/faq/src/g.ts', "export const seen = localStorage.getItem('seen');"],
  ['no-restricted-globals', 'plugins/faq/src/h.ts', "export const seen = sessionStorage.getItem('seen');"],
  ['no-restricted-globals', 'plugins/faq/src/i.ts', "export const database = indexedDB.open('faq');"],
  ['no-restricted-globals', 'plugins/faq/src/j.ts', 'export function wait() { setTimeout(wait, 1); }'],
  ['no-restricted-globals', 'plugins/faq/src/k.ts', 'export function poll() { setInterval(poll, 1); }'],
  ['no-restricted-globals', 'plugins/faq/src/l.ts', 'export const address = location.pathname;'],
  ['no-restricted-properties', 'plugins/faq/src/m.ts', 'export const address = window.location.href;'],
  ['no-restricted-properties', 'plugins/faq/src/n.ts', "export const seen = globalThis.localStorage.getItem('seen');"],
  ['no-restricted-globals', 'e2e/faq-plugin/src/a.ts', 'export const address = location.pathname;'],
  ['no-written-address', 'plugins/faq/src/o.ts', "export const home = '/admin/demo/main/manage_info';"],
  ['no-written-address', 'plugins/faq/src/p.ts', 'export const read = (id: string) => `/faqs/${id}`;'],
  ['no-restricted-properties', 'plugins/faq/src/d.ts', "export function leave() { navigator.sendBeacon('/api/end'); }"],
  ['no-default-export', 'packages/api/src/two.ts', 'export default 1;'],
  ['no-floating-promises', 'packages/api/src/three.ts', 'export function go(): void { Promise.resolve(1); }'],
  [
    'no-disabled-tests',
    'packages/api/src/four.test.ts',
    "import { test } from 'vitest';\ntest.skip('later', () => {});",
  ],
  ['no-empty', 'packages/api/src/five.ts', 'export function quiet() { try { quiet(); } catch {} }'],
];

/** Code that plugins may write. */
const allowed: readonly [path: string, source: string][] = [
  [
    'plugins/faq/src/endpoints.ts',
    "import { anyOf, endpoint } from '@brokerdesk/plugin-sdk/contract';\nexport const listFaqs = endpoint({ method: 'GET', path: '/faqs', access: anyOf('PM_CI_FAQ'), errors: [] });",
  ],
  ['plugins/faq/src/Post.tsx', 'export function Post() { return <form method="post" />; }'],
  ['plugins/faq/src/keys.ts', "export const keys = ['/', 'a/b', './c.ts'];"],
  ['plugins/faq/src/own.ts', 'export function place({ location }: { location: string }) { return location; }'],
  ['plugins/faq/src/own.test.ts', "export const path = '/faqs';\nsetTimeout(() => {}, 1);"],
];

const found = lintAll();

test.each(allowed)('nothing is reported in %s', (path) => {
  expect(found.filter((line) => line.startsWith(path))).toEqual([]);
});

test('the replacement is named', () => {
  const message = (path: string) => found.find((line) => line.startsWith(path));
  expect(message('plugins/faq/src/g.ts')).toContain('usePreference');
  expect(message('plugins/faq/src/j.ts')).toContain('refreshMs');
  expect(message('plugins/faq/src/l.ts')).toContain('useNavigation');
  expect(message('plugins/faq/src/o.ts')).toContain('ScreenLink');
});

test.each(planted)('%s catches %s', (rule, path) => {
  expect(found.filter((line) => line.startsWith(path)).join('\n')).toContain(`(${rule})`);
});

/** Writes every violation and lints them in one run, as the type-aware rules are slow to start. */
function lintAll(): readonly string[] {
  for (const name of ['node_modules', '.oxlintrc.json', 'checks']) symlinkSync(join(root, name), join(tree, name));
  const tsconfig = { compilerOptions: { strict: true, noEmit: true, jsx: 'react-jsx', target: 'es2024' } };
  writeFileSync(join(tree, 'tsconfig.json'), JSON.stringify(tsconfig));
  for (const [path, source] of [...planted.map(([, ...file]) => file), ...allowed]) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), `${source}\n`);
  }
  const options = ['--type-aware', '--quiet', '--format=unix', 'packages', 'plugins', 'e2e'];
  const { stdout } = spawnSync('node_modules/.bin/oxlint', options, { cwd: tree, encoding: 'utf8' });
  return stdout.split('\n').map((line) => line.replace(`${tree}/`, ''));
}
