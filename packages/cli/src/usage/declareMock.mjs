// @ts-check
import { loadCached } from './loadCached.mjs';
import { addEmulatorOptions, addExamples, addJson, addQuiet, readPort } from './options.mjs';

/** @param {import('commander').Command} program */
export function declareMock(program) {
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
  addQuiet(mock);
  addJson(mock, 'the address').action(async (folders, options) =>
    (await loadCached(() => import('../commands/mock.ts'))).mock(folders, options),
  );
}
