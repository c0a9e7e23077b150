import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CliError, describeError } from '../errors.ts';

/** A command to run in a folder. */
export interface Step {
  readonly folder: string;
  readonly program: string;
  readonly options: readonly string[];
}

/** Installs the packages of a project; the packages' own install scripts are not needed and do not run. */
export function installPackages(folder: string): Promise<void> {
  return runStep({ folder, program: 'npm', options: ['install', '--ignore-scripts', '--no-fund', '--no-audit'] });
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
      message: `The plugin was created, but \`${command}\` failed in ${folder}: ${describeError(cause)}`,
      hint: 'Remove the cause and run that command again; nothing has to be created again.',
      cause,
    });
  }
}
