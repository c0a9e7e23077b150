// @ts-check
import { loadCached } from './loadCached.mjs';
import { addEmulatorOptions, addExamples, addJson, addPortalOptions, addQuiet, readDelay } from './options.mjs';

/** @param {import('commander').Command} program */
export function declareDev(program) {
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
  addQuiet(dev);
  addJson(dev, 'the addresses').action(async (folders, options) =>
    (await loadCached(() => import('../commands/dev.ts'))).dev(folders, options),
  );
}
