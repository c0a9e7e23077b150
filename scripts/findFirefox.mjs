// @ts-check
// Finds a Firefox for its journeys in `npm run test:whole`: the one named by FIREFOX, else an installed one.
import { delimiter, join } from 'node:path';
import { isRunnable } from './isRunnable.mjs';

const commands = ['firefox', 'firefox-esr'];
const places = {
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: ['C:\\Program Files\\Mozilla Firefox\\firefox.exe', 'C:\\Program Files (x86)\\Mozilla Firefox\\firefox.exe'],
};

/** How to get a Firefox, for messages. */
export const firefoxHint =
  'Install Firefox (on Debian: apt-get install firefox-esr), or set FIREFOX to the path of one.';

/**
 * Returns the path of the Firefox that FIREFOX names, or of an installed one; undefined if there is none.
 * @param {{ readonly environment?: NodeJS.ProcessEnv, readonly platform?: string }} [machine] this one if absent
 * @returns {string | undefined}
 * @throws {Error} if FIREFOX names something that cannot be run
 */
export function findFirefox({ environment = process.env, platform = process.platform } = {}) {
  const named = environment['FIREFOX'];
  if (named) {
    if (isRunnable(named)) return named;
    throw new Error(`FIREFOX names ${named}, which cannot be run. Correct it, or unset it to use another one.`);
  }
  const folders = (environment['PATH'] ?? '').split(delimiter);
  const paths = [
    ...commands.flatMap((command) => folders.map((folder) => join(folder, command))),
    ...(places[/** @type {keyof typeof places} */ (platform)] ?? []),
  ];
  return paths.find(isRunnable);
}
