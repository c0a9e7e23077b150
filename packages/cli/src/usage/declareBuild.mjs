// @ts-check
import { Option } from 'commander';
import { loadCached } from './loadCached.mjs';
import { addExamples, addJson, addQuiet, readAddress, readBasePath } from './options.mjs';

/** @param {import('commander').Command} program */
export function declareBuild(program) {
  const build = program
    .command('build')
    .description('build the portal with all its plugins into dist/portal, or one plugin into its own dist')
    .argument('[plugin]', 'the folder of one plugin')
    .option('--with <folder...>', 'further plugins that the portal gets, as sources or built')
    .option('-o, --out <folder>', 'where to write')
    .option('--keep-previous', 'keep the files of the release before, which open pages still need')
    .option('--nginx <folder>', 'write headers.conf for nginx: the headers, and which release is served')
    .option('--base <path>', 'the path that the portal is served below (default: "/admin/")', readBasePath)
    .addOption(new Option('--signature <scheme>', 'how the portal signs calls').choices(['none', 'rfc9421']))
    .option('--api-base <path>', 'where the portal finds the API (default: "/api")', readAddress)
    .option(
      '--registry-base <path>',
      'where the portal finds its registries (default: those of the build)',
      readAddress,
    )
    .option('--plugin-root <key>', 'the public key of the registry whose plugins the portal takes (docs/operate.md)')
    .option('--client-errors <path>', 'where pages send their errors (default: nowhere)', readAddress);
  addExamples(build, [
    'admin-cli build --out /srv/portal/admin --keep-previous --nginx /etc/nginx/brokerdesk',
    'admin-cli build ../branch-notes',
  ]);
  addQuiet(build);
  addJson(build, 'the result').action(async (folder, options) =>
    (await loadCached(() => import('../commands/build.ts'))).build(folder, options),
  );
}
