import { CliError } from '../errors.ts';
import { readPlugin } from '../plugins/findPlugins.ts';
import { printJson } from '../terminal/printLine.ts';
import { hasTests } from '../unit-tests/hasTests.ts';
import { runUnitTests } from '../unit-tests/runUnitTests.ts';

/** The options of `admin-cli test`. */
export interface TestOptions {
  readonly watch?: boolean;
  readonly json: boolean;
}

/** Runs the unit tests of a plugin. The exit code is 1 if a test failed. */
export async function test(givenFolder: string, { watch = false, json }: TestOptions): Promise<void> {
  const { folder } = await readPlugin(givenFolder);
  if (!(await hasTests(folder))) {
    throw new CliError('TESTS_MISSING', {
      message: `${folder} has no tests (src/**/*.test.ts(x)).`,
      hint: 'Begin with src/plugin.test.tsx: docs/plugin/tests.md.',
    });
  }
  const result = await runUnitTests(folder, { isQuiet: json, isWatching: watch });
  if (json) printJson({ folder, ...result });
  // Vite keeps timers for a moment after it is closed.
  process.exit(result.isPassed ? 0 : 1);
}
