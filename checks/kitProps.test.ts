// One rule for all optional props of the SDK: a value that may be undefined can be passed as it is.
import { globSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';

const folders = ['kit', 'forms', 'charts', 'trees', 'sheet', 'documents', 'hooks', 'services'];
/** In which a type that has undefined already, or accepts nothing else, ends. */
const hasUndefined = new Set(['TSUndefinedKeyword', 'TSNeverKeyword', 'TSUnknownKeyword']);

it('accepts undefined for each optional prop', () => {
  const files = folders.flatMap((folder) => globSync(`packages/plugin-sdk/src/${folder}/**/*.{ts,tsx}`));
  const sources = files.filter((file) => !/\.(?:test|gallery)\.|Fixture|[\\/]locales[\\/]/.test(file));
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap((file) => findStrict(file, readFileSync(file, 'utf8')))).toEqual([]);
});

it('finds an optional prop that rejects undefined', () => {
  const text = `interface Props {
  readonly size?: number;
  readonly width?: number | undefined;
  readonly content?: ReactNode;
  readonly onOpen?: () => number | undefined;
}`;
  expect(findStrict('Props.ts', text)).toEqual(['Props.ts: size', 'Props.ts: onOpen']);
});

function findStrict(file: string, text: string): readonly string[] {
  const found: string[] = [];
  new Visitor({
    TSPropertySignature({ optional, key, typeAnnotation }) {
      if (!optional || key.type !== 'Identifier' || !typeAnnotation) return;
      if (!acceptsUndefined(typeAnnotation.typeAnnotation)) found.push(`${file}: ${key.name}`);
    },
  }).visit(parseSync(file, text).program);
  return found;
}

function acceptsUndefined(type: ESTree.TSType): boolean {
  if (type.type === 'TSUnionType') return type.types.some(acceptsUndefined);
  if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier') return type.typeName.name === 'ReactNode';
  return hasUndefined.has(type.type);
}
