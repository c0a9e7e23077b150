// Every call that the browser can make has to have a stage in e2e/fault-scenarios, where it suffers every fault. A call can
// be made only by a file that imports its endpoint, so the imports of all files that host and plugins reach tell which
// there are.
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as api from '../packages/api/src/index.ts';

const entryPoints = ['packages/host/src/main.tsx', 'packages/plugin-sdk/src/*.ts', 'plugins/*/src/plugin.ts'];
const excludedEntry = /\/testing\.ts|\.test\./;

test('every call of a screen has a stage in which it suffers every fault', async () => {
  const staged = await readScenarios();
  const missing = [...(await findEndpoints())].filter(([call]) => !staged.has(call));
  const lines = missing.map(([call, { name, file }]) => `  endpoint: '${call}'   // ${name}, imported by ${file}`);
  const help = [
    'These calls have no stage yet. Add one for each to a file of e2e/fault-scenarios; e2e/faultScenarios.ts says how.',
    'Look at it with: npx playwright test --project=preview e2e/faults.spec.ts -g "<its name>"',
    ...lines,
  ].join('\n');
  expect(missing, help).toEqual([]);
});

test('every stage is about a call that a screen makes', async () => {
  const calls = await findEndpoints();
  expect([...(await readScenarios())].filter((call) => !calls.has(call))).toEqual([]);
});

interface Import {
  readonly name: string;
  readonly file: string;
}

/** The calls that are imported anywhere, by the contract's spelling. */
async function findEndpoints(): Promise<ReadonlyMap<string, Import>> {
  const sources = await readSources();
  const endpoints = new Map(endpointsOf(api));
  for (const { file, source } of sources) {
    // A plugin may bring calls of its own.
    if (!file.startsWith('plugins/') || !/\bendpoint\(\{/.test(source)) continue;
    const module: object = await import(/* @vite-ignore */ `../${file}`);
    for (const [name, call] of endpointsOf(module)) endpoints.set(name, call);
  }
  const calls = new Map<string, Import>();
  for (const { file, source } of sources) {
    for (const name of importedNames(source, file)) {
      const call = endpoints.get(name);
      if (call !== undefined) calls.set(call, { name, file });
    }
  }
  return calls;
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
  // Its calls could not be told from what else is in there.
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

async function readScenarios(): Promise<ReadonlySet<string>> {
  const calls = new Set<string>();
  for await (const file of glob('e2e/fault-scenarios/*.ts')) {
    const source = await readFile(file, 'utf8');
    for (const [, call = ''] of source.matchAll(/'((?:GET|POST|PUT|PATCH|DELETE) \/[^']*)'/g)) calls.add(call);
  }
  return calls;
}
