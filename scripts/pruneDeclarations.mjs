import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listDeclarations } from './copyDeclarations.mjs';

/** @typedef {Readonly<Record<string, string | { readonly types?: string }>>} Exports */

/**
 * Removes the declarations of staged packages that no export of any of them leads to: two of three.
 *
 * @param {readonly string[]} folders of packages, each named after its package, such as `…/@brokerdesk/api`
 */
export function pruneDeclarations(folders) {
  const entries = new Map(folders.flatMap((folder) => listEntries(folder)));
  const needed = listDeclarations([...entries.values()], (name) => entries.get(name));
  for (const folder of folders) {
    for (const file of globSync('**/*.d.{ts,mts}', { cwd: folder })) {
      const declaration = path.join(folder, file);
      if (!needed.has(declaration)) rmSync(declaration);
    }
  }
}

/**
 * Returns the declarations of the modules that a package exports, by the modules' names.
 *
 * @param {string} folder
 * @returns {ReadonlyArray<readonly [string, string]>}
 */
function listEntries(folder) {
  /** @type {{ name: string, exports?: Exports }} */
  const { name, exports = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([module, target]) => {
    const types = typeof target === 'string' ? undefined : target.types;
    return types === undefined ? [] : [[path.posix.join(name, module), path.join(folder, types)]];
  });
}
