import { realpathSync } from 'node:fs';
import path from 'node:path';

const compressed = ['', '.br', '.gz'];

/** Whether a file and its compressed variants are inside a folder after all links are resolved. */
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
    // The file does not exist, or the link is broken: then nothing is served.
    return undefined;
  }
}
