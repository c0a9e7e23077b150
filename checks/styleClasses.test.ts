// Rules that nothing uses, class names without a rule, and two rules for one name stay behind when parts change.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const exclude = ['**/node_modules/**', '**/dist/**', '**/dist-types/**'];
const read = (pattern: string) => globSync(pattern, { exclude }).map((file) => readFileSync(file, 'utf8'));
const isTest = (file: string) => /(\.(test|screens|faults|types\.test)|Fixture)\.tsx?$/.test(file);

const sheets = read('{packages,plugins,e2e}/**/*.css').join('\n');
const sourceFiles = globSync('{packages,plugins,e2e}/**/*.{ts,tsx,html}', { exclude });
const sources = sourceFiles.filter((file) => !isTest(file)).map((file) => readFileSync(file, 'utf8'));
const tests = [
  ...sourceFiles.filter((file) => isTest(file)).map((file) => readFileSync(file, 'utf8')),
  ...read('{e2e,packages/plugin-sdk/src/testing,packages/plugin-testing/src}/**/*.ts'),
  ...read('{scripts,bench}/**/*.{mjs,ts,tsx}'),
].join('\n');

/** The names that the product gives its classes: of the shell, the kit, and the plugins. */
const ownName = /(?<![\w-])(?:bdk?|account-opening|harbour-branches|templates|user-control)-[a-z][\w-]*/g;

test('each class of a style sheet is used', () => {
  const used = new Set(sources.flatMap((source) => source.match(ownName) ?? []));
  const beginnings = sources.flatMap((source) => source.match(/(?<![\w-])bdk?-[a-z-]+-(?=\$\{)/g) ?? []);
  const classes = new Set(
    [...sheets.matchAll(/\.((?:bdk?|account-opening|harbour-branches|templates|user-control)-[\w-]+)/g)].map(
      (match) => match[1] ?? '',
    ),
  );
  const unused = [...classes].filter((name) => !used.has(name) && !beginnings.some((start) => name.startsWith(start)));
  expect(classes.size).toBeGreaterThan(100);
  expect(unused).toEqual([]);
});

test('each class of an element has a rule, or a test that looks for it', () => {
  const given = sources.flatMap((source) =>
    [...source.matchAll(/lassName=(?:"[^"]*"|\{[^\n]*)/g)].flatMap(([attribute]) => attribute.match(ownName) ?? []),
  );
  const known = new Set([...(sheets.match(ownName) ?? []), ...(tests.match(ownName) ?? [])]);
  const unknown = [...new Set(given)].filter((name) => !known.has(name) && !name.endsWith('-'));
  expect(unknown).toEqual([]);
});

test('plugins take cards, tags and link buttons from the kit, and do not write their classes', () => {
  const written = sourceFiles
    .filter((file) => /^(plugins|packages\/cli\/templates)\//.test(file) && !isTest(file))
    .filter((file) => /(?<![\w.-])bdk-(card|tag|link-button)(?![\w-])/.test(readFileSync(file, 'utf8')));
  expect(written).toEqual([]);
});

test('no selector has two rules', () => {
  // Rules inside of at-rules complement those outside.
  const outside = sheets.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/@[^{};]*(?:;|\{(?:[^{}]|\{[^{}]*\})*\})/g, '');
  const selectors = [...outside.matchAll(/([^{}]+)\{[^{}]*\}/g)].map(([, selector = '']) => selector.trim());
  const repeated = selectors.filter((selector, at) => selector !== ':root' && selectors.indexOf(selector) !== at);
  expect(selectors.length).toBeGreaterThan(100);
  expect(repeated).toEqual([]);
});
