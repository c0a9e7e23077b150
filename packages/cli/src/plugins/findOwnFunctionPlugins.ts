import { readFile } from 'node:fs/promises';
import type { PluginSource } from './findPlugins.ts';

/**
 * Returns the plugins that may declare functions of their own (`X_`). Those of the product are read first, because describing a
 * definition takes a process and most of them declare none.
 */
export async function findOwnFunctionPlugins(plugins: readonly PluginSource[]): Promise<readonly PluginSource[]> {
  const isCandidate = await Promise.all(
    plugins.map(async ({ firstParty, entry }) => !firstParty || /\bX_/.test(await readFile(entry, 'utf8'))),
  );
  return plugins.filter((_plugin, index) => isCandidate[index]);
}
