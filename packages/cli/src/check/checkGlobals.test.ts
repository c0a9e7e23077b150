import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { replacements } from './checkGlobals.ts';
import { findGlobals } from './findGlobals.ts';
import { parseSource } from '../sources/SourceFile.ts';

function namesIn(text: string): readonly string[] {
  return findGlobals(parseSource('Screen.tsx', text).program)
    .map(({ value }) => value)
    .filter((value) => replacements.has(value.replace(/^(?:window|globalThis|self)\./, '')));
}

it.each([
  ["fetch('/api/users')", ['fetch']],
  ['new WebSocket(address)', ['WebSocket']],
  ['const send = fetch;', ['fetch']],
  ['run({ fetch })', ['fetch']],
  ['run({ [fetch.name]: 1 })', ['fetch']],
  ['({ load = fetch }) => load()', ['fetch']],
  ["localStorage.getItem('a')", ['localStorage']],
  ["localStorage['a']", ['localStorage']],
  ["(localStorage as Storage).getItem('a')", ['localStorage']],
  ['window.localStorage.length', ['window.localStorage']],
  ["globalThis['fetch']('/a')", ['globalThis.fetch']],
  ['document.cookie', ['document.cookie']],
  ['navigator.sendBeacon(a)', ['navigator.sendBeacon']],
  ['const a = <p>{location.pathname}</p>;', ['location']],
  ['setTimeout(() => history.back(), 1)', ['setTimeout', 'history']],
])('finds what %s uses of the browser', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

it.each([
  'viewer.fetch()',
  'run({ fetch: load, location })' + '; const location = 1;',
  'for (const [, { fetch }] of all) fetch();',
  'async function load({ id, fetch }: Viewer) { await fetch(id); }',
  "import { history } from './history.ts'; history.read();",
  'interface Viewer { readonly fetch: () => void; location: Location }',
  "type Fetch = Viewer['fetch']; let socket: WebSocket | undefined;",
  'class Viewer { fetch() {} }',
  'try { run(); } catch (history) { log(history); }',
  '<Viewer fetch={load} />',
  "const text = 'fetch';",
])('finds nothing in %s', (text) => {
  expect(namesIn(text)).toEqual([]);
});

it("knows the names that the repository's linter rejects in plugins", async () => {
  const file = new URL('../../../../.oxlintrc.json', import.meta.url);
  const { overrides } = JSON.parse(await readFile(file, 'utf8')) as {
    overrides: {
      files: string[];
      rules: Record<string, ({ name?: string; object?: string; property?: string } | string)[]>;
    }[];
  };
  const rules = overrides.find(({ files }) => files.includes('e2e/*-plugin/src/**'))?.rules ?? {};
  const rejected = ['eslint/no-restricted-globals', 'eslint/no-restricted-properties'].flatMap((rule) =>
    (rules[rule] ?? []).flatMap((one) => {
      if (typeof one === 'string') return [];
      return (
        one.name ??
        (/^(?:window|globalThis|self)$/.test(one.object ?? '') ? one.property : `${one.object}.${one.property}`)
      );
    }),
  );
  // The linter also rejects two names that are nearly always a mistake, but go past nothing.
  expect(new Set(rejected)).toEqual(new Set([...replacements.keys(), 'event', 'name']));
});
