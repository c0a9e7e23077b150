import { glob } from 'node:fs/promises';

/** Returns whether a plugin has unit tests below `src`. */
export async function hasTests(folder: string): Promise<boolean> {
  for await (const _file of glob('src/**/*.test.{ts,tsx}', { cwd: folder })) return true;
  return false;
}
