// Plugins with one kind of mistake each, checked together as `admin-cli check <folder…>` does.
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeTestFolders } from '../testing/makeTestFolder.ts';
import { definitionWith, pageUnder, writeBrokenPlugin } from './brokenPluginsFixture.ts';
import type { Problem } from './Problem.ts';
import { rules } from './rules.ts';
import { runCheck } from './runCheck.ts';

const contract = "import { anyOf, endpoint, mockRoute, signedIn } from '@brokerdesk/plugin-sdk/contract';";
const untested = 'screen-untested';

const plugins = {
  sound: writeBrokenPlugin({ id: 'sound', definition: definitionWith('sound', { functions: pageUnder('X_SOUND') }) }),
  syntax: writeBrokenPlugin({ definition: 'export default {\n  id: ;\n};' }),
  texts: writeBrokenPlugin({
    definition: definitionWith('texts', { functions: pageUnder('X_TEXTS') }),
    files: {
      'locales/en.ts':
        "export default {\n  menu: { notes: 'Notes' },\n  a: { one: 'One of {{count}}', two: 'Two', three: '' },\n  state_open: 'Open',\n};",
      'locales/zh-Hans.ts':
        "export default {\n  menu: { notes: '备注' },\n  a: { one: '備', two: '二\uFFFD' },\n  old: '旧',\n};",
      'locales/zh-Hant.ts':
        "export default {\n  menu: { notes: 'Notes' },\n  a: { one: '{{count}}', two: '二', three: '三' },\n  state_open: '開',\n};",
    },
    screen: 'export default (text: (key: string) => string) => `${text("a.one")}${text("a.two")}${text("a.three")}`;',
  }),
  title: writeBrokenPlugin({
    definition: definitionWith('title', { functions: pageUnder('X_TITLE').replace('menu.notes', 'menu.note') }),
  }),
  codes: writeBrokenPlugin({ definition: definitionWith('codes', { functions: pageUnder('MY_NOTES') }) }),
  kinds: writeBrokenPlugin({
    definition: definitionWith('kinds', {
      functions: pageUnder('PM_GC_TIPS', ', order: 40'),
      rest: "commands: [{ id: 'find', title: 'menu.notes', requires: 'RAO_REFERER', search: screen }],",
    }),
  }),
  either: writeBrokenPlugin({
    definition: definitionWith('either', {
      functions:
        "X_EITHER: page({ path: 'either', title: 'menu.notes', menu: { icon: 'document' }, screen, children: { one: { path: 'one', title: 'menu.notes', requires: ['PM_CI_FAQ', 'PM_CI_FAX'], screen } } }),",
    }),
  }),
  paths: writeBrokenPlugin({
    definition: definitionWith('paths', {
      functions: pageUnder('X_PATHS').replace("path: 'x_paths'", "path: 'Visits today/'"),
      rest: "internal: { desk: page({ path: 'desk', title: 'menu.notes', screen, children: { one: { path: 'one/', title: 'menu.notes', screen } } }) },",
    }),
  }),
  range: writeBrokenPlugin({
    definition: definitionWith('range', { functions: pageUnder('X_RANGE'), sdk: '>=1' }),
  }),
  reserved: writeBrokenPlugin({ definition: definitionWith('kit', { functions: pageUnder('X_KIT_NOTES') }) }),
  internal: writeBrokenPlugin({
    definition: definitionWith('internal', {
      functions: '',
      rest: "internal: { desk: page({ path: 'desk', title: 'menu.notes', screen, children: { one: { path: 'one', title: 'menu.notes', requires: 'PM_CI_FAQ', screen } } }) },\nslots: [fill(defineSlot('home.cards'), { id: 'x', requires: 'internal:dask', component: screen })],",
    }),
  }),
  slots: writeBrokenPlugin({
    definition: definitionWith('slots', {
      functions: pageUnder('X_SLOTS'),
      rest: "slots: [\nfill(defineSlot('account-opening.tab'), { id: 'a', requires: 'X_SLOTS', component: screen }),\nfill(defineSlot<{ readonly applicant: string }>('account-opening.tabs'), { id: 'b', requires: 'X_SLOTS', component: screen }),\n],",
    }),
  }),
  endpoints: writeBrokenPlugin({
    alone: false,
    definition: definitionWith('end-points', { functions: pageUnder('X_END') }),
    files: {
      'endpoints.ts': `${contract}
import { z } from 'zod';
const data = z.object({});
export const one = endpoint({ method: 'GET', path: '/notes/{id}', access: signedIn, errors: ['E0040'], shapes: { data } });
export const two = endpoint({ method: 'PUT', path: '/end_points/two', operation: 'note.change', access: anyOf('X_ENT'), errors: [], shapes: { body: data, data } });
`,
      'mock.ts': `${contract}
import { two } from './endpoints.ts';
const name = { EN: 'Ends', SC: '端', TC: '端' };
export default {
  id: 'end-point',
  operations: { 'note.change': name },
  records: { note: { name } },
  routes: [mockRoute(two, () => ({ code: 'OK', data: {} }))],
  functions: [{ brokerCode: 'DEMO', functionCode: 'X_END', parentCode: 'X_NOWHERE', name, category: 'Admin' }],
};
`,
    },
  }),
  unnamed: writeBrokenPlugin({
    definition: definitionWith('unnamed', { functions: pageUnder('X_UNNAMED') }),
    files: {
      'endpoints.ts': `${contract}
export const two = endpoint({ method: 'PUT', path: '/unnamed', operation: 'note.forget', access: signedIn, errors: [] });
`,
    },
  }),
  mock: writeBrokenPlugin({
    definition: definitionWith('mock', { functions: pageUnder('X_MOCK') }),
    files: { 'mock.ts': "throw new Error('It is not ready.');" },
  }),
  tree: writeBrokenPlugin({
    brokers: ['harbour'],
    definition: definitionWith('tree', { functions: pageUnder('X_TREE') }),
    files: {
      'mock.ts': `const name = { EN: 'Tree', SC: '树', TC: '樹' };
export default { id: 'tree', routes: [], functions: [{ brokerCode: 'DEMO', functionCode: 'X_TREE', parentCode: null, name, category: 'Admin' }] };`,
    },
  }),
  imports: writeBrokenPlugin({
    definition: definitionWith('imports', { functions: pageUnder('X_IMPORTS') }),
    files: { 'Notes.screens.ts': "import '@brokerdesk/plugin-testing/browser';\nexport const screens = [];" },
    screen:
      "import { readFile } from 'node:fs';\nimport '@brokerdesk/host';\nimport '../../other.ts';\nimport '@blueprintjs/core';\nimport '@brokerdesk/plugin-testing/browser';\nexport default readFile;",
  }),
  globals: writeBrokenPlugin({
    definition: definitionWith('globals', { functions: pageUnder('X_GLOBALS') }),
    files: {
      'mock.ts': "export default { id: 'globals', routes: [], at: setTimeout };",
      'a.test.ts': 'localStorage.clear();',
    },
    screen: "export default () => {\n  void fetch('/api/users');\n  return window.localStorage.length;\n};",
  }),
  build: writeBrokenPlugin({
    definition: definitionWith('build', { functions: pageUnder('X_BUILD') }),
    screen: "import './missing.css';\nexport default () => null;",
  }),
  sizes: writeBrokenPlugin({
    definition: definitionWith('sizes', { functions: pageUnder('X_SIZES') }),
    screen: "import { large } from 'copyleft';\nexport default () => large;",
    beside: {
      'package.json':
        '{ "name": "sizes", "type": "module", "brokerdesk": { "budget": { "start": 0.1, "screen": 0.01 } } }',
      'node_modules/copyleft/package.json':
        '{ "name": "copyleft", "license": "GPL-3.0", "type": "module", "main": "main.js" }',
      'node_modules/copyleft/main.js':
        "export const large = document.title + 'some text that no compressor can leave out';",
    },
  }),
  screens: writeBrokenPlugin({
    definition: definitionWith('screens', {
      functions: `${pageUnder('X_SCREENS')} ${pageUnder('X_SAME').replace("path: 'x_same'", "path: 'x_screens'")}`,
    }),
    files: {
      'endpoints.ts': `${contract}
export const one = endpoint({ method: 'GET', path: '/screens', errors: [] });
`,
      'mock.ts': `${contract}
import { one } from './endpoints.ts';
export default { id: 'screens', routes: [mockRoute(one, () => ({ code: 'OK', data: null }))] };
`,
    },
    screen: `import { useJobs } from '@brokerdesk/plugin-sdk';
export function Notes({ isOpen }) {
  if (!isOpen) return null;
  const { start } = useJobs();
  start({ kind: 'send', items: [] });
  return <p dangerouslySetInnerHTML={{ __html: '' }} />;
}
`,
  }),
  owner: writeBrokenPlugin({ definition: definitionWith('owner', { functions: pageUnder('X_OWNED') }) }),
  thief: writeBrokenPlugin({ definition: definitionWith('thief', { functions: pageUnder('X_OWNED') }) }),
  types: writeBrokenPlugin({
    definition: definitionWith('types', { functions: pageUnder('X_TYPES') }),
    beside: {
      'tsconfig.json': '{ "compilerOptions": { "types": [], "strict": true }, "files": ["src/wrong.ts"] }',
      'src/wrong.ts':
        "const count: number =\n  'many';\ntype MessageKey<Texts> = { [Key in keyof Texts]: Key }[keyof Texts];\ndeclare function text(key: MessageKey<{ notes: 1; title: 1 }>): void;\ntext('menu.note');\nexport { count };\n",
    },
  }),
} as const;

type Name = keyof typeof plugins;
const folders = new Map<Name, string>();
let problems: readonly Problem[] = [];

beforeAll(async () => {
  for (const [name, folder] of Object.entries(plugins)) folders.set(name as Name, await folder);
  problems = (await runCheck([...folders.values()])).problems;
}, 600_000);

afterAll(removeTestFolders);

/** Returns the problems of a plugin as `rule file:line:column`, without those that every plugin of this file has. */
function problemsOf(name: Name): readonly string[] {
  const folder = path.join(folders.get(name) ?? '', 'src');
  return ownProblems(name)
    .filter(({ rule }) => rule !== 'types-unchecked' && rule !== untested)
    .map(({ rule, file, line, column }) => `${rule} ${path.relative(folder, file)}:${line}:${column}`);
}

function ownProblems(name: Name): readonly Problem[] {
  return problems.filter(({ file }) => file.startsWith(`${folders.get(name) ?? ''}${path.sep}`));
}

it.each<[Name, readonly string[]]>([
  ['sound', []],
  ['syntax', ['definition plugin.ts:2:7']],
  [
    'texts',
    [
      'text-empty locales/en.ts:3:52',
      'text-unused locales/en.ts:4:15',
      'text-missing locales/zh-Hans.ts:1:16',
      'text-missing locales/zh-Hans.ts:3:6',
      'text-placeholders locales/zh-Hans.ts:3:13',
      'text-script locales/zh-Hans.ts:3:13',
      'text-broken locales/zh-Hans.ts:3:23',
      'text-extra locales/zh-Hans.ts:4:8',
      'text-untranslated locales/zh-Hant.ts:2:18',
    ],
  ],
  ['title', ['text-unused locales/en.ts:1:33', 'title-unknown plugin.ts:6:56']],
  ['codes', ['code-unknown plugin.ts:6:16']],
  ['kinds', ['code-kind plugin.ts:6:16', 'menu-order plugin.ts:6:16', 'code-unknown plugin.ts:7:59']],
  ['either', ['code-unknown plugin.ts:6:183']],
  ['paths', ['path-invalid plugin.ts:6:38', 'path-invalid plugin.ts:7:96']],
  ['range', ['sdk-range plugin.ts:5:39']],
  ['reserved', ['plugin-id plugin.ts:5:7']],
  ['internal', ['internal-requires plugin.ts:7:134', 'screen-unknown plugin.ts:8:61']],
  ['slots', ['slot-unknown plugin.ts:8:17', 'slot-props plugin.ts:9:49']],
  [
    'endpoints',
    [
      'endpoint-path endpoints.ts:4:52',
      'endpoint-shapes endpoints.ts:4:52',
      'endpoint-unmocked endpoints.ts:4:52',
      'endpoint-error endpoints.ts:4:94',
      'code-unknown endpoints.ts:5:111',
      'mock-id mock.ts:5:7',
      'code-parent mock.ts:9:72',
    ],
  ],
  [
    'unnamed',
    [
      'endpoint-unmocked endpoints.ts:2:52',
      'endpoint-operation endpoints.ts:2:75',
      'endpoint-record endpoints.ts:2:75',
    ],
  ],
  ['mock', ['mock-broken mock.ts:1:1']],
  ['tree', ['code-not-in-tree plugin.ts:6:16']],
  [
    'imports',
    [
      'import-forbidden NotesScreen.tsx:1:26',
      'import-forbidden NotesScreen.tsx:2:8',
      'import-forbidden NotesScreen.tsx:3:8',
      'import-forbidden NotesScreen.tsx:4:8',
      'import-forbidden NotesScreen.tsx:5:8',
    ],
  ],
  ['globals', ['global-forbidden NotesScreen.tsx:2:8', 'global-forbidden NotesScreen.tsx:3:10']],
  ['build', ['build plugin.ts:1:1']],
  ['sizes', ['licence ../package.json:1:1', 'size-screen NotesScreen.tsx:1:1', 'size-start plugin.ts:1:1']],
  [
    'screens',
    [
      'endpoint-access endpoints.ts:2:20',
      'hook-conditional NotesScreen.tsx:4:21',
      'job-unknown NotesScreen.tsx:5:17',
      'html-forbidden NotesScreen.tsx:6:13',
      'screen-missing plugin.ts:3:29',
      'address-taken plugin.ts:6:134',
    ],
  ],
  ['owner', ['code-owned-twice plugin.ts:6:16']],
  ['thief', ['code-owned-twice plugin.ts:6:16']],
  ['types', ['file-unused wrong.ts:1:1', 'types wrong.ts:1:7', 'text-unknown wrong.ts:5:6']],
])('finds the mistakes of the plugin "%s" and nothing else', (name, expected) => {
  expect(problemsOf(name)).toEqual(expected);
});

it('has a plugin that breaks each rule', () => {
  // Nothing of this SDK is deprecated: checkDeprecations.test.ts breaks that rule.
  const breakable = Object.keys(rules).filter((rule) => rule !== 'deprecated');
  expect([...new Set(problems.map(({ rule }) => rule))].toSorted()).toEqual(breakable.toSorted());
});

it('says what is wrong and what to do', () => {
  expect(ownProblems('slots').find(({ rule }) => rule === 'slot-unknown')).toMatchObject({
    severity: 'error',
    message: 'No plugin has the slot account-opening.tab.',
    hint: expect.stringContaining('Did you mean account-opening.tabs?'),
  });
  expect(ownProblems('types').find(({ rule }) => rule === 'types')).toMatchObject({
    message: "TS2322: Type 'string' is not assignable to type 'number'.",
  });
});
