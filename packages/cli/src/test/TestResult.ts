import { glob } from 'node:fs/promises';

/** What a run of tests found. */
export interface TestResult {
  readonly isPassed: boolean;
  readonly passed: number;
  /** The titles of the tests that failed. */
  readonly failures: readonly string[];
}

/** Returns whether a plugin has files of a kind below `src`. */
export async function hasFiles(folder: string, pattern: string): Promise<boolean> {
  for await (const _file of glob(`src/**/${pattern}`, { cwd: folder })) return true;
  return false;
}
