import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bringTestTools } from '../packages/bringPackages.ts';
import { getVerbosity, hasColors } from '../terminal/printLine.ts';
import { findTool } from './findTool.ts';
import { runTool } from './runTool.ts';

const vitest = { name: 'vitest', packages: ['vitest', 'jsdom', '@testing-library/react'], script: 'vitest.mjs' };

/** What a run of tests found. */
interface TestResult {
  readonly isPassed: boolean;
  readonly passed: number;
  /** The titles of the tests that failed. */
  readonly failures: readonly string[];
}

/** Runs the unit tests of a plugin; with `isWatching` until it is stopped. */
export async function runUnitTests(
  folder: string,
  { isQuiet, isWatching }: { readonly isQuiet: boolean; readonly isWatching: boolean },
): Promise<TestResult> {
  await bringTestTools(folder);
  const script = findTool(vitest, folder);
  const reportFolder = await mkdtemp(path.join(tmpdir(), 'brokerdesk-test-'));
  const report = path.join(reportFolder, 'unit.json');
  try {
    const config = path.resolve(import.meta.dirname, '../../vitest.plugin.mjs');
    // Dots instead of a line for each file; failures are told in full by both.
    const reporter = getVerbosity() === 'quiet' ? 'dot' : 'default';
    // Vitest prints the path of a report, which is read at once and not kept: only where nothing else of it is printed.
    const json = isQuiet ? ['--reporter=json', `--outputFile.json=${report}`] : [];
    const reporters = [`--reporter=${reporter}`, ...json];
    const options = [isWatching ? 'watch' : 'run', '--root', folder, '--config', config, ...reporters];
    // React has no `act` where the shell sets production, as a build machine may. Vitest would colour a pipe's text, too.
    const environment = { NODE_ENV: 'test', ...(hasColors() ? {} : { NO_COLOR: '1' }) };
    const code = await runTool({ script, options, folder, environment, isQuiet });
    return await readReport(report, code);
  } finally {
    await rm(reportFolder, { recursive: true, force: true });
  }
}

interface UnitReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

async function readReport(file: string, code: number): Promise<TestResult> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return { isPassed: code === 0, passed: 0, failures: [] };
  const { numPassedTests, testResults } = JSON.parse(text) as UnitReport;
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    // A file that cannot be loaded has no tests.
    return failed.length === 0 && message !== '' ? [`${path.basename(name)}: ${message}`] : failed;
  });
  return { isPassed: code === 0, passed: numPassedTests, failures };
}
