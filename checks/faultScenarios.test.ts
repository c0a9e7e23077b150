// Every call that the browser can make has to have a fault scenario beside its screen. Only a file that imports an endpoint
// can call it, so the imports of all files that host and plugins reach show which calls there are.
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chooseEffects } from '../e2e/faults/chooseEffects.ts';
import { faultEffects } from '../e2e/faults/faultEffects.ts';
import type { FaultScenario } from '../e2e/faults/FaultScenario.ts';
import * as api from '../packages/api/src/index.ts';

const entryPoints = ['packages/host/src/main.tsx', 'packages/plugin-sdk/src/*.ts', 'plugins/*/src/plugin.ts'];
const excludedEntry = /\/testing\.ts|\.test\./;

const productOfPlugin = 'plugins/*/src/**/*.{ts,tsx}';
const notProduct = /\.(test|faults|screens)\.|Fixture\.|\/(mock|endpoints)\.ts$/;

test('every call of a screen has a fault scenario', async () => {
  const covered = new Set<string>((await readScenarios()).map(({ endpoint }) => endpoint));
  const missing = [...(await findEndpoints())].filter(([call]) => !covered.has(call));
  const lines = missing.map(([call, { name, file }]) => `  endpoint: '${call}'   // ${name}, imported by ${file}`);
  const help = [
    'These calls have no fault scenario yet. Add one for each to the *.faults.ts beside its screen (docs/failures.md).',
    'Run it with: npx playwright test --project=preview e2e/faults -g "<its name>"',
    ...lines,
  ].join('\n');
  expect(missing, help).toEqual([]);
});

test('every fault scenario is about a call that a screen makes', async () => {
  const calls = await findEndpoints();
  expect((await readScenarios()).map(({ endpoint }) => endpoint).filter((call) => !calls.has(call))).toEqual([]);
});

test('each call meets each class of outcome, and each effect meets many calls', async () => {
  const scenarios = await readScenarios();
  const chosen = scenarios.map(({ endpoint }, index) => chooseEffects({ endpoint }, index, false));
  for (const [index, effects] of chosen.entries()) {
    const kinds = effects.map(({ kind }) => kind);
    const ofShell = ['too-large', 'slow', 'ended'][index % 3];
    expect(kinds, scenarios[index]?.endpoint).toEqual(expect.arrayContaining(['broken', 'refused', ofShell]));
    const isWrite = !scenarios[index]?.endpoint.startsWith('GET ');
    const isLost = effects.some(({ kind, isExecuted }) => kind === 'broken' && isExecuted);
    expect(isLost || !isWrite, `${scenarios[index]?.endpoint}: a response is lost`).toBe(true);
  }
  const counts = faultEffects.map(({ name }) => ({
    name,
    calls: chosen.filter((effects) => effects.some((effect) => effect.name === name)).length,
  }));
  expect(counts.filter(({ calls }) => calls < 3)).toEqual([]);
});

test('a plugin that decides something on a code has its call tested with that code', async () => {
  const codes = new Set(faultEffects.map(({ name }) => name));
  const untested: string[] = [];
  for await (const file of glob(productOfPlugin)) {
    if (notProduct.test(file)) continue;
    const tested = await readDistinguished(file.split('/')[1] ?? '');
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

async function readScenarios(): Promise<readonly Pick<FaultScenario, 'endpoint'>[]> {
  const files: string[] = [];
  for await (const file of glob('{packages/host,plugins/*}/src/**/*.faults.ts')) files.push(file);
  const sources = await Promise.all(files.toSorted().map((file) => readFile(file, 'utf8')));
  return sources.flatMap((source) =>
    [...source.matchAll(/'((?:GET|POST|PUT|PATCH|DELETE) \/[^']*)'/g)].map(([, endpoint]) => ({
      endpoint: endpoint as FaultScenario['endpoint'],
    })),
  );
}

/** The codes with which the scenarios of a plugin say that its screens differ. */
async function readDistinguished(plugin: string): Promise<ReadonlySet<string>> {
  const codes = new Set<string>();
  for await (const file of glob(`plugins/${plugin}/src/**/*.faults.ts`)) {
    const source = await readFile(file, 'utf8');
    for (const [, list = ''] of source.matchAll(/distinguishes: \[([^\]]*)\]/g))
      for (const [, code = ''] of list.matchAll(/'([^']+)'/g)) codes.add(code);
  }
  return codes;
}
