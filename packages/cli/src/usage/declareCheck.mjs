// @ts-check
import { Option } from 'commander';
import { loadCached } from './loadCached.mjs';
import { addExamples, addJson, addQuiet, readCount } from './options.mjs';

/** @param {import('commander').Command} program */
export function declareCheck(program) {
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
  addQuiet(check);
  addJson(check, 'the problems').action(async (folders, options) =>
    (await loadCached(() => import('../commands/check.ts'))).check(folders, options),
  );
}
