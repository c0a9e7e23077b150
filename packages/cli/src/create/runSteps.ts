import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CliError, describeError } from '../errors.ts';

/** A command to run in a folder. */
export interface Step {
  readonly folder: string;
  readonly program: string;
  readonly options: readonly string[];
}

// A build in this process, or the user's shell, may have set NODE_ENV to production: npm would remove what a plugin is
// developed with, admin-cli included.
const quick = ['--ignore-scripts', '--prefer-offline', '--no-fund', '--no-audit', '--include=dev'];

/**
 * Installs the packages of a project; the packages' own install scripts are not needed and do not run. What npm has in its
 * cache is not asked for again: with a filled cache, those requests take half of the time.
 */
export function installPackages(folder: string): Promise<void> {
  return runStep({ folder, program: 'npm', options: ['install', ...quick] });
}

/** Adds packages, given as `name@version`, to what a project needs for its development, and installs them. */
export function addPackages(folder: string, packages: readonly string[]): Promise<void> {
  return runStep({ folder, program: 'npm', options: ['install', '--save-dev', '--save-exact', ...quick, ...packages] });
}

/** Makes a folder a git repository; one that is in a repository stays part of it. */
export async function startRepository(folder: string): Promise<void> {
  const isWithin = await runStep({ folder, program: 'git', options: ['rev-parse', '--is-inside-work-tree'] }).then(
    () => true,
    () => false,
  );
  if (!isWithin) await runStep({ folder, program: 'git', options: ['init', '--quiet'] });
}

async function runStep({ folder, program, options }: Step): Promise<void> {
  try {
    // npm is a batch file on Windows, which only a shell runs; the options are fixed texts.
    await promisify(execFile)(program, options, { cwd: folder, shell: process.platform === 'win32' });
  } catch (cause) {
    const command = [program, ...options].join(' ');
    throw new CliError('STEP_FAILED', {
      message: `\`${command}\` failed in ${folder}: ${describeError(cause)}`,
      hint: 'Remove the cause and run that command again; what has been created stays.',
      cause,
    });
  }
}
