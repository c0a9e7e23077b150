// @ts-check
// What every command has: the stack of an error on demand, and where it is described.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Option } from 'commander';

/** @typedef {import('commander').Command} Command */

const readme = fileURLToPath(new URL('../../README.md', import.meta.url));

/**
 * Adds `--verbose`, and the address of the docs, to a command and those below it.
 * @param {Command} command
 */
export function finishCommand(command) {
  for (const one of command.commands) finishCommand(one);
  command.addHelpText('after', () => `\nDocs: ${path.relative(process.cwd(), readme).replaceAll('\\', '/')}`);
  if (command.parent === null) return;
  command.addOption(new Option('--verbose', 'print what is done, too, and the stack of an error').default(false));
}

/**
 * Returns how much a command prints.
 * @param {Command} command
 * @returns {import('../terminal/printLine.ts').Verbosity}
 */
export function verbosityOf(command) {
  const { quiet, verbose } = command.opts();
  if (quiet) return 'quiet';
  return verbose ? 'verbose' : 'normal';
}
