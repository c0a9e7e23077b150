import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

const skippedFolders = new Set(['node_modules', 'dist', 'dist-types']);
const skippedFile = /\.test\.tsx?$|\.tsbuildinfo$|\.md$/;

/** Hashes the bytes and names of the files that a build reads, in files and folders. */
export async function hashSources(sources: readonly string[]): Promise<string> {
  const files = (await Promise.all(sources.map(listSources))).flat();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex');
}

async function listSources(source: string): Promise<readonly string[]> {
  if ((await stat(source)).isFile()) return [source];
  const entries = (await readdir(source, { withFileTypes: true })).toSorted((a, b) => a.name.localeCompare(b.name));
  const nested = entries.map(async (entry) => {
    const inside = path.join(source, entry.name);
    // A plugin's own folder may have a link named node_modules.
    if (skippedFolders.has(entry.name)) return [];
    if (entry.isDirectory() || entry.isSymbolicLink()) return listSources(inside);
    return skippedFile.test(entry.name) ? [] : [inside];
  });
  return (await Promise.all(nested)).flat();
}
