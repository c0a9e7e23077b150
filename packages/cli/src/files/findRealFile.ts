import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { CliError } from '../errors.ts';

/**
 * Returns where a file of a folder really is, or will be: without symbolic links, so that what is written and renamed there
 * stays in the folder.
 *
 * @param folders The folders that may be changed.
 * @throws `FOLDER_NOT_WRITTEN` if a link leads out of the one that the file is in.
 */
export async function findRealFile(file: string, folders: readonly string[]): Promise<string> {
  const own = folders.find((folder) => isBelow(folder, file));
  const real = await followLinks(file);
  if (own !== undefined && isBelow(await followLinks(own), real)) return real;
  throw new CliError('FOLDER_NOT_WRITTEN', {
    message: `${file} is not changed: it is ${real}, outside of ${own ?? folders.join(', ')}.`,
    hint: 'Replace the symbolic link by the file or folder itself.',
  });
}

function isBelow(folder: string, file: string): boolean {
  return file.startsWith(path.join(folder, path.sep));
}

/** A file that does not exist yet is in a folder that does. */
async function followLinks(file: string): Promise<string> {
  try {
    return await realpath(file);
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return path.join(await followLinks(path.dirname(file)), path.basename(file));
  }
}
