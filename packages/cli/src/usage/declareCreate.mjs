// @ts-check
import { loadCached } from './loadCached.mjs';
import { InvalidArgumentError } from 'commander';
import { addExamples, addJson, addQuiet, rejectBoth } from './options.mjs';

const partDescriptions = {
  screen: 'a screen',
  endpoint: 'an endpoint',
  slot: 'a slot, or content for one,',
};

const partExamples = {
  screen: [
    'admin-cli create screen visit-history --title-sc 到访记录 --title-tc 到訪記錄',
    'admin-cli create screen data-chart --function RAO_DATA_CHART',
    'admin-cli create screen tips --function PM_GC_TIPS --directory plugins/product-control',
  ],
  endpoint: ['admin-cli create endpoint visits', 'admin-cli create endpoint visits --function RAO_CLIENT_MANAMEMENT'],
  slot: ['admin-cli create slot visit-notes', 'admin-cli create slot next-visits --in home.cards'],
};

/**
 * Declares `create` with its commands.
 * @param {import('commander').Command} program
 */
export function declareCreate(program) {
  // Options behind `create screen` are that command's, not those of `create`.
  program.enablePositionalOptions();
  const create = program
    .command('create')
    .description('create a plugin from a template, or add a screen, an endpoint or a slot to one')
    .argument('[name]', 'the name in kebab case; id, function, addresses and collections follow from it')
    .option('-t, --template <name>', 'list, tab or blank')
    .option('--title <text>', 'the English title (default: the name)')
    .option('--title-sc <text>', 'the title in simplified Chinese (default: the English one)')
    .option('--title-tc <text>', 'the title in traditional Chinese (default: the English one)')
    .option(
      '--function <code>',
      "a page of the product's tree that opens its screen, or an action that opens a tab of one (template blank; default: a page of its own)",
    )
    .option(
      '--item <noun>',
      'what a row of its list is, in the singular, such as complaint (template list; default: record)',
    )
    .option('--item-sc <text>', 'the same in simplified Chinese (default: the English noun)')
    .option('--item-tc <text>', 'the same in traditional Chinese (default: the English noun)')
    .option('--broker <display code...>', 'the brokers that get the plugin (default: all)')
    .option('--directory <folder>', 'where to create it (default: plugins/<name> in this repository, else <name>)')
    .option('--packages <folder>', 'the folder of Brokerdesk’s packages as files, for a separate package')
    .option('--registry <url>', 'or the registry that has them; npm then takes @brokerdesk from no other', readRegistry)
    .option('--install', 'install the packages', false)
    .option('--no-install', 'leave that to you (the default)')
    .option('--git', 'make the folder a git repository', false)
    .option('--no-git', 'leave that to you (the default)')
    .option('-y, --yes', 'ask nothing and take the defaults', false)
    .option('--dry-run', 'list the files without writing them', false)
    .allowExcessArguments()
    .helpCommand(false);
  rejectBoth(create, ['--packages', '--registry']);
  addExamples(create, [
    'admin-cli create branch-visits',
    'admin-cli create branch-visits --template list --title "Branch visits" --title-sc 网点到访 --title-tc 分行到訪',
    'admin-cli create complaints --template list --item complaint --item-sc 投诉 --item-tc 投訴',
    'admin-cli create fees --template tab --broker harbour --directory ../fees --packages dist/packages --install',
    'admin-cli create data-chart --function RAO_DATA_CHART',
    'admin-cli create screen visit-history --directory plugins/branch-visits',
  ]);
  addQuiet(create);
  addJson(create, 'what was created').action(async (name, options, command) => {
    rejectMore(command);
    return (await loadCached(() => import('../commands/create.ts'))).create(name, options);
  });
  for (const kind of /** @type {const} */ (['screen', 'endpoint', 'slot'])) {
    const part = create
      .command(kind)
      .description(
        `write ${partDescriptions[kind]} for the plugin in this folder, with its test, and print what to add to its sources`,
      )
      .argument('<name>', 'its name in kebab case')
      .option('--directory <folder>', "the plugin's folder, or one below it (default: this one)")
      .option('--title <text>', 'its English title (default: the name)')
      .option('--title-sc <text>', 'its title in simplified Chinese (default: the English one)')
      .option('--title-tc <text>', 'its title in traditional Chinese (default: the English one)')
      .option('--dry-run', 'list the files without writing them', false);
    part.option(
      '--function <code>',
      kind === 'screen'
        ? "a page of the product's tree that opens it, or an action that opens it as a tab (default: a new function of the plugin)"
        : "the function that a user needs (default: the plugin's first one)",
    );
    if (kind === 'slot') part.option('--in <slot>', 'add content for this slot instead, such as home.cards');
    addExamples(part, partExamples[kind]);
    addQuiet(part);
    addJson(part, 'what was written').action(async (name, options) =>
      (await loadCached(() => import('../commands/createPart.ts'))).createPart(kind, name, options),
    );
  }
}

/**
 * Two words are a part that `create` does not write, or a name with a space.
 * @param {import('commander').Command} command
 */
function rejectMore(command) {
  const [first = '', ...more] = command.args;
  if (more.length === 0) return;
  const name = [first, ...more].join('-');
  const known = Object.keys(partDescriptions).join(', ');
  command.error(
    `error: create writes no ${first}; the parts that it writes are ${known}. Jobs, commands and charts are lines in what is there: docs/kit.md. For a plugin of that name: admin-cli create ${name}`,
    { code: 'commander.excessArguments' },
  );
}

/**
 * What is written into `.npmrc`: one address without a password, which would be committed with it.
 * @param {string} text
 */
function readRegistry(text) {
  const { protocol = '', host, pathname, href } = URL.canParse(text) ? new URL(text) : {};
  if (!/^https?:$/.test(protocol) || href !== `${protocol}//${host}${pathname}`) {
    throw new InvalidArgumentError('A registry is an address such as https://npm.example.com/.');
  }
  return href;
}
