// The examples in the SDK's TSDoc and in the guides use hooks and props that exist. The names come from
// API report, which `npm test` compares with the source; docs/kit.md has its own check.
import { globSync, readFileSync } from 'node:fs';
import * as react from 'react';
import { expect, test } from 'vitest';
import { declaredWords } from './declaredWords.ts';

const declared = declaredWords();

interface Example {
  readonly where: string;
  readonly code: string;
}

const examples: readonly Example[] = [...readTsDoc(), ...readGuides()];

test('each hook of an example, and each prop of a part of the SDK, exists', () => {
  const unknown = examples.flatMap(({ where, code }) =>
    namesIn(code)
      .filter((name) => !declared.has(name) && !(name in react) && !otherHooks.has(name))
      .map((name) => `${where}: ${name}`),
  );
  expect(examples.flatMap(({ code }) => namesIn(code)).length).toBeGreaterThan(150);
  expect(unknown).toEqual([]);
});

/** Of TanStack Query. */
const otherHooks = new Set(['useQuery']);

/** The hooks, and the props of parts that the SDK exports. */
function namesIn(code: string): readonly string[] {
  const hooks = code.match(/(?<![\w.])use[A-Z]\w*(?=\()/g) ?? [];
  const elements = [...code.matchAll(/<([A-Z]\w+)\s([^<]*)/g)].filter(([, part = '']) => declared.has(part));
  return [...hooks, ...elements.flatMap(([, , props = '']) => props.match(/(?<=^|\s)[a-z]\w*(?==[{"'])/gi) ?? [])];
}

function readTsDoc(): readonly Example[] {
  return globSync('packages/plugin-sdk/src/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@example([^]*?)(?:\*\/|\n \* @)/g)].map(([, code = '']) => ({
      where: file,
      code: code.replaceAll(/^ *\* ?/gm, ''),
    })),
  );
}

function readGuides(): readonly Example[] {
  return globSync('docs/{,plugin/}*.md').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^```tsx?\n([^]*?)^```/gm)].map(([, code = '']) => ({ where: file, code })),
  );
}
