// Node removes the types of TypeScript, but not below node_modules, so the command line would do it at each start: a quarter of
// the time until `admin-cli mock` responds. Packed sources have no types; editors and `tsc` read the declarations.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';

/**
 * Removes the types from the TypeScript of staged packages. Lines and columns stay, and so do the names of files, which
 * imports contain. Components stay as they are: only Vite reads them.
 *
 * @param {readonly string[]} folders
 */
export function stripSourceTypes(folders) {
  for (const folder of folders) {
    for (const source of globSync('{src,vite}/**/*.ts', { cwd: folder })) {
      const file = path.join(folder, source);
      writeFileSync(file, module.stripTypeScriptTypes(readFileSync(file, 'utf8')));
    }
  }
}
