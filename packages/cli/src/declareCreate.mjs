// @ts-check
// The command `create`, apart from the others, because it has subcommands.

/**
 * What the entry gives to a command that it declares.
 * @typedef {object} CommandTools
 * @property {(command: import('commander').Command, examples: readonly string[]) => void} addExamples
 * @property {(command: import('commander').Command, what: string) => import('commander').Command} addJson
 * @property {<Module>(load: () => Promise<Module>) => Promise<Module>} loadCached
 */

/**
 * @param {import('commander').Command} program
 * @param {CommandTools} tools
 */
export function declareCreate(program, { addExamples, addJson, loadCached }) {
  const create = program
    .command('create')
    .description('create a plugin from a template, or add a screen, an endpoint or a slot to one')
    .argument('[name]', 'the name in kebab case; id, function, addresses and collections follow from it')
    .option('-t, --template <name>', 'list, review, chart, settings, tab or blank')
    .option('--title <text>', 'the English title (default: the name)')
    .option('--title-sc <text>', 'the title in simplified Chinese (default: the English one)')
    .option('--title-tc <text>', 'the title in traditional Chinese (default: the English one)')
    .option('--broker <display code...>', 'the brokers that get the plugin (default: all)')
    .option('--directory <folder>', 'where to create it (default: plugins/<name> in this repository, else <name>)')
    .option('--packages <folder>', 'the folder of Brokerdesk’s packages as files, instead of a registry')
    .option('--install', 'install the packages', false)
    .option('--no-install', 'leave that to you (the default)')
    .option('--git', 'make the folder a git repository', false)
    .option('--no-git', 'leave that to you (the default)')
    .option('-y, --yes', 'ask nothing and take the defaults', false)
    .option('--dry-run', 'list the files without writing them', false)
    .helpCommand(false)
    // Options behind `create screen` are that command's.
    .enablePositionalOptions();
  addExamples(create, [
    'admin-cli create branch-visits',
    'admin-cli create branch-visits --template review --title "Branch visits" --title-sc 网点到访 --title-tc 分行到訪',
    'admin-cli create fees --template settings --broker harbour --directory ../fees --install',
    'admin-cli create screen visit-history --directory plugins/branch-visits',
  ]);
  addJson(create, 'what was created').action(async (name, options) =>
    (await loadCached(() => import('./commands/create.ts'))).create(name, options),
  );
}
