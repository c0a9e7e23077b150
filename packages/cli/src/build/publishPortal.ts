import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type PortalPlugin, portalPluginsFile } from './PortalPlugin.ts';
import { assertOwnOutputDir } from './assertOwnOutputDir.ts';

/** A file that stands in nothing but a published portal: what holds it may be replaced by the next build. */
const markerFile = '.brokerdesk-portal';

/** Copies a built portal to where it is wanted, in place of what stood there, and tells what plugins it has. */
export async function publishPortal(portal: string, folder: string): Promise<readonly PortalPlugin[]> {
  await assertOwnOutputDir(folder, async () => existsSync(path.join(folder, markerFile)));
  // Copied aside and exchanged at the end, so that what stands there is always whole.
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
