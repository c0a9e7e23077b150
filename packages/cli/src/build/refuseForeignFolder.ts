import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { CliError } from '../errors.ts';

/** Refuses to replace a folder that holds anything but an earlier build, which is known by a file of the given name. */
export async function refuseForeignFolder(folder: string, mark: string): Promise<void> {
  if (!existsSync(folder) || existsSync(path.join(folder, mark)) || (await readdir(folder)).length === 0) return;
  throw new CliError('FOLDER_NOT_OURS', {
    message: `${folder} holds other things than an earlier build (it has no ${mark}); nothing was written.`,
    hint: 'Name an empty or a new folder with --out.',
  });
}
