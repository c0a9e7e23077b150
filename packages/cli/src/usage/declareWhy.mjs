// @ts-check
import { loadCached } from './loadCached.mjs';
import { addExamples, addJson, readPort } from './options.mjs';

/** @param {import('commander').Command} program */
export function declareWhy(program) {
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
    .option('--registry <registry>', 'look into this registry of delivered plugins, too')
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
}
