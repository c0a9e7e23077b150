// Changes of what a host offers, planted one by one: `compat` reads the built plugins, and what it says is compared with what
// their sources use.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as contract from '@brokerdesk/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPlugin } from '../packages/cli/src/build/buildPlugin.ts';
import { compareWithHost } from '../packages/cli/src/compat/compareWithHost.ts';
import { type HostSurface, readHostSurface } from '../packages/cli/src/compat/HostSurface.ts';
import { type InstalledPlugin, readInstalled } from '../packages/cli/src/compat/InstalledPlugin.ts';
import { describeAll } from '../packages/cli/src/plugins/describePlugins.ts';
import { readPlugin } from '../packages/cli/src/plugins/findPlugins.ts';
import { makeTestFolder, removeTestFolders } from '../packages/cli/src/testing/makeTestFolder.ts';

const ids = [
  'account-opening',
  'client-information',
  'dashboard',
  'notices',
  'product-control',
  'quote-plans',
  'templates',
  'user-control',
];
let host: HostSurface;
const installed = new Map<string, InstalledPlugin>();

beforeAll(async () => {
  host = await readHostSurface();
  const folder = await makeTestFolder();
  const sources = await Promise.all(ids.map((id) => readPlugin(path.join('plugins', id))));
  for (const plugin of await describeAll(sources)) {
    const outDir = path.join(folder, plugin.description.id);
    await buildPlugin(plugin, outDir);
    for (const one of await readInstalled(outDir)) installed.set(one.manifest.id, one);
  }
}, 180_000);
afterAll(removeTestFolders);

/** What the sources of a plugin say that it uses. */
interface Source {
  readonly text: string;
  /** As `useCall of @brokerdesk/plugin-sdk`. */
  readonly names: ReadonlySet<string>;
}

const sourceOf = new Map(ids.map((id) => [id, readSource(path.join('plugins', id, 'src'))]));

function readSource(folder: string): Source {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter(
    (file) => file !== 'mock.ts' && !/\.(?:test|screens|faults|gallery)\.|Fixture\.tsx?$/.test(file),
  );
  const text = files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  const imports = [...text.matchAll(/^(?:import|export) \{([^}]*)\} from '([^'.][^']*)';$/gm)];
  const names = imports.flatMap(([, list = '', module = '']) =>
    list
      .split(',')
      .map((one) => one.trim().split(' as ')[0] ?? '')
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => `${name} of ${module}`),
  );
  return { text, names: new Set(names) };
}

const sdk = '@brokerdesk/plugin-sdk';
const withoutName = (module: string, name: string) =>
  [
    `${module} without ${name}`,
    (one: HostSurface) => edited(one, (names) => names.get(module)?.delete(name)),
    ({ names }: Source) => names.has(`${name} of ${module}`),
  ] as const;
const withoutModule = (module: string) =>
  [
    `without ${module}`,
    (one: HostSurface) => edited(one, (names) => names.delete(module)),
    ({ names, text }: Source) =>
      [...names].some((name) => name.endsWith(` of ${module}`)) || text.includes(`import('${module}')`),
  ] as const;
const withoutSlot = (slot: string, constant: string) =>
  [
    `without the slot ${slot}`,
    (one: HostSurface) => ({ ...one, slots: without(one.slots, slot) }),
    ({ text }: Source) => new RegExp(`\\bfill\\(\\s*${constant}\\b`).test(text),
  ] as const;
const withoutCall = (name: keyof typeof contract) =>
  [
    `without the call ${name}`,
    (one: HostSurface) => {
      const [, call] = Object.entries<unknown>(contract).find(([other]) => other === name) ?? [];
      const { method, path: address } = call as { readonly method: string; readonly path: string };
      return { ...one, calls: without(one.calls, `${method} ${address}`) };
    },
    ({ names }: Source) => names.has(`${name} of ${sdk}/api`),
  ] as const;
const withoutFunction = (code: string) =>
  [
    `without the function ${code}`,
    (one: HostSurface) => ({ ...one, functions: without(one.functions, code) }),
    ({ text, names }: Source) =>
      new RegExp(`\\b${code}\\b`).test(text) ||
      Object.entries<unknown>(contract).some(
        ([name, call]) => names.has(`${name} of ${sdk}/api`) && listCodes(call).includes(code),
      ),
  ] as const;
const nothing = () => false;

function listCodes(call: unknown): readonly string[] {
  const { access } = call as { readonly access?: { readonly anyOf?: readonly string[] } };
  return access?.anyOf ?? [];
}

const changes = [
  withoutName(sdk, 'definePlugin'),
  withoutName(sdk, 'ListScreen'),
  withoutName(sdk, 'useCall'),
  withoutName(sdk, 'Callout'),
  withoutName(sdk, 'Views'),
  withoutName(`${sdk}/charts`, 'Chart'),
  withoutName(`${sdk}/forms`, 'FormDialog'),
  withoutName(`${sdk}/forms`, 'DateField'),
  withoutName(`${sdk}/trees`, 'CheckTreeField'),
  withoutName(`${sdk}/sheet`, 'readCsv'),
  withoutName(`${sdk}/documents`, 'downloadFile'),
  withoutName('react', 'useState'),
  withoutName('react', 'useId'),
  withoutName('react-router', 'useParams'),
  withoutName('jotai', 'useAtom'),
  withoutModule(`${sdk}/charts`),
  withoutModule(`${sdk}/trees`),
  withoutModule(`${sdk}/sheet`),
  withoutModule('react-dom'),
  withoutSlot('home.cards', 'homeCards'),
  withoutSlot('account-opening.tabs', 'applicationTabs'),
  withoutSlot('dashboard.cards', 'dashboardCards'),
  withoutCall('listApplications'),
  withoutCall('listBrokers'),
  withoutCall('listFaqCategories'),
  withoutCall('updateRole'),
  withoutFunction('PM_CI_FAQ'),
  withoutFunction('RAO_CLIENT_MANAMEMENT'),
  withoutFunction('PM_NM_ANNOUNCEMENT'),
  ['the next major version', (one: HostSurface) => ({ ...one, version: '2.0.0' }), () => true],
  [
    'a plugin of the product that declares PM_CI_FAQ',
    (one: HostSurface) => ({ ...one, owned: new Map([...one.owned, ['answers', new Set(['PM_CI_FAQ'])]]) }),
    ({ text }: Source) => /\bPM_CI_FAQ: page\(/.test(text),
  ],
  ['without a type', (one: HostSurface) => edited(one, (names) => names.get(sdk)?.delete('PluginSpec')), nothing],
  ['a new name, slot, function and call', (one: HostSurface) => edited(extended(one), addName), nothing],
  ['a deprecated name', (one: HostSurface) => edited(one, deprecate), nothing],
  ['the next minor version', (one: HostSurface) => ({ ...one, version: '1.9.0' }), nothing],
] as const;

test('what is built here fits this host', () => {
  expect([...installed.keys()].toSorted()).toEqual(ids);
  const findings = [...installed].flatMap(([id, plugin]) =>
    compareWithHost(plugin, host).map(({ text }) => [id, text]),
  );
  expect(findings).toEqual([]);
});

test.each(changes)('%s breaks the plugins whose sources use it, and no others', (_name, change, isUsed) => {
  const broken = ids.filter((id) => {
    const plugin = installed.get(id);
    if (plugin === undefined) throw new Error(`${id} was not built.`);
    return compareWithHost(plugin, change(host)).some(({ breaks }) => breaks);
  });
  const users = [...sourceOf].filter(([, source]) => isUsed(source)).map(([id]) => id);
  expect(broken).toEqual(users);
});

test('most planted changes break something, and few break everything', () => {
  const users = changes.map(([, , isUsed]) => [...sourceOf.values()].filter(isUsed).length);
  expect(users.filter((count) => count > 0).length).toBeGreaterThan(20);
  expect(users.filter((count) => count === ids.length).length).toBeLessThan(6);
});

type Names = Map<string, Map<string, { readonly isType: boolean; readonly deprecation?: object }>>;

function edited(one: HostSurface, edit: (names: Names) => unknown): HostSurface {
  const names: Names = new Map([...one.names].map(([module, list]) => [module, new Map(list)]));
  edit(names);
  return { ...one, names: names as HostSurface['names'] };
}

function addName(names: Names): void {
  names.get(sdk)?.set('Lines', { isType: false });
}

function deprecate(names: Names): void {
  const deprecation = { since: '1.0.0', until: '2.0.0', day: '2027-01-01', instead: 'Use `Lines`.' };
  names.get(sdk)?.set('useCall', { isType: false, deprecation });
}

function extended(one: HostSurface): HostSurface {
  const add = (set: ReadonlySet<string>, name: string) => new Set([...set, name]);
  return {
    ...one,
    slots: add(one.slots, 'home.lines'),
    functions: add(one.functions, 'PM_LINES'),
    calls: add(one.calls, 'GET /goapi/lines'),
  };
}

function without(set: ReadonlySet<string>, name: string): ReadonlySet<string> {
  if (!set.has(name)) throw new Error(`The host has no ${name}.`);
  return new Set([...set].filter((one) => one !== name));
}
