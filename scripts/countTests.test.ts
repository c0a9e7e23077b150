import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countTests } from './countTests.mjs';

const folder = mkdtempSync(join(tmpdir(), 'brokerdesk-counts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a gate without a report counts as one', () => {
  expect(countTests({ kind: undefined, file: '', status: 0 })).toEqual({ passed: 1, failed: 0, slowest: [] });
  expect(countTests({ kind: undefined, file: '', status: null })).toEqual({ passed: 0, failed: 1, slowest: [] });
});

test('a test file that could not be read counts as failed', () => {
  const broken = { status: 'failed', assertionResults: [] };
  const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [broken] };
  expect(count('vitest', report, 1)).toEqual({ passed: 3, failed: 1, slowest: [] });
});

test('a skipped test counts as failed', () => {
  const report = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 2 }, errors: [], suites: [] };
  expect(count('playwright', report, 0)).toEqual({
    passed: 5,
    failed: 2,
    slowest: [],
    problem: '2 tests were skipped.',
  });
});

test('a run that ends badly counts as failed although its tests passed', () => {
  const report = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: [], suites: [] };
  const problem = 'The run failed outside its tests.';
  expect(count('playwright', report, 1)).toEqual({ passed: 5, failed: 1, slowest: [], problem });
});

test('the five slowest tests are listed', () => {
  const spec = (title: string, duration: number) => ({
    file: 'a.spec.ts',
    title,
    tests: [{ results: [{ duration }] }],
  });
  const specs = [1, 7, 3, 9, 5, 2].map((seconds) => spec(`takes ${seconds}`, seconds * 1000));
  const stats = { expected: 6, unexpected: 0, flaky: 0, skipped: 0 };
  const { slowest } = count('playwright', { stats, errors: [], suites: [{ suites: [{ specs }] }] }, 0);
  expect(slowest.map(({ seconds }) => seconds)).toEqual([9, 7, 5, 3, 2]);
  expect(slowest[0]?.title).toBe('a.spec.ts: takes 9');
});

test('a run without a report or without a test counts as failed', () => {
  const empty = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [], suites: [] };
  expect(count('playwright', empty, 0)).toEqual({
    passed: 0,
    failed: 1,
    slowest: [],
    problem: 'The run held no test.',
  });
  const file = join(folder, 'none.json');
  expect(countTests({ kind: 'vitest', file, status: 0 })).toMatchObject({ passed: 0, failed: 1 });
});

function count(kind: 'vitest' | 'playwright', report: object, status: number) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return countTests({ kind, file, status });
}
