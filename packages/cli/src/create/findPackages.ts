import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { CliError } from '../errors.ts';

/** The packages of Brokerdesk that a plugin names; the others come with them. */
const own = ['cli', 'mock-server', 'plugin-sdk'];
const tarball = /^brokerdesk-(.+)-\d+\.\d+\.\d+\.tgz$/;

/**
 * Returns Brokerdesk's packages with their versions for the `devDependencies` of a plugin: from a registry, or every
 * tarball in a folder, because npm takes what they need from each other only if all are named.
 * @throws `PACKAGES_NOT_FOUND`
 */
export async function findPackages(options: {
  /** The folder of the plugin. */
  readonly folder: string;
  /** The folder of the tarballs. */
  readonly packages: string | undefined;
}): Promise<Readonly<Record<string, string>>> {
  const { folder, packages } = options;
  if (packages === undefined) return Object.fromEntries(own.map((name) => [`@brokerdesk/${name}`, '^1.0.0']));
  const names = await readdir(packages).catch((cause: unknown) => {
    throw notFound(`${packages} cannot be read.`, cause);
  });
  const tarballs = new Map(names.flatMap((file) => (tarball.exec(file)?.[1] ? [[tarball.exec(file)?.[1], file]] : [])));
  const missing = own.filter((name) => !tarballs.has(name));
  if (missing.length > 0) throw notFound(`${packages} has no package of ${missing.join(', ')}.`);
  tarballs.delete('create-plugin');
  const relative = path.relative(folder, path.resolve(packages)).split(path.sep).join('/');
  return Object.fromEntries([...tarballs].map(([name, file]) => [`@brokerdesk/${name}`, `file:${relative}/${file}`]));
}

function notFound(message: string, cause?: unknown): CliError {
  return new CliError('PACKAGES_NOT_FOUND', {
    message,
    hint: 'Name the folder that `npm run pack` of Brokerdesk has written: dist/packages.',
    cause,
  });
}
