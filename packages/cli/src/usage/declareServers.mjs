// @ts-check
import { loadCached } from './loadCached.mjs';
import {
  addEmulatorOptions,
  addExamples,
  addJson,
  addPortalOptions,
  readDelay,
  readPort,
  rejectBoth,
} from './options.mjs';

/**
 * Declares the commands that serve something, and `build`.
 * @param {import('commander').Command} program
 */
export function declareServers(program) {
  const dev = program
    .command('dev')
    .description('serve host and plugins from source with hot replacement, and the emulator beside them')
    .argument('[plugin...]', 'folders of further plugins to compile along');
  addPortalOptions(dev);
  addEmulatorOptions(dev, 'rfc9421')
    .option('--as <user>', 'sign this user in automatically, in the first page of each tab')
    .option('--broker <display code>', 'the broker of that user; needed for users that are not demo accounts')
    .option('--latency <ms>', 'delay every response by so many milliseconds', readDelay)
    .option(
      '--fail <request...>',
      'requests that fail: "GET /applications", "/users=503", "/users=E0005", "/users=hang"',
    )
    .option('--pseudo', 'show longer, accented English, which makes untranslated and cut texts visible', false);
  addExamples(dev, [
    'admin-cli dev',
    'admin-cli dev --as demo.reviewer --latency 800',
    'admin-cli dev ../branch-notes --port 8080',
  ]);
  addJson(dev, 'the addresses').action(async (folders, options) =>
    (await loadCached(() => import('../commands/dev.ts'))).dev(folders, options),
  );

  const preview = program
    .command('preview')
    .description('serve the production build with its real headers, and the emulator behind it')
    .argument('[plugin...]', 'folders of further plugins to build along');
  addPortalOptions(preview);
  addEmulatorOptions(preview, 'rfc9421')
    .option('--build', 'build first, even if no source has changed')
    .option('--no-build', 'serve dist/portal as admin-cli build has left it')
    .option('--dist <folder>', 'serve the built portal in this folder; implies --no-build');
  addExamples(preview, ['admin-cli preview', 'admin-cli preview --dist /srv/portal --allow-host portal.example.com']);
  rejectBoth(preview, ['--build', '--no-build']);
  addJson(preview, 'the addresses').action(async (folders, options) =>
    (await loadCached(() => import('../commands/preview.ts'))).preview(folders, options),
  );

  const build = program
    .command('build')
    .description('build the portal with all its plugins into dist/portal, or one plugin into its own dist')
    .argument('[plugin]', 'the folder of one plugin')
    .option('--with <folder...>', 'further plugins that the portal gets')
    .option('-o, --out <folder>', 'where to write');
  addExamples(build, ['admin-cli build --out /srv/portal', 'admin-cli build ../branch-notes']);
  addJson(build, 'the result').action(async (folder, options) =>
    (await loadCached(() => import('../commands/build.ts'))).build(folder, options),
  );

  const mock = program
    .command('mock')
    .description('run the emulator alone')
    .argument('[plugin...]', 'folders of further plugins whose calls it answers')
    .option('-p, --port <number>', 'port to listen on', readPort, 4401)
    .option(
      '--host <address>',
      'address to listen on; others than this machine need BROKERDESK_CONTROL_TOKEN',
      '127.0.0.1',
    )
    .option('--instant-work', 'certification, forms and imports take no time', false);
  addEmulatorOptions(mock, undefined);
  addExamples(mock, ['admin-cli mock', 'admin-cli mock --port 4500 --applications 100 --json']);
  addJson(mock, 'the address').action(async (folders, options) =>
    (await loadCached(() => import('../commands/mock.ts'))).mock(folders, options),
  );

  const gallery = program
    .command('gallery')
    .description('show every part of the kit in every state, language, theme and width')
    .option('-p, --port <number>', 'port to listen on', readPort, 4410)
    .option('--allow-host <name...>', 'further names by which the gallery may be asked for, beside localhost');
  addExamples(gallery, ['admin-cli gallery']);
  addJson(gallery, 'the address').action(async (options) =>
    (await loadCached(() => import('../commands/gallery.ts'))).gallery(options),
  );
}
