#!/usr/bin/env node
// @ts-check
// The entry is plain JavaScript and loads nothing but commander, so that help and usage errors come at once; each
// command fetches its own code.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Command, CommanderError, InvalidArgumentError } from 'commander';

const program = new Command('admin-cli')
  .description('Runs, builds and serves Brokerdesk: the portal, its plugins and the emulator behind it.')
  .version('1.0.0')
  .showHelpAfterError('Run with --help to see what there is.')
  .addHelpText('after', '\nExit codes: 0 done or stopped, 1 the work failed, 2 wrong usage, 130 stopped in haste.')
  .exitOverride();

program
  .command('dev')
  .description('serve host and plugins from source with hot replacement, and the emulator beside them')
  .argument('[plugin...]', 'folders of further plugins to compile along')
  .option('-p, --port <number>', 'port of the portal', readPort, 4400)
  .option('--api-port <number>', 'port of the emulator', readPort, 4401)
  .option('--seed <text>', 'seed of the made-up data', 'brokerdesk')
  .option('--applications <number>', 'applications of the demo broker; the others have a quarter', readCount, 1000)
  .option('--json', 'print the addresses as one line of JSON', false)
  .action(async (folders, options) => (await loadCached(() => import('./commands/dev.ts'))).dev(folders, options));

program
  .command('preview')
  .description('serve the production build with its real headers, and the emulator behind it')
  .argument('[plugin...]', 'folders of further plugins to build along')
  .option('-p, --port <number>', 'port of the portal', readPort, 4400)
  .option('--api-port <number>', 'port of the emulator', readPort, 4401)
  .option('--seed <text>', 'seed of the made-up data', 'brokerdesk')
  .option('--applications <number>', 'applications of the demo broker; the others have a quarter', readCount, 1000)
  .option('--build', 'build first, even if no source has changed')
  .option('--no-build', 'serve dist/portal as admin-cli build has left it')
  .option('--dist <folder>', 'serve the built portal in this folder; implies --no-build')
  .option('--json', 'print the addresses as one line of JSON', false)
  .action(async (folders, options) =>
    (await loadCached(() => import('./commands/preview.ts'))).preview(folders, options),
  );

program
  .command('build')
  .description('build the portal with all its plugins into dist/portal, or one plugin into its own dist')
  .argument('[plugin]', 'the folder of one plugin')
  .option('--with <folder...>', 'further plugins that the portal gets')
  .option('-o, --out <folder>', 'where to write')
  .option('--json', 'print the result as one line of JSON', false)
  .action(async (folder, options) => (await loadCached(() => import('./commands/build.ts'))).build(folder, options));

program
  .command('mock')
  .description('run the emulator alone')
  .argument('[plugin...]', 'folders of further plugins whose calls it answers')
  .option('-p, --port <number>', 'port to listen on', readPort, 4401)
  .option('--seed <text>', 'seed of the made-up data', 'brokerdesk')
  .option('--applications <number>', 'applications of the demo broker; the others have a quarter', readCount, 1000)
  .option('--json', 'print the address as one line of JSON', false)
  .action(async (folders, options) => (await loadCached(() => import('./commands/mock.ts'))).mock(folders, options));

try {
  await program.parseAsync();
} catch (error) {
  // What has been started already, such as the emulator, would keep the process alive.
  process.exit(explain(error));
}

/**
 * Loads a command with Node's compile cache, which also keeps sources without their types. It is written once the
 * command has had time to start, so that a server that is ended in haste has it next time too.
 * @template Module
 * @param {() => Promise<Module>} load
 */
function loadCached(load) {
  enableCompileCache(fileURLToPath(new URL('../../../.brokerdesk/compile-cache', import.meta.url)));
  setTimeout(flushCompileCache, 1500).unref();
  return load();
}

/** @param {unknown} error */
function explain(error) {
  // commander has printed its own message already; 0 is help and version.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const { message, hint, exitCode = 1 } = /** @type {Partial<import('./errors.ts').CliError>} */ (error);
  if (hint === undefined) {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return 1;
  }
  process.stderr.write(`${message} ${hint}\n`);
  return exitCode;
}

/** @param {string} text */
function readPort(text) {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new InvalidArgumentError('A port is 0 to 65535.');
  return port;
}

/** @param {string} text */
function readCount(text) {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0 || count > 1_000_000) {
    throw new InvalidArgumentError('A number of applications is 0 to 1000000.');
  }
  return count;
}
