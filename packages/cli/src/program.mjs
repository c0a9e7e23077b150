// @ts-check
// The command line as a process: what it was asked for, and how it ends.
import { runCommand } from './usage/runCommand.mjs';

// A reader such as `head` may stop reading; that is not a failure.
process.stdout.on('error', (error) => {
  if ('code' in error && error.code === 'EPIPE') process.exit(0);
  throw error;
});
// A server goes on without its reader of errors.
process.stderr.on('error', (error) => {
  if (!('code' in error) || error.code !== 'EPIPE') throw error;
});

process.on('uncaughtException', endWith);

const words = process.argv.slice(2);
try {
  await runCommand(words);
} catch (error) {
  await endWith(error);
}

/**
 * Reports an error and ends: servers that are already running, such as the emulator, would keep the process alive.
 * @param {unknown} error
 */
async function endWith(error) {
  const { reportFailure } = await import('./usage/reportFailure.mjs');
  process.exit(
    reportFailure(error, {
      isJson: process.argv.includes('--json'),
      isVerbose: process.argv.includes('--verbose'),
    }),
  );
}
