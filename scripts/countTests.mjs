import { existsSync, readFileSync } from 'node:fs';

/**
 * How many tests of a gate passed and failed. A gate without a report counts as one test. A test that was skipped
 * counts as failed, and so does a run that ended badly although every test in its report passed.
 * @param {{ kind: 'vitest' | 'playwright' | undefined, file: string, status: number | null }} run
 * @returns {{ passed: number, failed: number, problem?: string }}
 */
export function countTests({ kind, file, status }) {
  const ended = status === 0;
  if (!kind) return ended ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!existsSync(file)) return { passed: 0, failed: 1, problem: 'The run left no report.' };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const { passed, failed, skipped } = kind === 'vitest' ? countVitest(report) : countPlaywright(report);
  if (skipped > 0) return { passed, failed: failed + skipped, problem: `${skipped} tests were skipped.` };
  if (passed + failed === 0) return { passed, failed: 1, problem: 'The run held no test.' };
  if (!ended && failed === 0) return { passed, failed: 1, problem: 'The run failed outside its tests.' };
  return { passed, failed };
}

/** @param {any} report */
function countVitest(report) {
  const brokenFiles = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @param {any} report */
function countPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}
