import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CliError, describeError } from '../errors.ts';
import type { Files } from './renameSample.ts';

/** A folder with its files, before they are on the disk. */
export interface NewFolder {
  readonly folder: string;
  readonly files: Files;
  /** Completes the files before the folder gets its name, for example formats them. */
  readonly finish?: (folder: string) => Promise<void>;
}

/** Throws for a folder that has contents, which creating would have to replace. */
export async function assertFree(folder: string): Promise<void> {
  const contents = existsSync(folder) ? await readdir(folder) : [];
  if (contents.length === 0) return;
  throw new CliError('FOLDER_NOT_EMPTY', {
    message: `${folder} is not empty: it contains ${contents.slice(0, 3).join(', ')}${contents.length > 3 ? ', …' : ''}. Nothing was written.`,
    hint: 'Choose another name or --directory, or empty the folder.',
  });
}

/**
 * Writes all files of a folder that does not exist yet, or none: they are written beside it, and the finished folder is
 * renamed.
 */
export async function placeFolder({ folder, files, finish }: NewFolder): Promise<void> {
  await assertFree(folder);
  const parent = path.dirname(folder);
  let toRemove: string | undefined;
  try {
    const firstMade = await mkdir(parent, { recursive: true });
    toRemove = firstMade;
    const staged = await mkdtemp(path.join(parent, `.${path.basename(folder)}-`));
    toRemove ??= staged;
    // Readable for others, unlike a temporary folder.
    await chmod(staged, 0o777 & ~process.umask());
    for (const below of new Set([...files.keys()].map((file) => path.dirname(path.join(staged, file))))) {
      await mkdir(below, { recursive: true });
    }
    await Promise.all([...files].map(([file, content]) => writeFile(path.join(staged, file), content)));
    await finish?.(staged);
    await moveInto(staged, folder);
  } catch (cause) {
    if (toRemove !== undefined) await rm(toRemove, { recursive: true, force: true });
    throw new CliError('FOLDER_NOT_WRITTEN', {
      message: `${folder} could not be written: ${describeError(cause)}. Nothing is left of it.`,
      hint: 'Check the permissions of the folder above and the space on the disk.',
      cause,
    });
  }
}

/** A folder that exists stays the same one, because a shell may be in it. */
async function moveInto(staged: string, folder: string): Promise<void> {
  if (!existsSync(folder)) return rename(staged, folder);
  const names = await readdir(staged);
  try {
    for (const name of names) await rename(path.join(staged, name), path.join(folder, name));
  } catch (error) {
    for (const name of names) await rm(path.join(folder, name), { recursive: true, force: true });
    throw error;
  }
  await rm(staged, { recursive: true });
}
