// @ts-check
import { loadCached } from './loadCached.mjs';
import { addEmulatorOptions, addExamples, addJson, addPortalOptions, addQuiet, rejectBoth } from './options.mjs';

/** @param {import('commander').Command} program */
export function declarePreview(program) {
  const preview = program
    .command('preview')
    .description('serve the production build with its real headers, and the emulator behind it')
    .argument('[plugin...]', 'folders of further plugins to build along');
  addPortalOptions(preview);
  addEmulatorOptions(preview, 'rfc9421')
    .option('--build', 'build first, even if no source has changed')
    .option('--no-build', 'serve dist/portal as admin-cli build has left it')
    .option('--dist <folder>', 'serve the built portal in this folder; implies --no-build')
    .option('--registry <folder>', 'serve the plugins of this registry, too');
  addExamples(preview, ['admin-cli preview', 'admin-cli preview --dist /srv/portal --allow-host portal.example.com']);
  rejectBoth(preview, ['--build', '--no-build']);
  addQuiet(preview);
  addJson(preview, 'the addresses').action(async (folders, options) =>
    (await loadCached(() => import('../commands/preview.ts'))).preview(folders, options),
  );
}
