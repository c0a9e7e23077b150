import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Problem, problemIn } from './Problem.ts';

/** Licences that allow a package inside a product that is sold, with no more than a notice. */
const allowedLicences: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
]);

interface PackageFile {
  readonly license?: string | { readonly type?: string };
  readonly licenses?: readonly { readonly type?: string }[];
}

/** Reports packages inside a plugin whose licence is not on the list. */
export async function checkLicences(packageFile: string, moduleIds: readonly string[]): Promise<readonly Problem[]> {
  const folders = new Set(moduleIds.flatMap((id) => packageFolderOf(id) ?? []));
  const problems = await Promise.all(
    [...folders].map(async (folder) => {
      const licence = await readLicence(folder);
      if (licence !== undefined && isAllowed(licence)) return [];
      const name =
        folder
          .split(/[\\/]node_modules[\\/]/)
          .at(-1)
          ?.replaceAll('\\', '/') ?? folder;
      const message = `The plugin contains ${name}, whose licence is ${licence ?? 'not stated'}.`;
      const hint = `Use another package, or have the licence examined. Allowed are ${[...allowedLicences].join(', ')}.`;
      return [problemIn('licence', packageFile, { message, hint })];
    }),
  );
  return problems.flat();
}

/** Returns whether an SPDX expression, such as `(MIT OR GPL-3.0)`, permits the use. */
export function isAllowed(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, ' ')
    .split(/\sOR\s/)
    .some((choice) => choice.split(/\sAND\s/).every((licence) => allowedLicences.has(licence.trim())));
}

function packageFolderOf(moduleId: string): string | undefined {
  return /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(moduleId)?.[1];
}

async function readLicence(folder: string): Promise<string | undefined> {
  const { license, licenses } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as PackageFile;
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type = '' }) => type).join(' OR ');
}
