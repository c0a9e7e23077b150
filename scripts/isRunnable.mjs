// @ts-check
import { accessSync, constants, existsSync } from 'node:fs';

/**
 * Whether a path names something that can be run.
 * @param {string} path
 */
export function isRunnable(path) {
  if (!existsSync(path)) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
