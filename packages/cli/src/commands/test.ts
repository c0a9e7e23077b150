import { CliError } from '../errors.ts';
import { readPlugin } from '../plugins/findPlugins.ts';
import { findDevAccount } from '../servers/findDevAccount.ts';
import { printJson, printNote } from '../terminal/printLine.ts';
import { runJourneys } from '../test/runJourneys.ts';
import { runUnitTests } from '../test/runUnitTests.ts';
import { hasFiles, type TestResult } from '../test/TestResult.ts';

/** The options of `admin-cli test`. */
export interface TestOptions {
  /** Only the unit tests. */
  readonly unit?: boolean;
  /** True runs only the journeys, false leaves them out. */
  readonly journey?: boolean;
  readonly watch?: boolean;
  readonly headed?: boolean;
  /** The user that the pages of journeys sign in, and the display code of the broker. */
  readonly as?: string;
  readonly broker?: string;
  readonly json: boolean;
}

/** Runs the unit tests of a plugin, and its journeys in a browser. The exit code is 1 if a test failed. */
export async function test(givenFolder: string, options: TestOptions): Promise<void> {
  const { folder, brokers = ['demo'] } = await readPlugin(givenFolder);
  const { unit, journey, watch = false, headed = false, json } = options;
  const [hasUnitTests, hasJourneys] = await Promise.all([
    hasFiles(folder, '*.test.{ts,tsx}'),
    hasFiles(folder, '*.journey.ts'),
  ]);
  const runsUnitTests = hasUnitTests && journey !== true;
  const runsJourneys = hasJourneys && journey !== false && unit !== true && !watch;
  if (!runsUnitTests && !runsJourneys) throw missingTests(folder, options);
  const unitResult = runsUnitTests ? await runUnitTests(folder, { isQuiet: json, isWatching: watch }) : undefined;
  const account = () => findDevAccount(options.as ?? `${brokers[0]}.admin`, options.broker);
  const journeyResult = runsJourneys
    ? await runJourneys(folder, { account: account(), isHeaded: headed, isQuiet: json })
    : undefined;
  if (json) printJson({ folder, unit: unitResult ?? null, journey: journeyResult ?? null });
  else if (hasJourneys && journey === false) printNote('Journeys: left out, because of --no-journey.');
  const isFailed = [unitResult, journeyResult].some((result: TestResult | undefined) => result?.isPassed === false);
  // Vite keeps timers for a moment after it is closed.
  process.exit(isFailed ? 1 : 0);
}

function missingTests(folder: string, { unit, journey }: TestOptions): CliError {
  if (journey === true) {
    const hint =
      'Write a Playwright test into src/<name>.journey.ts; page.goto("demo/main") opens the portal, signed in.';
    return new CliError('TESTS_MISSING', { message: `${folder} has no journey (src/**/*.journey.ts).`, hint });
  }
  const kinds = unit === true || journey === false ? 'src/**/*.test.ts(x)' : 'src/**/*.test.ts(x), src/**/*.journey.ts';
  return new CliError('TESTS_MISSING', {
    message: `${folder} has no tests (${kinds}).`,
    hint: 'Begin with src/plugin.test.tsx: docs/plugin/tests.md.',
  });
}
