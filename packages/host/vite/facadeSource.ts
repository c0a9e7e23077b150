// A facade is the module that the page's import map names for a shared module. `export *` from a CommonJS module gives
// static names, so the facade of one lists the names that the module exports in this mode (`act` is React's in
// development only).
import { createRequire } from 'node:module';
import { type SharedKind, sharedModules } from '@brokerdesk/plugin-sdk/build';
import { hostFolder } from './hostFolder.ts';

const identifier = /^[A-Za-z_$][\w$]*$/;
const withDefault = new Set(['i18next']);

/** Lists the shared modules of a mode; the development runtime of JSX exists in development only. */
export function sharedSpecifiers(mode: 'dev' | 'build'): readonly string[] {
  return Object.keys(sharedModules).filter((name) => mode === 'dev' || name !== 'react/jsx-dev-runtime');
}

/** Writes the source text of the facade of a shared module. */
export function facadeSource(specifier: string): string {
  const kind = sharedModules[specifier];
  if (!kind)
    throw new Error(`${specifier} is not a shared module. The list is plugin-sdk/src/manifest/sharedModules.ts.`);
  const from = JSON.stringify(specifier);
  if (typeof kind !== 'string') return `export { ${kind.join(', ')} } from ${from};`;
  if (kind === 'esm') {
    return `export * from ${from};${withDefault.has(specifier) ? `\nexport { default } from ${from};` : ''}`;
  }
  const names = commonjsNames(specifier);
  return `import * as module from ${from};\nexport default module.default;\nexport const { ${names.join(', ')} } = module;`;
}

/** Returns the names that a plugin may import from a shared module, or undefined if it may import all of them. */
export function importableNames(specifier: string): readonly string[] | undefined {
  const kind: SharedKind | undefined = sharedModules[specifier];
  return kind === undefined || typeof kind === 'string' ? undefined : kind;
}

/** Lists the names that a CommonJS module exports in the present mode. */
export function commonjsNames(specifier: string): readonly string[] {
  const load = createRequire(`${hostFolder}/package.json`);
  return Object.keys(load(specifier) as object).filter((name) => identifier.test(name) && name !== 'default');
}

/** Lists the names that a plugin can import from a shared module that is a library of others. */
export async function listLibraryNames(specifier: string): Promise<readonly string[]> {
  const kind = sharedModules[specifier];
  if (kind === 'commonjs') return ['default', ...commonjsNames(specifier)];
  if (typeof kind === 'object') return kind;
  const names = Object.keys((await import(specifier)) as object);
  return withDefault.has(specifier) ? names : names.filter((name) => name !== 'default');
}
