import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PluginSource } from './findPlugins.ts';

/**
 * Returns the plugins that may declare functions of their own (`X_`). Those of the product are read first, because describing a
 * definition takes a process and most of them declare none.
 */
export async function findOwnFunctionPlugins(plugins: readonly PluginSource[]): Promise<readonly PluginSource[]> {
  const isCandidate = await Promise.all(
    plugins.map(async ({ firstParty, entry }) => !firstParty || namesOwnFunction(entry, new Set())),
  );
  return plugins.filter((_plugin, index) => isCandidate[index]);
}

/** Whether a module, or one that it imports at once, contains such a code. Screens are imported later, so they are not read. */
async function namesOwnFunction(file: string, seen: Set<string>): Promise<boolean> {
  if (seen.has(file)) return false;
  seen.add(file);
  // A missing file is reported where the definition is read.
  const text = await readFile(file, 'utf8').catch(() => '');
  if (/\bX_/.test(text)) return true;
  const imported = [...text.matchAll(/\bfrom '(\.[^']*\.ts)'/g)].map(([, name = '']) =>
    path.resolve(path.dirname(file), name),
  );
  for (const next of imported) if (await namesOwnFunction(next, seen)) return true;
  return false;
}
