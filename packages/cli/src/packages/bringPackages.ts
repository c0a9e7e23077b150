// Packages that many plugins never need, or not at first, are not installed with a new plugin: what runs tests, and the
// library of charts. They are half of all files. The first command that needs them installs them, and says so.
import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { addPackages } from '../create/runSteps.ts';
import { chartLibrary, testTools } from '../create/toolVersions.ts';
import { isInstalled, workFolder } from '../places.mjs';
import { getVerbosity, printError } from '../terminal/printLine.ts';
import { withProgress } from '../terminal/withProgress.ts';
import { findPackage } from './findPackage.ts';

/** Packages with their versions. */
type Packages = Readonly<Record<string, string>>;

/** Where packages are installed, and with what. */
export interface BringOptions {
  /** The folder of the project. */
  readonly folder: string;
  /** What they are for, as in `run the tests`. */
  readonly purpose: string;
  /** Installs packages, given as `name@version`; npm by default. */
  readonly install?: (folder: string, packages: readonly string[]) => Promise<void>;
}

/**
 * Installs those of some packages that a project lacks. Only a project with installed packages of Brokerdesk gets any; a
 * checkout has all of them, and a folder without package.json cannot have any.
 *
 * @throws `STEP_FAILED` if npm fails
 */
export async function bringPackages(packages: Packages, options: BringOptions): Promise<void> {
  const { folder, purpose, install = addPackages } = options;
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) return;
  const missing = Object.entries(packages).filter(([name]) => findPackage(name, manifest) === undefined);
  if (missing.length === 0) return;
  const names = missing.map(([name]) => name).join(', ');
  // On standard error: standard output holds the command's result.
  if (getVerbosity() !== 'quiet') printError(`Installing ${names} with npm, once, to ${purpose}.`);
  const title = `Installing what is needed to ${purpose}`;
  await withProgress(title, () =>
    install(
      folder,
      missing.map(([name, version]) => `${name}@${version}`),
    ),
  );
}

/** Installs what runs the tests of a plugin, if its project lacks it. */
export async function bringTestTools(folder: string): Promise<void> {
  if (!isInstalled) return;
  const charts = (await usesCharts(folder)) ? chartLibrary : {};
  await bringPackages({ ...testTools, ...charts }, { folder, purpose: 'run tests' });
}

/** Installs the library of charts, if the project lacks it. */
export async function bringCharts(): Promise<void> {
  if (isInstalled) await bringPackages(chartLibrary, { folder: workFolder, purpose: 'draw charts' });
}

async function usesCharts(folder: string): Promise<boolean> {
  for await (const file of glob('src/**/*.{ts,tsx}', { cwd: folder })) {
    if ((await readFile(path.join(folder, file), 'utf8')).includes('@brokerdesk/plugin-sdk/charts')) return true;
  }
  return false;
}
