// Which checks a version of the contract requires. A set is written when a version is released, and never changes afterwards:
// a check that comes later cannot fail a back end of an earlier version.
import { readdir, readFile } from 'node:fs/promises';
import { CliError } from '../errors.ts';

const folder = new URL('requirements/', import.meta.url);

/**
 * Returns the checks that a version requires; those of the newest version by default.
 *
 * @throws CliError `REQUIREMENTS_UNKNOWN`
 */
export async function readRequirements(
  wanted: string | undefined,
): Promise<{ readonly version: string; readonly checks: ReadonlySet<string> }> {
  const versions = (await readdir(folder))
    .map((file) => file.replace(/\.json$/, ''))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  const version = wanted ?? versions.at(-1) ?? '';
  if (!versions.includes(version)) {
    throw new CliError('REQUIREMENTS_UNKNOWN', {
      message: `There are no requirements of version ${version}.`,
      hint: `There are those of ${versions.join(', ')}.`,
    });
  }
  const { checks } = JSON.parse(await readFile(new URL(`${version}.json`, folder), 'utf8')) as { checks: string[] };
  return { version, checks: new Set(checks) };
}
