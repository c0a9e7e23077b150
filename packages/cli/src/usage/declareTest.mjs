// @ts-check
import { loadCached } from './loadCached.mjs';
import { addExamples, addJson, rejectBoth } from './options.mjs';

/**
 * Declares `test`.
 * @param {import('commander').Command} program
 */
export function declareTest(program) {
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
  addExamples(test, [
    'admin-cli test',
    'admin-cli test plugins/user-control --unit',
    'admin-cli test ../notes --headed',
  ]);
  rejectBoth(test, ['--journey', '--no-journey']);
  rejectBoth(test, ['--unit', '--journey']);
  rejectBoth(test, ['--journey', '--watch']);
  rejectBoth(test, ['--watch', '--json']);
  addJson(test, 'the result').action(async (folder, options) =>
    (await loadCached(() => import('../commands/test.ts'))).test(folder, options),
  );
}
