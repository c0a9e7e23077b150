import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { CliError } from '../errors.ts';

/** Rejects a folder that contains anything but an earlier build; only such a build is removed. */
export async function assertOwnOutputDir(
  folder: string,
  isEarlierBuild: (folder: string) => Promise<boolean>,
): Promise<void> {
  await assertNotAFile(folder);
  if (!existsSync(folder) || (await readdir(folder)).length === 0 || (await isEarlierBuild(folder))) return;
  throw new CliError('FOLDER_NOT_OURS', {
    message: `${folder} contains other files than an earlier build; nothing was written.`,
    hint: 'Set an empty or a new folder with --out, or remove that one yourself.',
  });
}

/** A file exists at the path of the folder or of one of its parents. */
async function assertNotAFile(folder: string): Promise<void> {
  if (existsSync(folder)) {
    if ((await stat(folder)).isDirectory()) return;
    throw new CliError('FOLDER_NOT_OURS', {
      message: `${folder} is a file; nothing was written.`,
      hint: 'Set an empty or a new folder with --out.',
    });
  }
  const parent = path.dirname(folder);
  if (parent !== folder) await assertNotAFile(parent);
}
