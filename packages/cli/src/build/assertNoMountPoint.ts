import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { CliError } from '../errors.ts';

/**
 * Rejects a folder that is a mount point, such as a container's volume. A finished portal is moved into place, but nothing
 * can be moved from one file system to another, and a mount point cannot be replaced.
 *
 * @throws CliError `FOLDER_NOT_WRITTEN`
 */
export async function assertNoMountPoint(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  if (!existsSync(folder) || (await stat(folder)).dev === (await stat(parent)).dev) return;
  throw new CliError('FOLDER_NOT_WRITTEN', {
    message: `${folder} is a mount point, which a build cannot replace; nothing was written.`,
    hint: `Set a folder inside it with --out, such as ${path.join(folder, 'portal')}.`,
  });
}
