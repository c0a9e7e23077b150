// @ts-check
import { Option } from 'commander';
import { loadCached } from './loadCached.mjs';
import { addExamples, addJson, readCount, readPort } from './options.mjs';

/**
 * Declares the commands that examine plugins and permissions.
 * @param {import('commander').Command} program
 */
export function declareQuestions(program) {
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
    (await loadCached(() => import('../commands/check.ts'))).check(folders, options),
  );

  const why = program
    .command('why')
    .description(
      'tell why a user sees a screen, function, plugin or slot or may make a call, or why not, and what to do',
    )
    .argument('<subject>', 'an address, a function code, a call, the id of a plugin, or a slot')
    .argument('[plugin...]', 'folders of further plugins')
    .requiredOption('--as <user>', 'the user that the question is about')
    .option('--broker <display code>', 'the broker of that user; needed for users that are not demo accounts')
    .option('--dist <folder>', 'compare with the built portal in this folder, too')
    .option('--report <file>', 'the report that "Plugins and permissions" copied in the user\'s browser')
    .option('--api-port <number>', 'the running emulator whose faults count, for a call', readPort);
  addExamples(why, [
    'admin-cli why account_opening/application_manager --as demo.users',
    'admin-cli why X_NOTES ../branch-notes --as harbour.admin',
    'admin-cli why "POST /goapi/faq" --as demo.reviewer',
    'admin-cli why listApplications --as demo.users --api-port 4401',
  ]);
  addJson(why, 'the answer').action(async (subject, folders, options) =>
    (await loadCached(() => import('../commands/why.ts'))).why(subject, folders, options),
  );

  const functions = program
    .command('functions')
    .description("print a broker's tree of functions, with those of a user, their plugins and addresses")
    .argument('[plugin...]', 'folders of further plugins')
    .option('--as <user>', 'whose functions are marked', 'demo.admin')
    .option('--broker <display code>', 'the broker of that user; needed for users that are not demo accounts')
    .option('--role <name>', 'mark what a user with this role alone has, such as "Reviewer"')
    .option('--diff [file]', 'compare the codes of the plugins with a tree: a saved response, or that of --api-port')
    .option('--api-port <number>', 'the running emulator whose tree --diff compares with', readPort)
    .addOption(new Option('--format <format>', 'how it is printed').choices(['text', 'mermaid']).default('text'));
  addExamples(functions, [
    'admin-cli functions --as demo.reviewer',
    'admin-cli functions --broker harbour --role Reviewer',
    'admin-cli functions ../branch-notes --broker harbour --diff tree.json',
    'admin-cli functions --format mermaid > tree.mmd',
  ]);
  addJson(functions, 'the tree').action(async (folders, options) =>
    (await loadCached(() => import('../commands/functions.ts'))).functions(folders, options),
  );
}
