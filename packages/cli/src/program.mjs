// @ts-check
// The commands with their options. This file, and what it imports, is plain JavaScript and needs only commander, so that help
// and usage errors appear immediately; each command loads its own code.
import { Command } from 'commander';
import { isInProject, workFolder } from './places.mjs';
import { finishCommand, verbosityOf } from './usage/finishCommand.mjs';
import { declareCreate } from './usage/declareCreate.mjs';
import { loadCached } from './usage/loadCached.mjs';

// Read here, before commander does, because usage errors have the same format.
const isJson = process.argv.includes('--json');

// A reader such as `head` may stop reading; that is not a failure.
process.stdout.on('error', (error) => {
  if ('code' in error && error.code === 'EPIPE') process.exit(0);
  throw error;
});
// A server goes on without its reader of errors.
process.stderr.on('error', (error) => {
  if (!('code' in error) || error.code !== 'EPIPE') throw error;
});

const program = new Command('admin-cli')
  .description('Runs, builds and serves Brokerdesk: the portal, its plugins and the emulator behind it.')
  .version('1.0.0', '-v, --version')
  .addHelpText(
    'after',
    '\nExit codes: 0 done or stopped, 1 the work failed or the answer is no, 2 wrong usage, 130 stopped in haste.',
  )
  // reportFailure prints errors.
  .configureOutput({ outputError: () => {}, ...(isJson ? { writeErr: () => {} } : {}) })
  .exitOverride();

declareCreate(program);

// A command that only writes files has no use for the declarations of the others.
if (process.argv[2] !== 'create') {
  const { declareOthers } = await import('./usage/declareOthers.mjs');
  declareOthers(program);
}

finishCommand(program);
program.hook('preAction', async (_program, command) => {
  // `doctor` reports it with all else; what is created elsewhere checks its own folder.
  if (isInProject && command.name() !== 'doctor') {
    const { assertUsableFolder } = await loadCached(() => import('./assertUsableFolder.ts'));
    assertUsableFolder(workFolder);
  }
  const { setVerbosity } = await loadCached(() => import('./terminal/printLine.ts'));
  setVerbosity(isJson ? 'quiet' : verbosityOf(command));
});

process.on('uncaughtException', endWith);

try {
  await program.parseAsync(nameUnknownCommand(process.argv.slice(2)), { from: 'user' });
} catch (error) {
  await endWith(error);
}

/**
 * Reports an error and ends: servers that are already running, such as the emulator, would keep the process alive.
 * @param {unknown} error
 */
async function endWith(error) {
  const { reportFailure } = await import('./usage/reportFailure.mjs');
  process.exit(reportFailure(error, { isJson, isVerbose: process.argv.includes('--verbose') }));
}

/**
 * Lets commander name a command that does not exist, with what was meant. With `--help`, or after `help`, it would show the
 * general help as if there were one.
 * @param {readonly string[]} given
 * @returns {readonly string[]}
 */
function nameUnknownCommand(given) {
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
