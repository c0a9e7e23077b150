import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toJson } from './packageParts.ts';
import { relativePath } from './relativePath.ts';

interface Project {
  readonly references: readonly { readonly path: string }[];
}

/** Adds a plugin to the projects whose types `tsc -b` checks in this repository. */
export async function addReference(root: string, folder: string): Promise<void> {
  await changeReferences(root, (references, own) => [...references.filter((path) => path !== own), own], folder);
}

/** Takes a plugin out of the type check of this repository. */
export async function removeReference(root: string, folder: string): Promise<void> {
  await changeReferences(root, (references, own) => references.filter((path) => path !== own), folder);
}

async function changeReferences(
  root: string,
  change: (references: readonly string[], own: string) => readonly string[],
  folder: string,
): Promise<void> {
  const file = path.join(root, 'tsconfig.json');
  const project = JSON.parse(await readFile(file, 'utf8')) as Project;
  const own = relativePath(root, folder);
  const references = change(
    project.references.map((reference) => reference.path),
    own,
  ).map((reference) => ({ path: reference }));
  await writeFile(`${file}.new`, toJson({ ...project, references }));
  await rename(`${file}.new`, file);
}
