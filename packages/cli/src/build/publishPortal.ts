import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { assertOwnOutputDir } from './assertOwnOutputDir.ts';
import { prepareFolder } from './prepareFolder.ts';
import { listFiles } from './toManifestFile.ts';

/**
 * The file of a built portal that lists its plugins, as {@link PortalPlugin}. Its name begins with a dot, because servers
 * do not serve such files: it names the plugins of all brokers.
 */
export const portalPluginsFile = '.brokerdesk-plugins.json';

/** A plugin of a built portal. */
export interface PortalPlugin {
  readonly id: string;
  readonly version: string;
  /** Whether it belongs to the product. */
  readonly firstParty: boolean;
  /** The address of its folder. */
  readonly base: string;
  /** The size of all its files. */
  readonly bytes: number;
  /** The display codes of the brokers that get it; null for all. */
  readonly brokers: readonly string[] | null;
}

/** A file that marks a published portal and lists its files: the next build replaces a folder that contains no others. */
const markerFile = '.brokerdesk-portal';

/** Copies a built portal to a folder, replaces an earlier portal there, and returns its plugins. */
export async function publishPortal(portal: string, folder: string): Promise<readonly PortalPlugin[]> {
  await assertOwnOutputDir(folder, () => containsOnlyOwnFiles(folder));
  // Copied to a temporary folder that is renamed at the end, so that the published portal is always complete.
  const copying = `${folder}.${process.pid}`;
  await prepareFolder(path.dirname(folder));
  try {
    await cp(portal, copying, { recursive: true });
    await writeFile(path.join(copying, markerFile), `${JSON.stringify(await listFiles(copying), null, 2)}\n`);
    await rm(folder, { recursive: true, force: true });
    await rename(copying, folder);
  } finally {
    await rm(copying, { recursive: true, force: true });
  }
  return JSON.parse(await readFile(path.join(folder, portalPluginsFile), 'utf8')) as readonly PortalPlugin[];
}

async function containsOnlyOwnFiles(folder: string): Promise<boolean> {
  const marker = path.join(folder, markerFile);
  if (!existsSync(marker)) return false;
  const own = new Set([markerFile, ...parseMarker(await readFile(marker, 'utf8'))]);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.every((entry) => {
    const name = path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/');
    return entry.isDirectory() || own.has(name);
  });
}

function parseMarker(text: string): readonly string[] {
  try {
    return JSON.parse(text) as readonly string[];
  } catch {
    // Not written by a build: no file of the folder is ours.
    return [];
  }
}
