// @ts-check
import { loadCached } from './loadCached.mjs';
import { addExamples, addJson } from './options.mjs';

/** @param {import('commander').Command} program */
export function declareCompat(program) {
  const compat = program
    .command('compat')
    .description('tell what this version of the host breaks in plugins that are installed, without their sources')
    .argument('[folder...]', 'folders of built portals or built plugins', ['dist/portal']);
  addExamples(compat, ['admin-cli compat /srv/portal', 'admin-cli compat ../branch-notes/dist --json']);
  addJson(compat, 'the findings').action(async (folders, options) =>
    (await loadCached(() => import('../commands/compat.ts'))).compat(folders, options),
  );
}
