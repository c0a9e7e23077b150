// @ts-check
// Finds a Chromium that is installed on this machine. Plain JavaScript without imports of ours, because the repository's own
// test run uses it before anything is compiled.
import { delimiter, join } from 'node:path';
import { isRunnable } from './isRunnable.mjs';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
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

/** How to get a browser, for messages. */
export const browserHint =
  'Install Chromium or Chrome (on Debian: apt-get install chromium), or set CHROMIUM to the path of one.';

/**
 * Returns the path of the Chromium that CHROMIUM names, or of an installed one; undefined if there is none.
 * @param {{ readonly environment?: NodeJS.ProcessEnv, readonly platform?: string }} [machine] this one if absent
 * @returns {string | undefined}
 * @throws {Error} if CHROMIUM names something that cannot be run
 */
export function findInstalledBrowser({ environment = process.env, platform = process.platform } = {}) {
  const named = environment['CHROMIUM'];
  if (named) {
    if (isRunnable(named)) return named;
    throw new Error(`CHROMIUM names ${named}, which cannot be run. Correct it, or unset it to use another browser.`);
  }
  const folders = (environment['PATH'] ?? '').split(delimiter);
  const suffix = platform === 'win32' ? '.exe' : '';
  const paths = [
    ...commands.flatMap((command) => folders.map((folder) => join(folder, `${command}${suffix}`))),
    ...(places[/** @type {keyof typeof places} */ (platform)] ?? []),
  ];
  return paths.find(isRunnable);
}
