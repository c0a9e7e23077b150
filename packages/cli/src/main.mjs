#!/usr/bin/env node
// @ts-check
// The entry, and what it imports, is plain JavaScript and needs only commander, so that help and usage errors appear
// immediately; each command loads its own code.
import { Argument, Command, Option } from 'commander';
import { findNodeProblem, findPackagedNode, runInNode } from './findNodeProblem.mjs';
import { addManners, verbosityOf } from './usage/addManners.mjs';
import { completionScripts } from './usage/completionScripts.mjs';
import { declareCreate } from './usage/declareCreate.mjs';
import { declareTest } from './usage/declareTest.mjs';
import { declareTexts } from './usage/declareTexts.mjs';
import { listCompletions } from './usage/listCompletions.mjs';
import { loadCached } from './usage/loadCached.mjs';
import {
  addEmulatorOptions,
  addExamples,
  addJson,
  addPortalOptions,
  readCount,
  readDelay,
  readPort,
  rejectBoth,
} from './usage/options.mjs';
import { reportFailure } from './usage/reportFailure.mjs';

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
  .addHelpText(
    'after',
    '\nExit codes: 0 done or stopped, 1 the work failed or the answer is no, 2 wrong usage, 130 stopped in haste.',
  )
  // reportFailure prints errors.
  .configureOutput({ outputError: () => {}, ...(isJson ? { writeErr: () => {} } : {}) })
  .exitOverride();

declareCreate(program);

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

declareTexts(program);
declareTest(program);

const doctor = program
  .command('doctor')
  .description('find out what keeps admin-cli from working here: Node, packages, ports, browser, folders, clock')
  .option('-p, --port <number>', 'port of the portal', readPort, 4400)
  .option('--api-port <number>', 'port of the emulator', readPort, 4401);
addExamples(doctor, ['admin-cli doctor']);
addJson(doctor, 'the findings').action(async (options) =>
  (await loadCached(() => import('./commands/doctor.ts'))).doctor(options),
);

const info = program.command('info').description('print versions and plugins, for a bug report; nothing secret');
addExamples(info, ['admin-cli info', 'admin-cli info --json']);
addJson(info, 'the versions').action(async (options) =>
  (await loadCached(() => import('./commands/info.ts'))).info(options),
);

const completion = program
  .command('completion')
  .description('print a script that lets a shell complete commands, options, users and folders')
  .addArgument(new Argument('<shell>', 'the shell').choices(['bash', 'zsh', 'fish']));
addExamples(completion, [
  'admin-cli completion bash > ~/.local/share/bash-completion/completions/admin-cli',
  'admin-cli completion fish | source',
]);
addJson(completion, 'the script').action((shell, { json }) => {
  const script = completionScripts[/** @type {keyof typeof completionScripts} */ (shell)];
  process.stdout.write(json ? `${JSON.stringify({ shell, script })}\n` : script);
});

program
  .command('complete', { hidden: true })
  .argument('[word...]')
  .action(async (words) => {
    const { brokers, users } = await loadCached(() => import('./usage/listNames.ts'));
    for (const word of listCompletions(program, words, { brokers, users })) process.stdout.write(`${word}\n`);
  });

addManners(program);
program.hook('preAction', async (_program, command) => {
  const { setVerbosity } = await loadCached(() => import('./terminal/printLine.ts'));
  setVerbosity(isJson ? 'quiet' : verbosityOf(command));
});

try {
  await program.parseAsync(nameUnknownCommand(process.argv.slice(2)), { from: 'user' });
} catch (error) {
  // Servers that are already running, such as the emulator, would keep the process alive.
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
