// Nothing else runs in the process, and for many small files the functions that wait are several times as fast.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { assertUsableFolder } from '../assertUsableFolder.ts';
import { CliError, describeError } from '../errors.ts';
import type { Files } from './renameSample.ts';

/** A folder with its files, before they are on the disk. */
export interface NewFolder {
  readonly folder: string;
  readonly files: Files;
  /** Completes the files before the folder gets its name, for example formats them. */
  readonly finish?: (folder: string) => Promise<void>;
}

/** Returns why a folder cannot be created: it has contents, which would have to be replaced. */
export function findFolderProblem(folder: string): CliError | undefined {
  const contents = listContents(folder);
  if (contents.length === 0) return undefined;
  return new CliError('FOLDER_NOT_EMPTY', {
    message: `${folder} is not empty: it contains ${contents.slice(0, 3).join(', ')}${contents.length > 3 ? ', …' : ''}. Nothing was written.`,
    hint: 'Choose another name or --directory, or empty the folder.',
  });
}

/**
 * Writes all files of a folder that does not exist yet, or none: they are written beside it, and the finished folder is
 * renamed.
 */
export async function placeFolder({ folder, files, finish }: NewFolder): Promise<void> {
  assertUsableFolder(folder);
  const problem = findFolderProblem(folder);
  if (problem !== undefined) throw problem;
  const parent = path.dirname(folder);
  let toRemove: string | undefined;
  try {
    const firstMade = mkdirSync(parent, { recursive: true });
    toRemove = firstMade;
    const staged = mkdtempSync(path.join(parent, `.${path.basename(folder)}-`));
    toRemove ??= staged;
    // Readable for others, unlike a temporary folder.
    chmodSync(staged, 0o777 & ~process.umask());
    for (const below of new Set([...files.keys()].map((file) => path.dirname(path.join(staged, file))))) {
      mkdirSync(below, { recursive: true });
    }
    for (const [file, content] of files) writeFileSync(path.join(staged, file), content);
    await finish?.(staged);
    moveInto(staged, folder);
  } catch (cause) {
    if (toRemove !== undefined) rmSync(toRemove, { recursive: true, force: true });
    throw new CliError('FOLDER_NOT_WRITTEN', {
      message: `${folder} could not be written: ${describeError(cause)}. Nothing is left of it.`,
      hint: 'Check the permissions of the folder above and the space on the disk.',
      cause,
    });
  }
}

/** A file in the place of the folder is its contents. */
function listContents(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return statSync(folder).isDirectory() ? readdirSync(folder) : [path.basename(folder)];
}

/** A folder that exists stays the same one, because a shell may be in it. */
function moveInto(staged: string, folder: string): void {
  if (!existsSync(folder)) return renameSync(staged, folder);
  const names = readdirSync(staged);
  try {
    for (const name of names) renameSync(path.join(staged, name), path.join(folder, name));
  } catch (error) {
    for (const name of names) rmSync(path.join(folder, name), { recursive: true, force: true });
    throw error;
  }
  rmSync(staged, { recursive: true });
}
