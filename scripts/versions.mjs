// All packages have one version. npm needs it in each package.json; besides, it stands in sources that run without one.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sources = ['packages/cli/src/version.mjs', 'packages/plugin-sdk/src/manifest/manifest.ts'];

/**
 * Lists the files outside of package.json that name the version of a release.
 *
 * @param {string} root
 * @returns {readonly string[]} absolute paths
 */
export function listVersionedFiles(root) {
  const plugins = globSync('plugins/*/src/plugin.ts', { cwd: root }).toSorted();
  return ['package.json', ...sources, ...plugins, 'docs/plugin/outside.md'].map((file) => path.join(root, file));
}

/**
 * Replaces the version that a file is said to have; ranges of plugins, such as `sdk: '^1.0.0'`, stay.
 *
 * @param {string} text
 * @param {{ from: string, to: string }} versions
 */
export function replaceVersion(text, { from, to }) {
  const version = from.replaceAll('.', String.raw`\.`);
  const places = new RegExp(
    `(\\b(?:version|sdkVersion)"?(?: =|:) ['"]|brokerdesk-[a-z-]+-|"@brokerdesk/[a-z-]+": "\\^)${version}(?=['"]|\\.tgz)`,
    'g',
  );
  return text.replaceAll(places, (_all, before) => `${before}${to}`);
}

/**
 * Returns the versions of the root and of each workspace, by package.json.
 *
 * @param {string} root
 * @returns {ReadonlyMap<string, string>}
 */
export function readVersions(root) {
  const files = ['package.json', ...globSync('{packages/*,plugins/*,fixtures}/package.json', { cwd: root })];
  return new Map(files.map((file) => [file, JSON.parse(readFileSync(path.join(root, file), 'utf8')).version]));
}
