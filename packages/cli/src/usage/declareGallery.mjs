// @ts-check
import { loadCached } from './loadCached.mjs';
import { addExamples, addJson, readPort } from './options.mjs';

/** @param {import('commander').Command} program */
export function declareGallery(program) {
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
