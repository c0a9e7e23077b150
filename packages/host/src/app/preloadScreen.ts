import type { FunctionNode } from '@brokerdesk/api';
import type { Registry, RegistryEntry } from '@brokerdesk/plugin-sdk/build';
import { readImportMap } from '../components/preloadModules.ts';
import { preloadContribution } from '../plugins/preloadContribution.ts';

/**
 * Fetches the scripts of the screen at an address while the shell, which compiles addresses, is on its way. A page is
 * recognised by the end of its address, so those of another granted page that ends alike are fetched, too; none is run. In
 * safe mode nothing is fetched ahead.
 */
export function preloadScreen(
  { plugins, shared }: Registry,
  functions: readonly FunctionNode[],
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): void {
  if (new URLSearchParams(search).has('safe-mode')) return;
  const { integrity: pinned } = readImportMap(document);
  const granted = new Set(listCodes(functions));
  for (const entry of plugins) {
    for (const { code, child } of findPages(entry, pathname)) {
      if (!granted.has(code)) continue;
      const target = { kind: 'screen', pluginId: entry.manifest.id, code, child } as const;
      preloadContribution(target, { entry, shared, pinned });
    }
  }
}

function listCodes(functions: readonly FunctionNode[]): readonly string[] {
  return functions.flatMap(({ functionCode, children }) => [functionCode, ...listCodes(children ?? [])]);
}

function findPages({ manifest }: RegistryEntry, pathname: string) {
  const pages = Object.entries(manifest.functions).flatMap(([code, { path = '', children = {} }]) => [
    { code, child: null, path },
    ...Object.entries(children).map(([child, screen]) => ({ code, child, path: `${path}/${screen.path}` })),
  ]);
  return pages.filter(({ path }) => path !== '' && pathname.endsWith(`/${path}`));
}
