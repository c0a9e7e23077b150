// @ts-check
import { loadCached } from './loadCached.mjs';
import { addExamples, addJson, addQuiet } from './options.mjs';

/** @param {import('commander').Command} program */
export function declareUpgrade(program) {
  const upgrade = program
    .command('upgrade')
    .description('show what a plugin needs to go on with this version, as a diff, and write it with --write')
    .argument('[plugin]', 'its folder', '.')
    .option('--write', 'write it', false);
  addExamples(upgrade, ['admin-cli upgrade', 'admin-cli upgrade ../branch-notes --write']);
  addQuiet(upgrade);
  addJson(upgrade, 'the diff').action(async (folder, options) =>
    (await loadCached(() => import('../commands/upgrade.ts'))).upgrade(folder, options),
  );
}
