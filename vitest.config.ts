import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { bundleBlueprint } from './packages/host/vite/bundleBlueprint.ts';
import { isWholeRun } from './scripts/wholeRun.mjs';

// A test's name says where it runs: `.test.ts` in Node, `.test.tsx` in a simulated page.
const outside = ['**/node_modules/**', '**/dist/**', '.brokerdesk/**'];

// The first mounted plugin of a file waits until the whole host is transformed, on a machine that may be busy.
const testTimeout = 60_000;

// Under CI a test that fails is repeated, and listed as flaky if it then passes.
const retry = process.env.CI ? 2 : 0;

const cacheFolder = path.join(import.meta.dirname, 'node_modules/.cache');

const resolve = {
  alias: [
    { find: /^@blueprintjs\/core$/, replacement: await bundleBlueprint('core', cacheFolder) },
    { find: /^@blueprintjs\/datetime$/, replacement: await bundleBlueprint('datetime', cacheFolder) },
    { find: /^@blueprintjs\/table$/, replacement: await bundleBlueprint('table', cacheFolder) },
  ],
};

/** Calls of all parts of the emulator, which the files of a worker share. */
const ofTheWholeEmulator = 'checks/{contract,models}/**/*.test.ts';
/** The PDF reader looks at the page when it is loaded, and fails in the page of a later file. */
const withPdfReader = 'plugins/templates/src/screens/templateDetail/openingForms/*.test.tsx';

/** It takes minutes, and LibreOffice Calc, which few machines have. */
const withSpreadsheetProgram = 'checks/spreadsheetRoundTrip.test.ts';
const canOpenSpreadsheets = isWholeRun && spawnSync('soffice', ['--version']).status === 0;

/** They take a minute, and nginx. */
const withNginx = 'checks/releases/*.test.ts';
const hasNginx = isWholeRun && spawnSync('nginx', ['-v']).status === 0;
if (isWholeRun && !hasNginx) process.stdout.write(`${withNginx} do not run: this machine has no nginx.\n`);

/** What starts commands, servers or package managers as processes: `npm run test:browser` runs it. */
const withProcesses = [
  'checks/conformance/emulator.test.ts',
  'checks/conformance/smallBackEnd.test.ts',
  'checks/installedPlugins.test.ts',
  'checks/pluginOutside.test.ts',
  'packages/cli/src/checkoutFolder.test.ts',
  'packages/cli/src/commands/check.test.ts',
  'packages/cli/src/commands/functions.test.ts',
  'packages/cli/src/commands/why.test.ts',
  'packages/cli/src/main.test.ts',
  'packages/cli/src/plugins/foreignCode.test.ts',
  'packages/cli/src/servers/devRegistry.test.ts',
  'packages/cli/src/servers/startViteServer.test.ts',
  'packages/cli/src/unit-tests/runUnitTests.test.ts',
];

export default defineConfig({
  test: {
    // All processors: nothing else runs beside the unit tests, and by default one stays idle, which on two is half.
    maxWorkers: '100%',
    // A sixth faster than processes.
    pool: 'threads',
    projects: [
      {
        resolve,
        test: {
          name: 'unit-node',
          environment: 'node',
          // The files of a worker share their modules, above all the emulator with its demo data, so no file may leave anything
          // behind: `--sequence.shuffle.files` finds one that does. Isolated files take half as long again.
          isolate: false,
          setupFiles: ['checks/resetNodeEnv.ts'],
          include: [
            '{packages,plugins,packages/cli/templates}/*/{src,emulator,demo,vite,scripts}/**/*.test.ts',
            'fixtures/**/*.test.ts',
            'bench/**/*.test.ts',
            ofTheWholeEmulator,
          ],
          exclude: [...outside, ...withProcesses],
          testTimeout,
          hookTimeout: testTimeout,
          retry,
        },
      },
      {
        resolve,
        test: {
          name: 'unit-dom',
          environment: 'jsdom',
          // As in Node. With a page and modules of their own, the files take more than twice as long. A file that mocks modules
          // resets them before and after.
          isolate: false,
          // `expect.poll` waits one second by default, which a busy machine may take.
          expect: { poll: { timeout: 15_000 } },
          setupFiles: [
            'checks/emptyPage.ts',
            'checks/rejectInvalidHtml.ts',
            'packages/plugin-sdk/src/testing/asyncUtilTimeout.ts',
          ],
          include: ['{packages,plugins,packages/cli/templates}/*/src/**/*.test.tsx', 'e2e/**/*.test.tsx'],
          testTimeout,
          hookTimeout: testTimeout,
          retry,
          exclude: [...outside, withPdfReader],
        },
      },
      {
        resolve,
        test: {
          name: 'unit-pdf',
          environment: 'jsdom',
          setupFiles: ['checks/rejectInvalidHtml.ts', 'packages/plugin-sdk/src/testing/asyncUtilTimeout.ts'],
          include: [withPdfReader],
          testTimeout,
          hookTimeout: testTimeout,
          retry,
        },
      },
      {
        resolve,
        test: {
          name: 'checks',
          environment: 'node',
          include: ['{checks,scripts}/**/*.test.ts'],
          exclude: [
            ...outside,
            ...withProcesses,
            ofTheWholeEmulator,
            ...(canOpenSpreadsheets ? [] : [withSpreadsheetProgram]),
            ...(hasNginx ? [] : [withNginx]),
          ],
          testTimeout,
          hookTimeout: testTimeout,
          retry,
        },
      },
      {
        resolve,
        test: {
          name: 'processes',
          environment: 'node',
          isolate: false,
          setupFiles: ['checks/resetNodeEnv.ts'],
          include: withProcesses,
          testTimeout,
          hookTimeout: testTimeout,
          retry,
        },
      },
    ],
  },
});
