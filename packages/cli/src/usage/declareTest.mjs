// @ts-check
import { loadCached } from './loadCached.mjs';
import { addExamples, addJson, addQuiet, rejectBoth } from './options.mjs';

/** @param {import('commander').Command} program */
export function declareTest(program) {
  const test = program
    .command('test')
    .description('run the unit tests of a plugin, against the emulator')
    .argument('[plugin]', 'the folder of the plugin', '.')
    .option('--watch', 'run them again whenever a file changes');
  addExamples(test, ['admin-cli test', 'admin-cli test plugins/user-control', 'admin-cli test ../notes --watch']);
  rejectBoth(test, ['--watch', '--json']);
  addQuiet(test);
  addJson(test, 'the result').action(async (folder, options) =>
    (await loadCached(() => import('../commands/test.ts'))).test(folder, options),
  );
}
