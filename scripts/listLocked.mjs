// The packages that created plugins may need, each with the version and the content with which this repository is tested: what
// `create` makes a lock of.
import { readFileSync } from 'node:fs';
import { selectPackages } from '../packages/cli/src/create/lock/selectPackages.ts';
import { chartLibrary, testTools, toolVersions } from '../packages/cli/src/create/toolVersions.ts';

/** @typedef {import('../packages/cli/src/create/lock/LockedPackage.ts').LockedPackages} LockedPackages */
/** @typedef {import('../packages/cli/src/create/lock/LockedPackage.ts').LockedPackage & { name: string, bin?: Record<string, string>, license?: string }} Manifest */

/** The name of the file, in packages and beside tarballs. */
export const lockedFile = 'locked.json';

/** By this address npm means the registry that its user has configured, whichever that is. */
const registry = 'https://registry.npmjs.org';
/** What depends on the project that the lock is for, or on where the package comes from. */
const marks = ['dev', 'optional', 'devOptional', 'peer', 'link', 'resolved'];
const repository = new URL('../', import.meta.url);

/**
 * Lists the packages, by their place in a project.
 *
 * @param {readonly Manifest[]} manifests of Brokerdesk's packages, as they are packed
 * @returns {LockedPackages}
 * @throws if this repository does not lock one that they need
 */
export function listLocked(manifests) {
  const others = readOthers();
  const own = manifests.map((manifest) => [`node_modules/${manifest.name}`, toEntry(manifest)]);
  const all = { ...others, ...Object.fromEntries(own) };
  const { optionalDependencies } = readJson('package.json');
  const tools = { ...toolVersions, ...testTools, ...chartLibrary, ...optionalDependencies };
  const packages = Object.fromEntries(manifests.map(({ name, version }) => [name, version]));
  const project = { name: 'all', version: '1.0.0', dependencies: { ...packages, ...tools } };
  const selected = selectPackages(all, project);
  if (selected === undefined) throw new Error('package-lock.json lacks a package that created plugins need.');
  return Object.fromEntries([...selected.keys()].map((place) => [place, all[place]]));
}

/**
 * Adds what tells whether a tarball is the one that was packed.
 *
 * @param {LockedPackages} locked
 * @param {ReadonlyArray<{ name: string, integrity: string }>} tarballs
 * @returns {LockedPackages}
 */
export function addTarballs(locked, tarballs) {
  const own = tarballs.map(({ name, integrity }) => [
    `node_modules/${name}`,
    { ...locked[`node_modules/${name}`], integrity },
  ]);
  return { ...locked, ...Object.fromEntries(own) };
}

/** The packages of others in this repository's lock; those below a package of ours are below the installed one, too. */
function readOthers() {
  /** @type {Record<string, { version?: string, resolved?: string, link?: boolean }>} */
  const entries = readJson('package-lock.json').packages;
  const names = new Map(
    Object.entries(entries).flatMap(([place, { resolved, link }]) => (link ? [[resolved, place]] : [])),
  );
  return Object.fromEntries(
    Object.entries(entries).flatMap(([place, entry]) => {
      const [folder = '', ...below] = place.split('/node_modules/');
      const from = names.get(folder);
      if (entry.link || !place.includes('node_modules/')) return [];
      return [[from === undefined ? place : [from, ...below].join('/node_modules/'), toOther(place, entry)]];
    }),
  );
}

/**
 * @param {string} place
 * @param {{ name?: string, version?: string }} entry an alias has the name of the package
 */
function toOther(place, entry) {
  const name = entry.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const kept = Object.entries(entry).filter(([key]) => !marks.includes(key));
  const file = `${name.split('/').at(-1)}-${entry.version}.tgz`;
  return { ...Object.fromEntries(kept), resolved: `${registry}/${name}/-/${file}` };
}

/**
 * @param {Manifest} manifest
 * @returns {import('../packages/cli/src/create/lock/LockedPackage.ts').LockedPackage}
 */
function toEntry({ version, license, bin, dependencies, peerDependencies, peerDependenciesMeta }) {
  const programs = Object.entries(bin ?? {}).map(([name, file]) => [name, file.replace(/^\.\//, '')]);
  return {
    version,
    ...(license && { license }),
    ...(bin && { bin: Object.fromEntries(programs) }),
    ...(dependencies && Object.keys(dependencies).length > 0 && { dependencies }),
    ...(peerDependencies && { peerDependencies }),
    ...(peerDependenciesMeta && { peerDependenciesMeta }),
  };
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(new URL(file, repository), 'utf8'));
}
