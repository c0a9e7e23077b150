import { CliError } from './errors.ts';

/** Browsers and Vite take these characters of a path for parts of an address, and do not find the files below. */
const unusable = /[%#?]/;

/** What to do about such a path. */
export const usableFolderHint = 'Rename the folder that has it, without %, # and ?.';

/** Returns the character because of which nothing below a folder can be served or built; undefined if there is none. */
export function findUnusableCharacter(folder: string): string | undefined {
  return unusable.exec(folder)?.[0];
}

/**
 * Rejects a folder that the commands cannot work in.
 *
 * @throws CliError `FOLDER_UNUSABLE`
 */
export function assertUsableFolder(folder: string): void {
  const character = findUnusableCharacter(folder);
  if (character === undefined) return;
  throw new CliError('FOLDER_UNUSABLE', {
    message: `${folder} has the character ${character} in its path, which would be part of an address.`,
    hint: usableFolderHint,
  });
}
