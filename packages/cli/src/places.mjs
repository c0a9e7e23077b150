// @ts-check
// Where the commands find the product's packages and keep what they write. In this repository that is the checkout. A CLI
// that npm has installed works in the project it is started in and writes nothing into node_modules.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const cliFolder = path.resolve(fileURLToPath(new URL('..', import.meta.url)));

/** Whether the CLI is an installed package, and not part of a checkout. */
export const isInstalled = /[\\/]node_modules[\\/]/.test(cliFolder);

/** The folder with the packages `api`, `plugin-sdk`, `host` and `cli`. */
export const packagesFolder = path.dirname(cliFolder);

/** The checkout or the project: its `dist/portal` is the default output folder. */
export const workFolder = isInstalled ? findProject(process.cwd()) : path.dirname(packagesFolder);

/** Whether there is a checkout or a project, in which commands may keep what they write. */
export const isInProject = existsSync(path.join(workFolder, 'package.json'));

/** What may be deleted at any time. */
export const cacheFolder = path.join(workFolder, '.brokerdesk');

/**
 * How sources are compiled, those of every plugin included: its own `tsconfig.json` names this one by its package, which is not
 * installed beside each plugin.
 */
export const pluginTsconfig = path.join(cliFolder, 'tsconfig.plugin.json');

/** Lists the folders of the product's own plugins, in alphabetical order. */
export function listProductFolders() {
  const parent = isInstalled ? packagesFolder : path.join(workFolder, 'plugins');
  const names = existsSync(parent) ? readdirSync(parent).toSorted() : [];
  return names
    .filter((name) => !isInstalled || name.startsWith('plugin-'))
    .map((name) => path.join(parent, name))
    .filter((folder) => existsSync(path.join(folder, 'src', 'plugin.ts')));
}

/**
 * Returns the nearest folder with a package.json, from a folder upwards, or the folder itself.
 *
 * @param {string} start
 */
function findProject(start) {
  for (let folder = start; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'package.json'))) return folder;
    if (folder === path.dirname(folder)) return start;
  }
}
