// Looks for faults of the lock that npm itself is silent about until someone else's install fails: a platform package that
// was missing from the registry when the lock was written, two copies of a package of which the page must have one, and a
// package that needs an install script, which set-up does not run.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Their install scripts only check or speed up what npm has already placed. */
const dispensableScripts = ['esbuild', '@swc/core'];
const singletons = ['react', 'react-dom', 'react-router', 'i18next', 'jotai', '@tanstack/react-query', 'zod'];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  const faults = [...findMissingPackages(lock), ...findDuplicatePackages(lock), ...findInstallScripts(lock)];
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log('The lock is complete and holds one copy of each shared package.');
  process.exitCode = faults.length === 0 ? 0 : 1;
}

/**
 * Every package that the lock names but does not hold.
 * @param {{ packages: Record<string, { optionalDependencies?: Record<string, string> }> }} lock
 */
export function findMissingPackages(lock) {
  const presentNames = new Set(Object.keys(lock.packages).map(nameOf));
  return Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !presentNames.has(name))
      .map((name) => `${path || 'The root'} names ${name}, which is not in the lock: npm ci fails elsewhere.`),
  );
}

/**
 * Every package that must exist once and does not.
 * @param {{ packages: Record<string, { version?: string, link?: boolean }> }} lock
 */
export function findDuplicatePackages(lock) {
  const places = Object.keys(lock.packages).filter((path) => path.includes('node_modules/'));
  const names = [...singletons, ...places.map(nameOf).filter((name) => name.startsWith('@brokerdesk/'))];
  return [...new Set(names)].flatMap((name) => {
    const copies = places.filter((path) => nameOf(path) === name);
    return copies.length > 1 ? [`${name} is in the lock ${copies.length} times: ${copies.join(', ')}.`] : [];
  });
}

/**
 * Every package whose install script set-up would have to run.
 * @param {{ packages: Record<string, { hasInstallScript?: boolean }> }} lock
 */
export function findInstallScripts(lock) {
  return Object.entries(lock.packages)
    .filter(([path, { hasInstallScript }]) => hasInstallScript && !dispensableScripts.includes(nameOf(path)))
    .map(([path]) => `${nameOf(path)} has an install script, and set-up runs none: choose a package without one.`);
}

/** @param {string} path */
function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
