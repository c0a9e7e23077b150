import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countTests } from './countTests.mjs';

const folder = mkdtempSync(join(tmpdir(), 'brokerdesk-counts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a gate without a report counts as one', () => {
  expect(countTests({ kind: undefined, file: '', status: 0 })).toEqual({
    passed: 1,
    failed: 0,
    flaky: [],
    slowest: [],
  });
  expect(countTests({ kind: undefined, file: '', status: null })).toEqual({
    passed: 0,
    failed: 1,
    flaky: [],
    slowest: [],
  });
});

test('a test file that could not be read counts as failed', () => {
  const broken = { status: 'failed', assertionResults: [] };
  const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [broken] };
  expect(count('vitest', report, 1)).toEqual({ passed: 3, failed: 1, flaky: [], slowest: [] });
});

test('a skipped test counts as failed', () => {
  const report = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 2 }, errors: [], suites: [] };
  expect(count('playwright', report, 0)).toEqual({
    passed: 5,
    failed: 2,
    flaky: [],
    slowest: [],
    problem: '2 tests were skipped.',
  });
});

test('a run that ends badly counts as failed although its tests passed', () => {
  const report = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: [], suites: [] };
  const problem = 'The run failed outside its tests.';
  expect(count('playwright', report, 1)).toEqual({ passed: 5, failed: 1, flaky: [], slowest: [], problem });
});

test('a test that passed when it was repeated is listed as flaky, with its first error, and counts as passed', () => {
  const specs = ['flaky', 'expected'].map((status) => ({
    file: 'a.spec.ts',
    title: `is ${status}`,
    tests: [
      {
        status,
        results: [{ duration: 1, error: { message: '\u001b[31mnot visible\u001b[39m\nline 2' } }, { duration: 1 }],
      },
    ],
  }));
  const stats = { expected: 1, unexpected: 0, flaky: 1, skipped: 0 };
  expect(count('playwright', { stats, errors: [], suites: [{ specs }] }, 0)).toMatchObject({
    passed: 2,
    failed: 0,
    flaky: [{ title: 'a.spec.ts: is flaky', error: 'not visible\nline 2' }],
  });
  const assertionResults = [
    { fullName: 'is repeated', status: 'passed', failureMessages: ['Error: late'] },
    { fullName: 'is good', status: 'passed', failureMessages: [] },
  ];
  const testResults = [{ name: '/a/b.test.ts', status: 'passed', assertionResults }];
  const report = { numPassedTests: 2, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults };
  expect(count('vitest', report, 0)).toMatchObject({
    passed: 2,
    failed: 0,
    flaky: [{ title: 'b.test.ts: is repeated', error: 'Error: late' }],
  });
});

test('the five slowest tests are listed', () => {
  const spec = (title: string, duration: number) => ({
    file: 'a.spec.ts',
    title,
    tests: [{ status: 'expected', results: [{ duration }] }],
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
    flaky: [],
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
