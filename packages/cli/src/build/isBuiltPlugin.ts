import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '@brokerdesk/plugin-sdk/build';

/** The name of the manifest in a built plugin's folder. */
export const manifestFile = 'manifest.json';

/** Whether a folder contains a built plugin and nothing else: its manifest names every file. */
export async function isBuiltPlugin(folder: string): Promise<boolean> {
  const { schemaVersion, id, files } = await readManifest(path.join(folder, manifestFile));
  if (schemaVersion !== 1 || typeof id !== 'string' || typeof files !== 'object' || files === null) return false;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.every((entry) => {
    const name = path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/');
    return entry.isDirectory() || (entry.isFile() && (name === manifestFile || Object.hasOwn(files, name)));
  });
}

async function readManifest(file: string): Promise<Partial<Manifest>> {
  try {
    return (JSON.parse(await readFile(file, 'utf8')) as Partial<Manifest> | null) ?? {};
  } catch {
    // The file is absent or not a manifest of ours.
    return {};
  }
}
