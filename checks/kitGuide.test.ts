// docs/kit.md says when to use which part of the SDK. What it names exists, and no part is missing. The names and their props
// come from the API report, which `npm test` compares with the source.
import { readFile } from 'node:fs/promises';
import * as react from 'react';
import { expect, test } from 'vitest';
import { declaredWords } from './declaredWords.ts';

const guide = await readFile('docs/kit.md', 'utf8');
const report = await readFile('packages/plugin-sdk/plugin-sdk.api.md', 'utf8');

/** Entries that no screen imports for its parts. */
const otherEntries = new Set(['api', 'contract', 'testing', 'host', 'build', 'gallery']);

interface Entry {
  readonly names: ReadonlySet<string>;
  /** The components and hooks. */
  readonly parts: readonly string[];
}

/** The entries by what follows the name of the package: nothing, or `/forms`. */
const entries = new Map(
  report
    .split(/^## @brokerdesk\/plugin-sdk/m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf('\n')), readEntry(section)] as const)
    .filter(([path]) => !otherEntries.has(path.slice(1))),
);

/** What stands in backticks, without the texts in it. */
const inlineCode = (guide.replaceAll(/^```[^]*?^```/gm, '').match(/`[^`]+`/g) ?? []).map((code) =>
  code.replaceAll(/'[^']*'|"[^"]*"/g, ''),
);
const examples = [...guide.matchAll(/^```tsx\n([^]*?)^```/gm)].map(([, example = '']) => example);

/** The sections by their heading. */
const sections = new Map(
  guide
    .split(/^### /m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf('\n')), section.split(/\n## /)[0] ?? ''] as const),
);

test('each component and hook that a screen can import has a section', () => {
  const described = new Set([...sections.keys()].flatMap(namesOfHeading));
  const missing = [...entries.values()].flatMap(({ parts }) => parts).filter((name) => !described.has(name));
  expect([...entries.keys()]).toEqual(
    expect.arrayContaining(['', '/charts', '/documents', '/forms', '/sheet', '/trees']),
  );
  expect([...entries.values()].flatMap(({ parts }) => parts).length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

test('each part of a heading is exported by the entry that the heading names', () => {
  const wrong = [...sections.keys()].flatMap((heading) => {
    const names = entries.get(heading.split(' · ')[1] ?? '')?.names;
    return namesOfHeading(heading).flatMap((name) => (names?.has(name) === true ? [] : `${name} in "${heading}"`));
  });
  expect(wrong).toEqual([]);
});

test('each part and hook in code is exported by the SDK', () => {
  const exported = new Set([...entries.values()].flatMap(({ names }) => [...names]));
  const named = [
    ...inlineCode.flatMap((code) => code.match(/(?<![\w.])(?:[A-Z][a-z]\w*|use[A-Z]\w*)/g) ?? []),
    ...examples.flatMap((example) => example.match(/(?<=<)[A-Z]\w+|(?<![\w.])use[A-Z]\w*(?=\()/g) ?? []),
  ];
  const unknown = new Set(named.filter((name) => !exported.has(name) && !(name in react) && !ownParts.has(name)));
  expect(named.length).toBeGreaterThan(200);
  expect([...unknown]).toEqual([]);
});

test('each prop, function and property in code is declared', () => {
  const declared = declaredWords();
  const named = [
    ...inlineCode.flatMap((code) => code.match(/[a-z][\w-]*/gi) ?? []),
    ...examples.flatMap((example) => example.match(/(?<=\s)[a-z]\w*(?==[{"])/gi) ?? []),
  ];
  const unknown = new Set(named.filter((name) => !declared.has(name) && !(name in react) && !platformNames.has(name)));
  expect(named.length).toBeGreaterThan(400);
  expect([...unknown]).toEqual([]);
});

test('a section has at most ten lines', () => {
  const long = [...sections].filter(([, section]) => section.split('\n').filter(isContent).length > 11);
  expect(long.map(([heading]) => heading)).toEqual([]);
});

test('the table leads to every section', () => {
  const links = [...guide.matchAll(/^\|.*\[(.+)\]\(#(.+)\) \|$/gm)].map(([, text, anchor]) => `${text} #${anchor}`);
  expect(links).toEqual([...sections.keys()].map((heading) => `${heading.split(' · ')[0]} #${anchorOf(heading)}`));
});

/** Parts of the reader's own plugin. */
const ownParts = new Set(['Stars', 'useText']);

/** Names of HTML, JavaScript and the wire, and a variable of the reader. */
const platformNames = new Set(
  'aria-disabled aria-label data-align data-tone disabled img toLocaleString E0008 EN SC TC titleEN titleSC titleTC shape'.split(
    ' ',
  ),
);

function readEntry(section: string): Entry {
  const declarations = [...section.matchAll(/^(?:(function|const|class|interface|type) )?(\w+)\b/gm)];
  const names = new Set(declarations.map(([, , name = '']) => name));
  // A name without a kind is a component of Blueprint that the SDK exports again.
  const values = declarations.filter(([, kind]) => kind === 'function' || kind === undefined);
  return {
    names,
    parts: values.map(([, , name = '']) => name).filter((name) => /^(?:[A-Z][a-z]|use[A-Z])/.test(name)),
  };
}

function namesOfHeading(heading: string): readonly string[] {
  return (heading.split(' · ')[0] ?? '').split(', ');
}

function isContent(line: string): boolean {
  return line !== '' && !line.startsWith('```');
}

/** As GitHub writes it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}
