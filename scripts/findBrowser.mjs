// Finds a Chromium for the browser journeys: the one named by CHROMIUM, else an installed one, else the one that comes
// with the packages (Linux x64). Nothing is downloaded.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserHint, findInstalledBrowser } from './findInstalledBrowser.mjs';

export { browserArguments } from './findInstalledBrowser.mjs';

/**
 * The path of a Chromium.
 * @returns {Promise<string>}
 */
export async function findBrowser() {
  const installed = findInstalledBrowser();
  if (installed) return installed;
  if (process.platform === 'linux' && process.arch === 'x64') return unpackBrowser();
  throw new Error(`No browser found for the browser journeys. ${browserHint}`);
}

/** Into a folder of our own: the package would take any file named chromium that it finds in the temporary folder. */
async function unpackBrowser() {
  const folder = fileURLToPath(new URL('../node_modules/.cache/brokerdesk-browser/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const path = await chromium.executablePath();
    if (starts(path).status === 0) return path;
    // A bare container lacks libraries that every desktop has; the package brings those too.
    await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))));
    process.env.LD_LIBRARY_PATH = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH]
      .filter(Boolean)
      .join(delimiter);
    const second = starts(path);
    if (second.status === 0) return path;
    rmSync(folder, { recursive: true, force: true });
    throw new Error(
      `The browser that came with the packages does not start here (${second.stderr.trim()}). ` +
        'Install Chromium (on Debian: apt-get install chromium), or set CHROMIUM to the path of one.',
    );
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** @param {string} path */
function starts(path) {
  return spawnSync(path, ['--version'], { encoding: 'utf8' });
}
