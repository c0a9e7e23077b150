// Finds a Chromium for the browser journeys: the one named by CHROMIUM, else an installed one, else the one that comes
// with the packages (Linux x64). Nothing is downloaded.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/** Where a browser's command line needs help: everything here is harmless on a desktop and needed in a container. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The path of a Chromium.
 * @returns {Promise<string>}
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (isRunnable(named)) return named;
    throw new Error(`CHROMIUM names ${named}, which cannot be run. Correct it, or unset it to use another browser.`);
  }
  const installed = installedBrowser();
  if (installed) return installed;
  if (process.platform === 'linux' && process.arch === 'x64') return unpackBrowser();
  throw new Error(
    'No browser found for the browser journeys. Install Chromium or Chrome (on Debian: apt-get install chromium), ' +
      'or set CHROMIUM to the path of one.',
  );
}

/** @returns {string | undefined} */
function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = [
    ...commands.flatMap((command) => folders.map((folder) => join(folder, command))),
    ...(places[/** @type {keyof typeof places} */ (process.platform)] ?? []),
  ];
  return paths.find(isRunnable);
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

/** @param {string} path */
function isRunnable(path) {
  if (!existsSync(path)) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
