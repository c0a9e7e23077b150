// Every call that the browser can make has to have a fault scenario beside its screen. Only a file that imports an endpoint
// can call it, so the imports of all files that host and plugins reach show which calls there are.
import { type FaultEffect, faultEffects, type FaultScenario, kitContainers } from '@brokerdesk/plugin-testing/browser';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chooseContainerEffects, chooseEffects, chooseScenarios, numberOf } from '../e2e/faults/chooseEffects.ts';
import { containerScenarios } from '../e2e/faults/containerScenarios.ts';
import * as api from '../packages/api/src/index.ts';

const entryPoints = ['packages/host/src/main.tsx', 'packages/plugin-sdk/src/entries/*.ts', 'plugins/*/src/plugin.ts'];
const excludedEntry = /\/testing\.ts|\.test\./;

const productOfPlugin = 'plugins/*/src/**/*.{ts,tsx}';
const notProduct = /\.(test|faults|screens)\.|Fixture\.|\/(mock|endpoints)\.ts$/;

/** The server has carried the call out, but its response does not arrive. */
const isLost = ({ kind, isExecuted }: FaultEffect) => kind === 'broken' && isExecuted === true;

test('every call of a screen has a fault scenario', async () => {
  const covered = new Set<string>((await loadScenarios()).map(({ endpoint }) => endpoint));
  const missing = [...(await findEndpoints())].filter(([call]) => !covered.has(call));
  const lines = missing.map(([call, { name, file }]) => `  endpoint: '${call}'   // ${name}, imported by ${file}`);
  const help = [
    'These calls have no fault scenario yet. Add one for each to the *.faults.ts beside its screen (docs/failures.md).',
    'Run it with: BROKERDESK_WHOLE=1 npx playwright test --project=preview e2e/faults -g "<its name>"',
    ...lines,
  ].join('\n');
  expect(missing, help).toEqual([]);
});

test('every fault scenario is about a call that a screen makes', async () => {
  const calls = await findEndpoints();
  expect((await loadScenarios()).map(({ endpoint }) => endpoint).filter((call) => !calls.has(call))).toEqual([]);
});

test('each call that its screen handles itself meets an outcome that the screen shows, and a write a lost response', async () => {
  const scenarios = await loadScenarios();
  const chosen = scenarios.map((scenario) => chooseEffects(scenario, numberOf(scenario), false));
  for (const [index, effects] of chosen.entries()) {
    const { endpoint, container, isSignedIn } = scenarios[index]!;
    if (container !== undefined) continue;
    const kinds = effects.filter((effect) => !isLost(effect)).map(({ kind }) => kind);
    const shown = new Set(kinds.filter((kind) => kind === 'broken' || kind === 'refused'));
    expect(shown.size, endpoint).toBeGreaterThanOrEqual(isSignedIn ? 1 : 2);
    expect(effects.some(isLost) || endpoint.startsWith('GET '), `${endpoint}: a response is lost`).toBe(true);
  }
});

test('a call in a container of the kit meets only the effects on which its screen decides something', () => {
  const scenario = {
    endpoint: 'POST /things',
    container: 'a form',
    isSignedIn: true,
    distinguishes: ['E0018'],
  } as const;
  const numbers = Array.from({ length: 20 }, (_, index) => index);
  const chosen = numbers.map((number) => chooseEffects(scenario, number, false).map(({ name }) => name));
  expect(chosen).toEqual(numbers.map(() => ['E0018']));
  expect(chooseEffects(scenario, 0, true)).toEqual(faultEffects);
});

test('a run has each call that a screen handles itself, and none that a container of the kit handles', () => {
  const form = { container: 'a form' } as const;
  const scenarios = [form, {}, form, {}, { container: 'a job in the tray' }] as const;
  expect(chooseScenarios(scenarios, false)).toEqual([{}, {}]);
  expect(chooseScenarios(scenarios, true)).toEqual(scenarios);
  const distinguished = { container: 'a form', distinguishes: ['E0018'] } as const;
  expect(chooseScenarios([form, distinguished, {}], false)).toEqual([distinguished, {}]);
});

test('every container meets an effect of each class, a write a lost response too, and each effect meets a container', () => {
  const chosen = containerScenarios.map((scenario, index) => chooseContainerEffects(scenario, index, false));
  const kinds = [...new Set(faultEffects.map(({ kind }) => kind))].toSorted();
  for (const [index, effects] of chosen.entries()) {
    const isRead = containerScenarios[index]!.endpoint.startsWith('GET ');
    const met = effects.filter((effect) => isRead || !isLost(effect)).map(({ kind }) => kind);
    expect(met.toSorted()).toEqual(kinds);
    expect(effects.filter(isLost).length > 0 || isRead).toBe(true);
  }
  const met = (effect: FaultEffect) => chosen.filter((effects) => effects.includes(effect)).length;
  expect(faultEffects.filter((effect) => met(effect) === 0)).toEqual([]);
  expect(chooseContainerEffects(containerScenarios[0]!, 0, true)).toEqual(faultEffects);
});

test('every container that a scenario can name is tested', async () => {
  const source = await readFile('e2e/faults/containerScenarios.ts', 'utf8');
  expect(Object.keys(kitContainers).filter((name) => !source.includes(`'${name}'`))).toEqual([]);
});

test('a plugin whose scenario names a container of the kit uses that container', async () => {
  const wrong: string[] = [];
  const sources = new Map<string, string>();
  for (const { file, name, container } of await loadScenarios()) {
    if (container === undefined) continue;
    const folder = file.split('/').slice(0, 2).join('/');
    const source = sources.get(folder) ?? (await readProduct(folder));
    sources.set(folder, source);
    const isUsed = kitContainers[container].some((part) => new RegExp(`\\b${part}\\b`).test(source));
    if (!isUsed) wrong.push(`${file}: ${name}: ${container}`);
  }
  expect(wrong).toEqual([]);
});

test('a plugin that decides something on a code has its call tested with that code', async () => {
  const codes = new Set(faultEffects.map(({ name }) => name));
  const untested: string[] = [];
  const scenarios = await loadScenarios();
  for await (const file of glob(productOfPlugin)) {
    if (notProduct.test(file)) continue;
    const folder = file.split('/').slice(0, 2).join('/');
    const own = scenarios.filter((scenario) => scenario.file.startsWith(`${folder}/`));
    const tested = new Set(own.flatMap(({ distinguishes = [] }) => distinguishes));
    for (const [, code = ''] of (await readFile(file, 'utf8')).matchAll(/'(E\d{4})'/g))
      if (codes.has(code) && !tested.has(code)) untested.push(`${file}: ${code}`);
  }
  expect(untested, 'Name the code in `distinguishes` of the scenario of its call.').toEqual([]);
});

interface Import {
  readonly name: string;
  readonly file: string;
}

/** The calls that any file imports, by the contract's spelling. */
async function findEndpoints(): Promise<ReadonlyMap<string, Import>> {
  const sources = await readSources();
  const endpoints = new Map(endpointsOf(api));
  for (const { file, source } of sources) {
    // A plugin may declare its own calls.
    if (!file.startsWith('plugins/') || !/\bendpoint\(\{/.test(source)) continue;
    const module: object = await import(/* @vite-ignore */ `../${file}`);
    for (const [name, call] of endpointsOf(module)) endpoints.set(name, call);
  }
  const calls = new Map<string, Import>();
  const isSdk = ({ file }: Source) => file.startsWith('packages/plugin-sdk/');
  const used = new Set(
    sources.filter((source) => !isSdk(source)).flatMap(({ source, file }) => importedNames(source, file)),
  );
  const callers = findCallers(sources.filter(isSdk));
  for (const source of sources) {
    for (const name of importedNames(source.source, source.file)) {
      const call = endpoints.get(name);
      // A part of the SDK makes its calls on the screens that use the part.
      if (call === undefined || (isSdk(source) && !callers(name).some((caller) => used.has(caller)))) continue;
      calls.set(call, { name, file: source.file });
    }
  }
  return calls;
}

/** Returns a function that lists the exported names of the SDK whose code uses a name, at once or through other parts. */
function findCallers(sources: readonly Source[]): (name: string) => readonly string[] {
  const parts = sources.flatMap(({ source }) =>
    source
      .split(/^export /m)
      .slice(1)
      .flatMap((code) => {
        const [, name] = /^(?:async )?(?:function|const) (\w+)/.exec(code) ?? [];
        return name === undefined ? [] : [{ name, words: new Set(code.match(/\b[A-Za-z]\w+\b/g)) }];
      }),
  );
  return (name) => {
    const found = new Set([name]);
    for (let before = 0; before < found.size; ) {
      before = found.size;
      for (const part of parts) if ([...found].some((one) => part.words.has(one))) found.add(part.name);
    }
    return [...found].filter((one) => one !== name);
  };
}

interface Source {
  readonly file: string;
  readonly source: string;
}

/** All files that host, SDK and plugins reach by imports, at once or later. */
async function readSources(): Promise<readonly Source[]> {
  const sources = new Map<string, Source>();
  const open: string[] = [];
  for await (const file of glob(entryPoints)) if (!excludedEntry.test(file)) open.push(file);
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (sources.has(file)) continue;
    // Without comments, whose examples import what is not there.
    const source = (await readFile(file, 'utf8')).replaceAll(/^\s*(\*|\/\/).*$/gm, '');
    sources.set(file, { file, source });
    for (const [, imported = ''] of source.matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?)'/g)) {
      open.push(path.join(path.dirname(file), imported));
    }
  }
  return [...sources.values()];
}

function endpointsOf(module: object): (readonly [name: string, call: string])[] {
  return Object.entries(module).flatMap(([name, value]: [string, unknown]) => {
    const { method, path, timeoutMs } = (value ?? {}) as Partial<api.Endpoint>;
    return method !== undefined && path !== undefined && timeoutMs !== undefined ? [[name, `${method} ${path}`]] : [];
  });
}

function importedNames(source: string, file: string): string[] {
  // Such an import does not show which calls are made.
  if (/import \* as \w+ from '@brokerdesk\/(api|plugin-sdk)'/.test(source))
    throw new Error(`${file} imports a whole package.`);
  return [...source.matchAll(/^import \{([^}]*)\} from/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(' as ')[0] ?? name),
  );
}

/** The code of a plugin or package, in one text. */
async function readProduct(folder: string): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(`${folder}/src/**/*.{ts,tsx}`)) if (!notProduct.test(file)) files.push(file);
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
}

interface ScenarioOfFile extends FaultScenario {
  readonly file: string;
}

/** The scenarios in the order in which faults.spec.ts runs them. */
async function loadScenarios(): Promise<readonly ScenarioOfFile[]> {
  const files: string[] = [];
  for await (const file of glob('{packages/host,plugins/*}/src/**/*.faults.ts')) files.push(file);
  const scenarios: ScenarioOfFile[] = [];
  for (const file of files.toSorted()) {
    const module = (await import(/* @vite-ignore */ `../${file}`)) as { faultScenarios: readonly FaultScenario[] };
    scenarios.push(...module.faultScenarios.map((scenario) => ({ ...scenario, file })));
  }
  return scenarios;
}
