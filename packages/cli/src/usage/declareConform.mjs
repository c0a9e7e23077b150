// @ts-check
import { loadCached } from './loadCached.mjs';
import { addExamples, addJson, addQuiet } from './options.mjs';

/** @param {import('commander').Command} program */
export function declareConform(program) {
  const conform = program
    .command('conform')
    .description('ask a back end whether it keeps the contract; it creates, changes and deletes records there')
    .argument('[address]', 'the address of its API')
    .option('--accounts <file>', 'JSON file of the accounts to sign in with; "demo" for those of the emulator')
    .option('--read-only', 'change nothing', false)
    .option('--only <checks...>', 'only these families, or checks that begin so', [])
    .option('--requirements <version>', 'the version of the contract whose requirements decide; the newest by default')
    .option('--baseline <file>', 'JSON file of the checks that are known to fail')
    .option(
      '--instance <address>',
      'a second instance of the back end, which must know a signature that the first has seen',
    )
    .option('--restart <command>', 'a command that restarts the back end')
    .option('--har <file>', 'check recorded traffic instead of asking')
    .option('--junit <file>', 'write the results as JUnit XML')
    .option('--sarif <file>', 'write what fails as SARIF')
    .option('--failures <file>', 'write the requests that failed as HAR, without secrets');
  addExamples(conform, [
    'admin-cli conform http://127.0.0.1:4401 --accounts demo',
    'admin-cli conform https://test.portal.example.com/api --accounts accounts.json --baseline known.json',
    'admin-cli conform --har recorded.har',
  ]);
  addQuiet(conform);
  addJson(conform, 'the results').action(async (address, options) =>
    (await loadCached(() => import('../commands/conform.ts'))).conform(address, options),
  );
}
