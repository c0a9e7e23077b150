import { defineConfig } from '@playwright/test';
import { choosePorts } from './e2e/choosePorts.ts';
import { copyEditPlugin } from './e2e/copyEditPlugin.ts';
import { copyReleasedPlugins, releasedPlugins } from './e2e/copyReleasedPlugins.ts';
import { copyTemplates, templateCopies } from './e2e/copyTemplates.ts';
import type { MockOptions } from '@brokerdesk/mock-server/playwright';
import { browserArguments, findBrowser } from './scripts/findBrowser.mjs';
import { findFirefox, firefoxHint } from './scripts/findFirefox.mjs';
import { isWholeRun } from './scripts/wholeRun.mjs';

process.env.CHROMIUM ??= await findBrowser();
// Workers load this file too, while the servers already run.
if (!process.env.TEST_WORKER_INDEX) {
  copyEditPlugin();
  copyReleasedPlugins();
  await copyTemplates();
}
const ports = await choosePorts();
const devOnly = '**/devEdit.spec.ts';
const galleryOnly = '**/gallery*.spec.ts';
// `npm test` runs the journeys, `npm run test:browser` the rest (scripts/gates.mjs); without the variable all run.
const journeys = process.env.BROKERDESK_JOURNEYS;
// A skipped test would count as failed.
const hasFirefox = isWholeRun && findFirefox() !== undefined;
if (isWholeRun && !hasFirefox)
  process.stdout.write(`e2e/firefox.spec.ts does not run: there is no Firefox. ${firefoxHint}\n`);
const isCI = Boolean(process.env.CI);
const commandLine = process.argv.join(' ');

// Plugins that fail on purpose, one with a job, one with forms, one with each container of the kit one with screens of
// the provider's staff, the templates of `admin-cli create`, and those of earlier releases, each for one broker only.
const faultyPlugins = ['fails-on-load', 'fails-in-setup', 'fails-on-render'].map(
  (name) => `e2e/faulty-plugins/${name}`,
);
const testPlugins = [
  ...faultyPlugins,
  'e2e/job-plugin',
  'e2e/form-plugin',
  'e2e/container-plugin',
  'e2e/provider-plugin',
  'e2e/kit-plugin',
  ...templateCopies,
  ...releasedPlugins,
];

const servers = [
  {
    project: 'preview',
    portal: ports.previewPortal,
    emulator: ports.previewEmulator,
    tests: { testIgnore: [devOnly, galleryOnly, ...(hasFirefox ? [] : ['**/firefox.spec.ts'])] },
    arguments: `preview --api-port ${ports.previewEmulator} --applications 100000 ${testPlugins.join(' ')}`,
  },
  {
    project: 'dev',
    portal: ports.devPortal,
    emulator: ports.devEmulator,
    tests: { testMatch: devOnly },
    arguments: `dev --api-port ${ports.devEmulator} --as demo.admin .brokerdesk/e2e/edit-plugin`,
  },
  { project: 'gallery', portal: ports.gallery, tests: { testMatch: galleryOnly }, arguments: 'gallery' },
].filter(({ project }) => !commandLine.includes('--project') || commandLine.includes(`--project=${project}`));

export default defineConfig<MockOptions>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // What these tests prove, tests without a browser or longer journeys show in every run.
  ...(!isWholeRun && { grepInvert: journeys === 'without' ? /@whole|@journey/ : /@whole/ }),
  ...(!isWholeRun && journeys === 'only' && { grep: /@journey/ }),
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  // A test that fails by chance never keeps a change back. It is listed as flaky, with the machine's own noise excluded by
  // limits that suit one three times slower.
  retries: isCI ? 2 : 0,
  forbidOnly: true,
  timeout: isCI ? 120_000 : 60_000,
  expect: { timeout: isCI ? 30_000 : 15_000 },
  use: {
    locale: 'en-US',
    // Not the zone in which the portal shows times, so that a time in the machine's zone is noticed.
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 800 },
    // The pages of a context share a process, and with it the compiled code of the portal: e2e/SharedContexts.ts.
    launchOptions: { executablePath: process.env.CHROMIUM, args: [...browserArguments, '--process-per-site'] },
    // A trace records every test and makes it a fifth slower. `--trace on` records one when needed.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: servers.map(({ project, portal, emulator, tests }) => ({
    name: project,
    ...tests,
    use: {
      baseURL: `http://127.0.0.1:${portal}/admin/`,
      ...(emulator === undefined ? {} : { emulatorURL: `http://127.0.0.1:${emulator}` }),
    },
  })),
  webServer: servers.map((server) => ({
    command: `node packages/cli/src/main.mjs ${server.arguments} --port ${server.portal}`,
    url: `http://127.0.0.1:${server.portal}/admin/`,
    timeout: 180_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  })),
});
