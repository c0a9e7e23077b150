import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** Formats files and folders with the formatter of the repository at `root`; leaves them as they are if it has none. */
export async function formatFiles(root: string, paths: readonly string[]): Promise<void> {
  const formatter = path.join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  // Without a path it formats the whole repository.
  if (paths.length === 0 || !existsSync(formatter)) return;
  await promisify(execFile)(process.execPath, [formatter, 'format', '--write', '--vcs-enabled=false', ...paths], {
    cwd: root,
  });
}
