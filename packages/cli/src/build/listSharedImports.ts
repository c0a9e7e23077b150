import { sharedSpecifiers } from '@brokerdesk/host/vite';
import { parseSync } from 'vite';

/** The names that scripts import from each shared module; `*` if they import the whole module. */
export type SharedImports = Readonly<Record<string, readonly string[]>>;

/** An emitted script. */
export interface Script {
  readonly name: string;
  readonly code: string;
}

/** Lists the imports of emitted scripts from the shared modules. */
export function listSharedImports(scripts: readonly Script[]): SharedImports {
  const shared = new Set(sharedSpecifiers('build'));
  const names = new Map<string, Set<string>>();
  for (const [specifier, name] of scripts.flatMap(importsOf)) {
    if (!shared.has(specifier)) continue;
    names.set(specifier, (names.get(specifier) ?? new Set()).add(name));
  }
  const sorted = [...names].toSorted(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries(sorted.map(([specifier, known]) => [specifier, [...known].toSorted()]));
}

function importsOf({ name, code }: Script): readonly (readonly [specifier: string, name: string])[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(name, code).module;
  const imported = staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName }) => [moduleRequest.value, spellName(importName)] as const),
  );
  const passedOn = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName }) =>
      moduleRequest ? [[moduleRequest.value, spellName(importName)] as const] : [],
    ),
  );
  const fetched = dynamicImports.map(
    ({ moduleRequest: { start, end } }) => [code.slice(start + 1, end - 1), '*'] as const,
  );
  return [...imported, ...passedOn, ...fetched];
}

function spellName({ kind, name }: { readonly kind: string; readonly name: string | null }): string {
  return kind === 'Default' ? 'default' : (name ?? '*');
}
