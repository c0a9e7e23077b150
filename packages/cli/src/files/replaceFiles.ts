import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CliError } from '../errors.ts';
import { findRealFile } from './findRealFile.ts';

/** A file with its new contents. */
export interface NewContents {
  readonly file: string;
  readonly source: string;
}

/**
 * Replaces files. All are written beside the old ones first, so that a full disk, a missing permission or a link that leads
 * out of the folders is met before the first is replaced.
 *
 * @param folders The folders that may be changed.
 * @throws `FOLDER_NOT_WRITTEN` if a symbolic link leads out of them, or a file cannot be written.
 */
export async function replaceFiles(contents: readonly NewContents[], folders: readonly string[]): Promise<void> {
  const suffix = `.${randomUUID().slice(0, 8)}.new`;
  const files = await Promise.all(
    contents.map(async ({ file, source }) => ({ file: await findRealFile(file, folders), source })),
  );
  try {
    for (const { file, source } of files) await writeFile(`${file}${suffix}`, source, { flag: 'wx' });
    for (const { file } of files) await rename(`${file}${suffix}`, file);
  } catch (cause) {
    throw new CliError('FOLDER_NOT_WRITTEN', {
      message: `${path.dirname(files[0]?.file ?? '')} cannot be written (${(cause as NodeJS.ErrnoException).code}).`,
      hint: 'Check the permissions of its files and the space on the disk.',
      cause,
    });
  } finally {
    for (const { file } of files) await rm(`${file}${suffix}`, { force: true });
  }
}
