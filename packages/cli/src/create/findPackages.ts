import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { CliError } from '../errors.ts';
import { relativePath } from './relativePath.ts';
import { registryPackages } from './toolVersions.ts';

const tarball = /^brokerdesk-(.+)-\d+\.\d+\.\d+\.tgz$/;

/**
 * Returns Brokerdesk's packages for the `devDependencies` of a plugin: every tarball in a folder, because npm takes what they
 * need from each other only if all are named.
 * @throws `PACKAGES_NOT_FOUND`
 */
export async function findPackages(options: {
  /** The folder of the plugin. */
  readonly folder: string;
  /** The folder of the tarballs. */
  readonly packages: string;
}): Promise<Readonly<Record<string, string>>> {
  const { folder, packages } = options;
  const names = await readdir(packages).catch((cause: unknown) => {
    throw notFound(`${packages} cannot be read.`, cause);
  });
  const tarballs = new Map(names.flatMap((file) => (tarball.exec(file)?.[1] ? [[tarball.exec(file)?.[1], file]] : [])));
  const missing = Object.keys(registryPackages)
    .map((name) => name.replace('@brokerdesk/', ''))
    .filter((name) => !tarballs.has(name));
  if (missing.length > 0) throw notFound(`${packages} has no package of ${missing.join(', ')}.`);
  tarballs.delete('create-plugin');
  const relative = relativePath(folder, path.resolve(packages));
  return Object.fromEntries([...tarballs].map(([name, file]) => [`@brokerdesk/${name}`, `file:${relative}/${file}`]));
}

function notFound(message: string, cause?: unknown): CliError {
  return new CliError('PACKAGES_NOT_FOUND', {
    message,
    hint: 'Name the folder that `npm run pack` of Brokerdesk has written: dist/packages.',
    cause,
  });
}
