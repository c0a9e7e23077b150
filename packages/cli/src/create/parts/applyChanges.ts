import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CliError, describeError } from '../../errors.ts';
import { findRealFile } from '../../files/findRealFile.ts';
import { formatFiles } from '../formatFiles.ts';

/** Changes of a plugin, before they are on the disk. */
export interface Changes {
  readonly folder: string;
  /** Files that do not exist yet, by their path within the folder. */
  readonly created: ReadonlyMap<string, string>;
  /** The new contents of files that exist. */
  readonly changed: ReadonlyMap<string, string>;
}

/**
 * Writes all changes or none: the new contents are written beside the files and then renamed; if one cannot be, those
 * before it get their former contents back.
 * @throws `FOLDER_NOT_EMPTY` if a file to create exists, `FOLDER_NOT_WRITTEN`
 */
export async function applyChanges({ folder, created, changed }: Changes, root: string | undefined): Promise<void> {
  const existing = [...created.keys()].find((file) => existsSync(path.join(folder, file)));
  if (existing !== undefined) {
    throw new CliError('FOLDER_NOT_EMPTY', {
      message: `${path.join(folder, existing)} exists already. Nothing was written.`,
      hint: 'Choose another name.',
    });
  }
  const undo: (() => Promise<void>)[] = [];
  const suffix = `.${randomUUID().slice(0, 8)}.new`;
  const all = await Promise.all(
    [...created, ...changed].map(async ([file, content]) => ({
      file: await findRealFile(path.join(folder, file), [folder]),
      content,
    })),
  );
  try {
    for (const { file, content } of all) {
      const made = await mkdir(path.dirname(file), { recursive: true });
      undo.push(() => rm(made ?? `${file}${suffix}`, { recursive: true, force: true }));
      await writeFile(`${file}${suffix}`, content, { flag: 'wx' });
    }
    for (const { file } of all) {
      const former = existsSync(file) ? await readFile(file) : undefined;
      await rename(`${file}${suffix}`, file);
      undo.push(() => (former === undefined ? rm(file) : writeFile(file, former)));
    }
    if (root !== undefined)
      await formatFiles(
        root,
        all.map(({ file }) => file),
      );
  } catch (cause) {
    for (const step of undo.toReversed()) await step();
    throw new CliError('FOLDER_NOT_WRITTEN', {
      message: `${folder} could not be changed: ${describeError(cause)}. It is as it was.`,
      hint: 'Check the permissions of its files and the space on the disk.',
      cause,
    });
  }
}
