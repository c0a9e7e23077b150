import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CliError, describeError } from '../errors.ts';
import { findPlugins } from '../plugins/findPlugins.ts';
import type { DevAccount } from '../servers/findDevAccount.ts';
import { reservePort } from '../servers/reservePort.ts';
import { startDevServer } from '../servers/startDevServer.ts';
import { startEmulator } from '../servers/startEmulator.ts';
import { getVerbosity } from '../terminal/printLine.ts';
import { browserArguments, browserHint, findInstalledBrowser } from './findInstalledBrowser.mjs';
import { findTool } from './findTool.ts';
import { runTool } from './runTool.ts';
import type { TestResult } from './TestResult.ts';

const playwright = { name: 'Playwright', packages: ['@playwright/test'], script: 'cli.js' };

/** How journeys are run. */
export interface JourneyOptions {
  readonly account: DevAccount;
  readonly isHeaded: boolean;
  readonly isQuiet: boolean;
}

/** Runs the journeys of a plugin in a browser, in the portal as `dev` serves it, with a separate emulator. */
export async function runJourneys(folder: string, { account, isHeaded, isQuiet }: JourneyOptions): Promise<TestResult> {
  const script = findTool(playwright, folder);
  const browser = requireBrowser();
  const plugins = await findPlugins([folder]);
  const signature = 'rfc9421';
  const data = { seed: 'brokerdesk', applications: 100, signature, plugins } as const;
  const emulator = await startEmulator({ ...data, port: 0, portOption: '--api-port' });
  const port = await reservePort({ port: 0, option: '--port' });
  const server = await startDevServer({
    port,
    apiTarget: emulator.address,
    plugins,
    signature,
    reloadExtensions: emulator.reloadExtensions,
    account,
    pseudo: false,
    allowedHosts: [],
  });
  const work = await mkdtemp(path.join(tmpdir(), 'brokerdesk-journey-'));
  try {
    const report = path.join(work, 'report.json');
    const config = {
      testDir: folder,
      testMatch: 'src/**/*.journey.ts',
      outputDir: path.join(work, 'results'),
      workers: 1,
      // The first page compiles the whole portal.
      timeout: 60_000,
      expect: { timeout: 15_000 },
      reporter: [[getVerbosity() === 'quiet' ? 'dot' : 'list'], ['json', { outputFile: report }]],
      use: {
        baseURL: `http://127.0.0.1:${port}/admin/`,
        headless: !isHeaded,
        launchOptions: { executablePath: browser, args: browserArguments },
      },
    };
    const configFile = path.join(work, 'journeys.config.mjs');
    await writeFile(configFile, `export default ${JSON.stringify(config)};\n`);
    // The variable would win over the configuration; a test run that runs this command has it for itself.
    const environment = { BROKERDESK_EMULATOR: emulator.address, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const options = ['test', '--config', configFile];
    const code = await runTool({ script, options, folder, environment, isQuiet, readsPackages: false });
    return await readReport(report, code);
  } finally {
    await Promise.all([server.close(), emulator.close(), rm(work, { recursive: true, force: true })]);
  }
}

function requireBrowser(): string {
  const hint = `${browserHint} --no-journey leaves the journeys out.`;
  try {
    const browser = findInstalledBrowser();
    if (browser !== undefined) return browser;
  } catch (cause) {
    throw new CliError('BROWSER_MISSING', { message: describeError(cause), hint, cause });
  }
  throw new CliError('BROWSER_MISSING', { message: 'No browser was found for the journeys.', hint });
}

interface JourneySuite {
  readonly suites?: readonly JourneySuite[];
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
}

async function readReport(file: string, code: number): Promise<TestResult> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const specs = text === undefined ? [] : specsOf(JSON.parse(text) as JourneySuite);
  const failures = specs.filter(({ ok }) => !ok).map(({ title }) => title);
  return { isPassed: code === 0, passed: specs.length - failures.length, failures };
}

function specsOf({ suites = [], specs = [] }: JourneySuite): NonNullable<JourneySuite['specs']> {
  return [...specs, ...suites.flatMap(specsOf)];
}
