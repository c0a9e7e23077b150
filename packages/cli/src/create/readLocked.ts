import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LockedPackages } from './lock/LockedPackage.ts';

/** Where `npm run pack` writes them for a registry: into each package that creates plugins. A checkout has none. */
const registryFile = fileURLToPath(new URL('../../locked.json', import.meta.url));

/** Where the packages of a project come from. */
interface PackageSource {
  /** The folder of the project. */
  readonly folder: string;
  /** Brokerdesk's packages, as the project names them. */
  readonly packages: Readonly<Record<string, string>>;
  /** The folder of their tarballs, where `npm run pack` writes such a file, too; undefined for a registry. */
  readonly tarballs: string | undefined;
}

/**
 * Reads the packages that a created project may need.
 *
 * @returns undefined if they are not known, or if a tarball is not the one that was packed with the others
 */
export async function readLocked({ folder, packages, tarballs }: PackageSource): Promise<LockedPackages | undefined> {
  const file = tarballs === undefined ? registryFile : path.join(tarballs, path.basename(registryFile));
  if (!existsSync(file)) return undefined;
  const locked = JSON.parse(readFileSync(file, 'utf8')) as LockedPackages;
  if (tarballs === undefined) return locked;
  const { createHash } = await import('node:crypto');
  const own = Object.entries(packages).map(([name, resolved]) => {
    const place = `node_modules/${name}`;
    const known = locked[place];
    const content = readFileSync(path.resolve(folder, resolved.replace('file:', '')));
    const isSame = known?.integrity === `sha512-${createHash('sha512').update(content).digest('base64')}`;
    return isSame ? ([place, { ...known, resolved }] as const) : undefined;
  });
  const found = own.filter((one) => one !== undefined);
  return found.length === own.length ? { ...locked, ...Object.fromEntries(found) } : undefined;
}
