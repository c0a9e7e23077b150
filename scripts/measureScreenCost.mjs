import { globSync } from 'node:fs';

/** Where the tests of a screen come from: what is generated from the files beside it. */
const generated = [
  { file: 'faults/faults.spec.ts', entries: 'fault scenarios' },
  { file: 'catalogue.spec.ts', entries: 'files of the catalogue' },
];
const workers = 2;

/**
 * Describes what one more screen adds to the end-to-end gate: the tests that are generated for an average screen, by the
 * times of this run.
 * @param {any} report a report of Playwright
 */
export function describeScreenCost(report) {
  const screens = globSync('plugins/*/src/screens/**/*Screen.tsx').length;
  const tests = report.suites.flatMap(listTests);
  const parts = generated.map(({ file, entries }) => {
    const own = tests.filter((/** @type {any} */ test) => test.file.endsWith(file));
    const seconds = own.reduce((/** @type {number} */ sum, /** @type {any} */ test) => sum + test.seconds, 0);
    return { entries, count: own.length, seconds };
  });
  const total = parts.reduce((sum, { seconds }) => sum + seconds, 0);
  const list = parts.map(({ entries, count, seconds }) => `${count} ${entries}, ${seconds.toFixed(0)} s of a worker`);
  const cost = screens === 0 ? 0 : total / screens / workers;
  return `One more screen adds about ${cost.toFixed(1)} s to e2e (${screens} screens: ${list.join('; ')}).`;
}

/** @param {any} suite @returns {{ file: string, title: string, seconds: number, earlierError: string | undefined }[]} */
export function listTests(suite) {
  const own = (suite.specs ?? []).map((/** @type {any} */ spec) => ({
    file: spec.file,
    title: `${spec.file}: ${spec.title}`,
    seconds:
      spec.tests
        .flatMap((/** @type {any} */ test) => test.results)
        .reduce((/** @type {number} */ sum, /** @type {any} */ result) => sum + result.duration, 0) / 1000,
    // Of an attempt before the one that passed.
    earlierError: spec.tests
      .filter((/** @type {any} */ test) => test.status === 'flaky')
      .flatMap((/** @type {any} */ test) => test.results)
      .find((/** @type {any} */ result) => result.error)?.error.message,
  }));
  return [...own, ...(suite.suites ?? []).flatMap(listTests)];
}
