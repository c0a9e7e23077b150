import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findPlugins } from '../plugins/findPlugins.ts';

/** Returns the folders of the plugins that a new one would stand beside, by their ids: the product's, and those of `root`. */
export async function findPluginIds(root: string | undefined): Promise<ReadonlyMap<string, string>> {
  const folders = (await findPlugins()).map(({ folder }) => folder);
  if (root !== undefined) {
    for await (const entry of glob('plugins/*/src/plugin.ts', { cwd: root })) {
      folders.push(path.join(root, path.dirname(path.dirname(entry))));
    }
  }
  const ids = await Promise.all(folders.map(async (folder) => [await readId(folder), folder] as const));
  return new Map(ids);
}

/** Reads the id without running the plugin's code; the folder's name if it is not written as a plain text. */
async function readId(folder: string): Promise<string> {
  const source = await readFile(path.join(folder, 'src', 'plugin.ts'), 'utf8');
  return /\bdefinePlugin\(\{[^]*?\bid: '([^']+)'/.exec(source)?.[1] ?? path.basename(folder);
}
