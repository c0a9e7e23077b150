// @ts-check
import { Option } from 'commander';
import { loadCached } from './loadCached.mjs';
import { addExamples, addJson, addQuiet, readPort } from './options.mjs';

/** @param {import('commander').Command} program */
export function declareFunctions(program) {
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
  addQuiet(functions);
  addJson(functions, 'the tree').action(async (folders, options) =>
    (await loadCached(() => import('../commands/functions.ts'))).functions(folders, options),
  );
}
