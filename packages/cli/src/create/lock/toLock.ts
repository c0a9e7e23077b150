// A created package has its lock from the beginning: npm otherwise finds out the same packages from what the registry says
// about each, which takes longer than to unpack them.
import type { LockedPackages, ProjectManifest } from './LockedPackage.ts';
import { selectPackages } from './selectPackages.ts';

/** What npm writes first about a package. */
const firstKeys = ['name', 'version', 'resolved', 'integrity', 'dependencies'];

/**
 * Returns package-lock.json of a project.
 *
 * @returns undefined if the project needs a package that is not among the locked ones
 */
export function toLock(manifest: ProjectManifest, locked: LockedPackages): object | undefined {
  const selected = selectPackages(locked, manifest);
  if (selected === undefined) return undefined;
  const { name, version, dependencies, devDependencies, optionalDependencies, peerDependencies } = manifest;
  const packages = [...selected]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([place, marks]) => [place, sortKeys({ ...locked[place], ...marks })] as const);
  const root = sortKeys({ name, version, dependencies, devDependencies, optionalDependencies, peerDependencies });
  return { name, version, lockfileVersion: 3, requires: true, packages: { '': root, ...Object.fromEntries(packages) } };
}

/** As npm writes it, so that its first install changes nothing: plain values before objects, each by name. */
function sortKeys(record: object): object {
  const entries = Object.entries(record) as (readonly [string, unknown])[];
  const sorted = entries.toSorted(
    ([one, first], [other, second]) =>
      Number(isRecord(first)) - Number(isRecord(second)) ||
      position(one) - position(other) ||
      one.localeCompare(other, 'en'),
  );
  return Object.fromEntries(sorted.map(([key, value]) => [key, isRecord(value) ? sortKeys(value) : value]));
}

function position(key: string): number {
  const index = firstKeys.indexOf(key);
  return index < 0 ? firstKeys.length : index;
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
