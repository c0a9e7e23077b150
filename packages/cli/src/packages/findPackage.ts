import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Returns the folder of a package that a file would import, in the folders that Node searches, without loading it. */
export function findPackage(name: string, from: string): string | undefined {
  const folders = createRequire(from).resolve.paths(name) ?? [];
  return folders
    .map((folder) => path.join(folder, name))
    .find((folder) => existsSync(path.join(folder, 'package.json')));
}
