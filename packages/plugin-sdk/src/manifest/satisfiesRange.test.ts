import { expect, test } from 'vitest';
import { satisfiesRange } from './satisfiesRange.ts';

test.each<[string, string, boolean]>([
  ['1.0.0', '^1.0.0', true],
  ['1.4.2', '^1.0.0', true],
  ['1.4.2', '^1.4.3', false],
  ['2.0.0', '^1.0.0', false],
  ['1.0.0', '^2.0.0', false],
  ['1.10.0', '^1.9.0', true],
  ['0.3.5', '^0.3.1', true],
  ['0.4.0', '^0.3.1', false],
  ['0.0.3', '^0.0.3', true],
  ['0.0.4', '^0.0.3', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['1.0.0', '*', false],
  ['1.0.0', '', false],
  ['1.0.0', '>=1.0.0', false],
  ['1.0.0', '^1', false],
])('%s with %s: %s', (version, range, expected) => {
  expect(satisfiesRange(version, range)).toBe(expected);
});
