import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { listTests } from './measureScreenCost.mjs';

const slowestCount = 5;

/** @typedef {{ title: string, seconds: number }} TimedTest */
/** @typedef {{ title: string, error: string }} FlakyTest `error` is that of the first attempt */

/**
 * @typedef {object} TestCounts
 * @property {number} passed
 * @property {number} failed
 * @property {readonly FlakyTest[]} flaky tests that failed and passed when they were repeated; also in `passed`
 * @property {readonly TimedTest[]} slowest
 * @property {string} [problem]
 */

/**
 * Counts the tests of a gate that passed and failed, and lists the flaky and the slowest. A gate without a report counts as
 * one test. A skipped test counts as failed, and so does a run that ended badly although every test in its report passed.
 * @param {{ kind: 'vitest' | 'playwright' | undefined, file: string, status: number | null, mayBeEmpty?: boolean | undefined }} run
 * @returns {TestCounts}
 */
export function countTests({ kind, file, status, mayBeEmpty = false }) {
  const ended = status === 0;
  const one = { passed: ended ? 1 : 0, failed: ended ? 0 : 1, flaky: [], slowest: [] };
  if (!kind) return one;
  if (!existsSync(file)) return { ...one, passed: 0, failed: 1, problem: 'The run left no report.' };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const { passed, failed, skipped } = kind === 'vitest' ? countVitest(report) : countPlaywright(report);
  const tests = kind === 'vitest' ? listVitest(report) : report.suites.flatMap(listTests);
  const lists = { flaky: listFlaky(tests), slowest: findSlowest(tests) };
  if (skipped > 0) return { passed, failed: failed + skipped, ...lists, problem: `${skipped} tests were skipped.` };
  if (passed + failed === 0 && !(ended && mayBeEmpty))
    return { passed, failed: 1, ...lists, problem: 'The run held no test.' };
  if (!ended && failed === 0) return { passed, failed: 1, ...lists, problem: 'The run failed outside its tests.' };
  return { passed, failed, ...lists };
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
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
}

/** @param {any} report @returns {(TimedTest & { earlierError: string | undefined })[]} */
function listVitest(report) {
  return report.testResults.flatMap((/** @type {any} */ file) =>
    file.assertionResults.map((/** @type {any} */ test) => ({
      title: `${basename(file.name)}: ${test.fullName}`,
      seconds: (test.duration ?? 0) / 1000,
      // A test keeps the errors of the attempts before the one that passed.
      earlierError: test.status === 'passed' ? test.failureMessages[0] : undefined,
    })),
  );
}

/** @param {readonly { title: string, earlierError: string | undefined }[]} tests @returns {FlakyTest[]} */
function listFlaky(tests) {
  return tests.flatMap(({ title, earlierError }) =>
    earlierError === undefined ? [] : { title, error: stripVTControlCharacters(earlierError) },
  );
}

/** @param {readonly TimedTest[]} tests @returns {TimedTest[]} */
function findSlowest(tests) {
  const sorted = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowestCount);
  return sorted.map(({ title, seconds }) => ({ title, seconds }));
}
