// Like `placeFolder`, this reads synchronously: nothing else runs in the process.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listProductFolders } from '../places.mjs';

/** Returns the folders of the plugins that a new one would stand beside, by their ids: the product's, and those of `root`. */
export function findPluginIds(root: string | undefined): ReadonlyMap<string, string> {
  const parent = root === undefined ? undefined : path.join(root, 'plugins');
  const beside = parent !== undefined && existsSync(parent) ? readdirSync(parent) : [];
  const folders = new Set([...listProductFolders(), ...beside.map((name) => path.join(parent ?? '', name))]);
  const ids = [...folders].flatMap((folder) => {
    const file = path.join(folder, 'src', 'plugin.ts');
    return existsSync(file) ? [[readId(file) ?? path.basename(folder), folder] as const] : [];
  });
  return new Map(ids);
}

/** Reads the id without running the plugin's code; undefined if it is not written as a plain text. */
function readId(definitionFile: string): string | undefined {
  return /\bdefinePlugin\(\{[^]*?\bid: '([^']+)'/.exec(readFileSync(definitionFile, 'utf8'))?.[1];
}
