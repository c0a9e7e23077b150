import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { assertOwnOutputDir } from './assertOwnOutputDir.ts';

/** The file of a built portal that lists its plugins, as {@link PortalPlugin}. */
export const portalPluginsFile = 'plugins.json';

/** A plugin of a built portal. */
export interface PortalPlugin {
  readonly id: string;
  readonly version: string;
  /** The address of its folder. */
  readonly base: string;
  /** The size of all its files. */
  readonly bytes: number;
  /** The display codes of the brokers that get it; null for all. */
  readonly brokers: readonly string[] | null;
}

/** A file that marks a published portal: a folder with it may be replaced by the next build. */
const markerFile = '.brokerdesk-portal';

/** Copies a built portal to a folder, replaces an earlier portal there, and returns its plugins. */
export async function publishPortal(portal: string, folder: string): Promise<readonly PortalPlugin[]> {
  await assertOwnOutputDir(folder, async () => existsSync(path.join(folder, markerFile)));
  // Copied to a temporary folder that is renamed at the end, so that the published portal is always complete.
  const copying = `${folder}.${process.pid}`;
  await mkdir(path.dirname(folder), { recursive: true });
  try {
    await cp(portal, copying, { recursive: true });
    await writeFile(path.join(copying, markerFile), 'The next admin-cli build replaces this folder as a whole.\n');
    await rm(folder, { recursive: true, force: true });
    await rename(copying, folder);
  } finally {
    await rm(copying, { recursive: true, force: true });
  }
  return JSON.parse(await readFile(path.join(folder, portalPluginsFile), 'utf8')) as readonly PortalPlugin[];
}
