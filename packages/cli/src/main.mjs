#!/usr/bin/env node
// @ts-check
// The entry is plain JavaScript and imports only commander, so that help and usage errors appear immediately; each
// command loads its own code.
import module from 'node:module';
import path from 'node:path';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { declareCreate } from './declareCreate.mjs';
import { findNodeProblem, findPackagedNode, runInNode } from './findNodeProblem.mjs';
import { cacheFolder, isInstalled } from './places.mjs';
import { registerPackageSources } from './registerPackageSources.mjs';
import { addTextsCommand } from './textsCommand.mjs';

// Read here, before commander does, because usage errors have the same format.
const isJson = process.argv.includes('--json');

// A reader such as `head` may stop reading; that is not a failure.
process.stdout.on('error', (error) => {
  if ('code' in error && error.code === 'EPIPE') process.exit(0);
  throw error;
});

const nodeProblem = findNodeProblem(process.versions.node);
if (nodeProblem !== undefined) {
  const newerNode = findPackagedNode();
  if (newerNode !== undefined) process.exit(await runInNode(newerNode));
  process.stderr.write(
    isJson
      ? `${JSON.stringify({ error: { code: 'NODE_TOO_OLD', message: nodeProblem, hint: '' } })}\n`
      : `${nodeProblem}\n`,
  );
  process.exit(1);
}

const program = new Command('admin-cli')
  .description('Runs, builds and serves Brokerdesk: the portal, its plugins and the emulator behind it.')
  .version('1.0.0', '-v, --version')
  .showHelpAfterError('Run with --help for all commands and options.')
  .addHelpText(
    'after',
    '\nExit codes: 0 done or stopped, 1 the work failed, 2 wrong usage, 130 stopped in haste.\nEvery option and what a built portal contains: packages/cli/README.md',
  )
  .configureOutput(isJson ? { writeErr: () => {}, outputError: () => {} } : {})
  .exitOverride();

declareCreate(program, { addExamples, addJson, loadCached });

const dev = program
  .command('dev')
  .description('serve host and plugins from source with hot replacement, and the emulator beside them')
  .argument('[plugin...]', 'folders of further plugins to compile along');
addPortalOptions(dev);
addEmulatorOptions(dev, 'rfc9421')
  .option('--as <user>', 'sign this user in automatically, in the first page of each tab')
  .option('--broker <display code>', 'the broker of that user; needed for users that are not demo accounts')
  .option('--latency <ms>', 'delay every response by so many milliseconds', readDelay)
  .option('--fail <request...>', 'requests that fail: "GET /applications", "/users=503", "/users=E0005", "/users=hang"')
  .option('--pseudo', 'show longer, accented English, which makes untranslated and cut texts visible', false);
addExamples(dev, [
  'admin-cli dev',
  'admin-cli dev --as demo.reviewer --latency 800',
  'admin-cli dev ../branch-notes --port 8080',
]);
addJson(dev, 'the addresses').action(async (folders, options) =>
  (await loadCached(() => import('./commands/dev.ts'))).dev(folders, options),
);

const preview = program
  .command('preview')
  .description('serve the production build with its real headers, and the emulator behind it')
  .argument('[plugin...]', 'folders of further plugins to build along');
addPortalOptions(preview);
addEmulatorOptions(preview, 'rfc9421')
  .option('--build', 'build first, even if no source has changed')
  .option('--no-build', 'serve dist/portal as admin-cli build has left it')
  .option('--dist <folder>', 'serve the built portal in this folder; implies --no-build');
addExamples(preview, ['admin-cli preview', 'admin-cli preview --dist /srv/portal --allow-host portal.example.com']);
rejectBoth(preview, ['--build', '--no-build']);
addJson(preview, 'the addresses').action(async (folders, options) =>
  (await loadCached(() => import('./commands/preview.ts'))).preview(folders, options),
);

const build = program
  .command('build')
  .description('build the portal with all its plugins into dist/portal, or one plugin into its own dist')
  .argument('[plugin]', 'the folder of one plugin')
  .option('--with <folder...>', 'further plugins that the portal gets')
  .option('-o, --out <folder>', 'where to write');
addExamples(build, ['admin-cli build --out /srv/portal', 'admin-cli build ../branch-notes']);
addJson(build, 'the result').action(async (folder, options) =>
  (await loadCached(() => import('./commands/build.ts'))).build(folder, options),
);

const mock = program
  .command('mock')
  .description('run the emulator alone')
  .argument('[plugin...]', 'folders of further plugins whose calls it answers')
  .option('-p, --port <number>', 'port to listen on', readPort, 4401)
  .option(
    '--host <address>',
    'address to listen on; others than this machine need BROKERDESK_CONTROL_TOKEN',
    '127.0.0.1',
  )
  .option('--instant-work', 'certification, forms and imports take no time', false);
addEmulatorOptions(mock, undefined);
addExamples(mock, ['admin-cli mock', 'admin-cli mock --port 4500 --applications 100 --json']);
addJson(mock, 'the address').action(async (folders, options) =>
  (await loadCached(() => import('./commands/mock.ts'))).mock(folders, options),
);

const gallery = program
  .command('gallery')
  .description('show every part of the kit in every state, language, theme and width')
  .option('-p, --port <number>', 'port to listen on', readPort, 4410)
  .option('--allow-host <name...>', 'further names by which the gallery may be asked for, beside localhost');
addExamples(gallery, ['admin-cli gallery']);
addJson(gallery, 'the address').action(async (options) =>
  (await loadCached(() => import('./commands/gallery.ts'))).gallery(options),
);

const check = program
  .command('check')
  .description('check plugins: types, definition, texts, codes, slots, endpoints, sizes, licences, tests')
  .argument('[plugin...]', 'their folders; without any, the plugins of this checkout')
  .option('--fix', 'mend what has one safe answer: copy missing texts from English, correct the SDK range', false)
  .option('--max-warnings <number>', 'fail if there are more warnings', readCount)
  .addOption(new Option('--format <format>', 'how problems are printed').choices(['text', 'sarif']).default('text'));
addExamples(check, [
  'admin-cli check',
  'admin-cli check ../branch-notes --fix',
  'admin-cli check --format sarif > check.sarif',
]);
addJson(check, 'the problems').action(async (folders, options) =>
  (await loadCached(() => import('./commands/check.ts'))).check(folders, options),
);

const why = program
  .command('why')
  .description('tell why a user sees a screen, function, plugin or slot, or why not, and what to do')
  .argument('<subject>', 'an address, a function code, the id of a plugin, or a slot')
  .argument('[plugin...]', 'folders of further plugins')
  .requiredOption('--as <user>', 'the user that the question is about')
  .option('--broker <display code>', 'the broker of that user; needed for users that are not demo accounts')
  .option('--dist <folder>', 'compare with the built portal in this folder, too')
  .option('--report <file>', 'the report that "Plugins and permissions" copied in the user\'s browser');
addExamples(why, [
  'admin-cli why account_opening/application_manager --as demo.users',
  'admin-cli why X_NOTES ../branch-notes --as harbour.admin',
]);
addJson(why, 'the answer').action(async (subject, folders, options) =>
  (await loadCached(() => import('./commands/why.ts'))).why(subject, folders, options),
);

const functions = program
  .command('functions')
  .description("print a broker's tree of functions, with those of a user, their plugins and addresses")
  .argument('[plugin...]', 'folders of further plugins')
  .option('--as <user>', 'whose functions are marked', 'demo.admin')
  .option('--broker <display code>', 'the broker of that user; needed for users that are not demo accounts')
  .addOption(new Option('--format <format>', 'how it is printed').choices(['text', 'mermaid']).default('text'));
addExamples(functions, ['admin-cli functions --as demo.reviewer', 'admin-cli functions --format mermaid > tree.mmd']);
addJson(functions, 'the tree').action(async (folders, options) =>
  (await loadCached(() => import('./commands/functions.ts'))).functions(folders, options),
);

addTextsCommand(program, { addExamples, addJson, load: () => loadCached(() => import('./commands/texts.ts')) });
const test = program
  .command('test')
  .description('run the unit tests of a plugin, and its browser journeys against the emulator')
  .argument('[plugin]', 'the folder of the plugin', '.')
  .option('--unit', 'only the unit tests')
  .option('--journey', 'only the browser journeys (*.journey.ts)')
  .option('--no-journey', 'without the browser journeys')
  .option('--watch', 'run the unit tests again whenever a file changes')
  .option('--headed', 'show the browser while a journey runs')
  .option('--as <user>', 'the user that the pages of journeys sign in')
  .option('--broker <display code>', 'the broker of that user; needed for users that are not demo accounts');
addExamples(test, ['admin-cli test', 'admin-cli test plugins/user-control --unit', 'admin-cli test ../notes --headed']);
rejectBoth(test, ['--journey', '--no-journey']);
rejectBoth(test, ['--unit', '--journey']);
rejectBoth(test, ['--journey', '--watch']);
rejectBoth(test, ['--watch', '--json']);
addJson(test, 'the result').action(async (folder, options) =>
  (await loadCached(() => import('./commands/test.ts'))).test(folder, options),
);

try {
  await program.parseAsync(nameUnknownCommand(process.argv.slice(2)), { from: 'user' });
} catch (error) {
  // Servers that are already running, such as the emulator, would keep the process alive.
  process.exit(reportFailure(error));
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

/**
 * @param {Command} command
 * @param {readonly string[]} examples
 */
function addExamples(command, examples) {
  command.addHelpText('after', `\nExamples:\n${examples.map((example) => `  $ npx ${example}`).join('\n')}`);
}

/**
 * Rejects two options that contradict each other, of which commander takes the last.
 * @param {Command} command
 * @param {readonly [string, string]} options
 */
function rejectBoth(command, [one, other]) {
  command.hook('preAction', () => {
    if (!process.argv.includes(one) || !process.argv.includes(other)) return;
    command.error(`error: ${one} and ${other} contradict each other.`);
  });
}

/** @param {Command} command */
function addPortalOptions(command) {
  return command
    .option('-p, --port <number>', 'port of the portal', readPort, 4400)
    .option('--api-port <number>', 'port of the emulator', readPort, 4401)
    .option('--allow-host <name...>', 'further names by which the portal may be asked for, beside localhost');
}

/**
 * @param {Command} command
 * @param {'none' | 'rfc9421' | undefined} signature Undefined if the command decides
 */
function addEmulatorOptions(command, signature) {
  return command
    .addOption(
      new Option(
        '--signature <scheme>',
        signature ? 'how calls are signed' : 'how calls are signed (default: "none", "rfc9421" for other machines)',
      )
        .choices(['none', 'rfc9421'])
        .default(signature),
    )
    .option('--seed <text>', 'seed of the made-up data', 'brokerdesk')
    .option('--applications <number>', 'applications of the demo broker; the others have a quarter', readCount, 1000);
}

/**
 * @param {Command} command
 * @param {string} what
 */
function addJson(command, what) {
  return command.option('--json', `print ${what}, or the failure, as one line of JSON`, false);
}

/**
 * Loads a command with Node's compile cache, which also stores sources without their types. The cache is written once the
 * command has had time to start, so that a server that is killed soon after has it next time, too.
 * @template Module
 * @param {() => Promise<Module>} load
 */
function loadCached(load) {
  if (isInstalled) registerPackageSources();
  module.enableCompileCache(path.join(cacheFolder, 'compile-cache'));
  setTimeout(module.flushCompileCache, 1500).unref();
  return load();
}

/**
 * Prints an error and returns the exit code.
 * @param {unknown} error
 */
function reportFailure(error) {
  const { code, message, hint, exitCode, stack } = readFailure(error);
  if (exitCode === 0) return 0;
  if (isJson) process.stderr.write(`${JSON.stringify({ error: { code, message, hint } })}\n`);
  // commander has already printed its own message.
  else if (code !== 'USAGE') process.stderr.write(`${stack ?? `${message} ${hint}`}\n`);
  return exitCode;
}

/**
 * @param {unknown} error
 * @returns {{ code: string, message: string, hint: string, exitCode: number, stack?: string | undefined }}
 */
function readFailure(error) {
  if (error instanceof CommanderError) {
    const message = error.message.replace(/^error: /, '');
    // 0 is help and version.
    return {
      code: 'USAGE',
      message,
      hint: 'Run with --help for all commands and options.',
      exitCode: error.exitCode && 2,
    };
  }
  if (!(error instanceof Error)) return readFailure(new Error(String(error)));
  const { code = 'UNEXPECTED', hint, exitCode = 1 } = /** @type {Partial<import('./errors.ts').CliError>} */ (error);
  if (hint !== undefined) return { code, message: error.message, hint, exitCode };
  if ('syscall' in error)
    return { code, message: `${error.message}.`, hint: 'The operating system reported this error.', exitCode };
  const { message, stack = message } = error;
  return { code: 'UNEXPECTED', message, hint: 'Without --json the stack is printed, too.', exitCode, stack };
}

/** @param {string} text */
function readPort(text) {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError('A port is 0 to 65535.');
  return port;
}

/** @param {string} text */
function readDelay(text) {
  const ms = Number(text);
  if (!/^\d+$/.test(text) || ms > 600_000) throw new InvalidArgumentError('A delay is 0 to 600000 milliseconds.');
  return ms;
}

/** @param {string} text */
function readCount(text) {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count > 1_000_000) {
    throw new InvalidArgumentError('The number of applications is 0 to 1000000.');
  }
  return count;
}
