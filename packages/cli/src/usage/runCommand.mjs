// @ts-check
// The commands with their options. This file, and what it imports, is plain JavaScript and needs only commander, so that help
// and usage errors appear immediately; each command loads its own code.
import { Command } from 'commander';
import { isInProject, workFolder } from '../places.mjs';
import { version } from '../version.mjs';
import { declareCreate } from './declareCreate.mjs';
import { finishCommand, verbosityOf } from './finishCommand.mjs';
import { loadCached } from './loadCached.mjs';

/**
 * Runs a command until it ends, or until its servers have started. Throws the error with which it fails.
 * @param {readonly string[]} words what follows the program's name
 */
export async function runCommand(words) {
  // Read here, before commander does, because usage errors have the same format.
  const isJson = words.includes('--json');
  const program = new Command('admin-cli')
    .description('Runs, builds and serves Brokerdesk: the portal, its plugins and the emulator behind it.')
    .version(version, '-v, --version')
    .addHelpText(
      'after',
      '\nExit codes: 0 done or stopped, 1 the work failed or the answer is no, 2 wrong usage, 130 stopped in haste.',
    )
    // reportFailure prints errors.
    .configureOutput({ outputError: () => {}, ...(isJson ? { writeErr: () => {} } : {}) })
    .exitOverride();
  declareCreate(program);
  // A command that only writes files has no use for the declarations of the others.
  if (words[0] !== 'create') {
    const { declareOthers } = await import('./declareOthers.mjs');
    declareOthers(program);
  }
  finishCommand(program);
  program.hook('preAction', async (_program, command) => {
    // `doctor` reports it with all else; what is created elsewhere checks its own folder.
    if (isInProject && command.name() !== 'doctor') {
      const { assertUsableFolder } = await loadCached(() => import('../assertUsableFolder.ts'));
      assertUsableFolder(workFolder);
    }
    const { setVerbosity } = await loadCached(() => import('../terminal/printLine.ts'));
    setVerbosity(isJson ? 'quiet' : verbosityOf(command));
  });
  await program.parseAsync(nameUnknownCommand(program, words), { from: 'user' });
}

/**
 * Lets commander name a command that does not exist, with what was meant. With `--help`, or after `help`, it would show the
 * general help as if there were one.
 * @param {Command} program
 * @param {readonly string[]} given
 * @returns {readonly string[]}
 */
function nameUnknownCommand(program, given) {
  const [first = '', second = ''] = given;
  if (first === 'version') return ['--version'];
  const isKnown = (/** @type {string} */ name) =>
    name === '' ||
    name === 'help' ||
    name.startsWith('-') ||
    program.commands.some((command) => command.name() === name);
  if (!isKnown(first)) return [first];
  return first === 'help' && !isKnown(second) ? [second] : given;
}
