import { realpathSync } from 'node:fs';
import path from 'node:path';

const compressed = ['', '.br', '.gz'];

/** Tells whether a file, in every form that is served in its place, lies in a folder after all links are followed. */
export function isInsideDirectory(folder: string, name: string): boolean {
  const home = realpathSync(folder);
  return compressed.every((ending) => {
    const file = realPath(path.join(folder, name + ending));
    return file === undefined || file === home || file.startsWith(home + path.sep);
  });
}

function realPath(file: string): string | undefined {
  try {
    return realpathSync(file);
  } catch {
    // There is no such file, or the link leads nowhere: then nothing is served either.
    return undefined;
  }
}
