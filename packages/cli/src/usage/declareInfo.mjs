// @ts-check
import { loadCached } from './loadCached.mjs';
import { addExamples, addJson } from './options.mjs';

/** @param {import('commander').Command} program */
export function declareInfo(program) {
  const info = program.command('info').description('print versions and plugins, for a bug report; nothing secret');
  addExamples(info, ['admin-cli info', 'admin-cli info --json']);
  addJson(info, 'the versions').action(async (options) =>
    (await loadCached(() => import('../commands/info.ts'))).info(options),
  );
}
