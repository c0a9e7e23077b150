import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { listTests } from './measureScreenCost.mjs';

const slowestCount = 5;

/** @typedef {{ title: string, seconds: number }} TimedTest */

/**
 * Counts the tests of a gate that passed and failed, and lists the slowest. A gate without a report counts as one test. A
 * skipped test counts as failed, and so does a run that ended badly although every test in its report passed.
 * @param {{ kind: 'vitest' | 'playwright' | undefined, file: string, status: number | null }} run
 * @returns {{ passed: number, failed: number, slowest: readonly TimedTest[], problem?: string }}
 */
export function countTests({ kind, file, status }) {
  const ended = status === 0;
  if (!kind) return ended ? { passed: 1, failed: 0, slowest: [] } : { passed: 0, failed: 1, slowest: [] };
  if (!existsSync(file)) return { passed: 0, failed: 1, slowest: [], problem: 'The run left no report.' };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const { passed, failed, skipped } = kind === 'vitest' ? countVitest(report) : countPlaywright(report);
  const slowest = findSlowest(kind === 'vitest' ? listVitest(report) : report.suites.flatMap(listTests));
  if (skipped > 0) return { passed, failed: failed + skipped, slowest, problem: `${skipped} tests were skipped.` };
  if (passed + failed === 0) return { passed, failed: 1, slowest, problem: 'The run held no test.' };
  if (!ended && failed === 0) return { passed, failed: 1, slowest, problem: 'The run failed outside its tests.' };
  return { passed, failed, slowest };
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

/** @param {any} report @returns {TimedTest[]} */
function listVitest(report) {
  return report.testResults.flatMap((/** @type {any} */ file) =>
    file.assertionResults.map((/** @type {any} */ test) => ({
      title: `${basename(file.name)}: ${test.fullName}`,
      seconds: (test.duration ?? 0) / 1000,
    })),
  );
}

/** @param {readonly TimedTest[]} tests */
function findSlowest(tests) {
  return tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowestCount);
}
