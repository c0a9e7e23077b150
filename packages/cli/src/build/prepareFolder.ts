import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { CliError } from '../errors.ts';

/**
 * Makes a folder unless it exists, and rejects one in which nothing can be written. Bundlers would end with a stack of their own.
 *
 * @throws CliError `FOLDER_NOT_WRITTEN`
 */
export async function prepareFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (cause) {
    throw new CliError('FOLDER_NOT_WRITTEN', {
      message: `${folder} cannot be written (${(cause as NodeJS.ErrnoException).code}).`,
      hint: 'Give yourself the right to write there, or work in a copy of your own; admin-cli doctor examines the folder.',
      cause,
    });
  }
}
