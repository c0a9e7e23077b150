import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Returns the commit of a checkout, with `-dirty` if files of it were changed; undefined if there is no checkout or no Git. */
export async function findCommit(folder: string): Promise<string | undefined> {
  try {
    const options = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'];
    const { stdout } = await promisify(execFile)('git', options, { cwd: folder });
    return stdout.trim();
  } catch {
    // Packages are installed without a checkout: then the version has to do.
    return undefined;
  }
}
