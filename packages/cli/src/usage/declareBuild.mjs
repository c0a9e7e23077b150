// @ts-check
import { loadCached } from './loadCached.mjs';
import { addExamples, addJson, addQuiet } from './options.mjs';

/** @param {import('commander').Command} program */
export function declareBuild(program) {
  const build = program
    .command('build')
    .description('build the portal with all its plugins into dist/portal, or one plugin into its own dist')
    .argument('[plugin]', 'the folder of one plugin')
    .option('--with <folder...>', 'further plugins that the portal gets')
    .option('-o, --out <folder>', 'where to write');
  addExamples(build, ['admin-cli build --out /srv/portal', 'admin-cli build ../branch-notes']);
  addQuiet(build);
  addJson(build, 'the result').action(async (folder, options) =>
    (await loadCached(() => import('../commands/build.ts'))).build(folder, options),
  );
}
