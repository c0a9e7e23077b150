import { expect, test } from 'vitest';
import { moveInSheet, stepInSheet } from './sheetKeys.ts';

const bounds = { rows: 100, columns: 6, pageRows: 10 };
const from = { row: 50, column: 3 };

test.each([
  ['ArrowUp', false, [49, 3]],
  ['ArrowDown', false, [51, 3]],
  ['ArrowLeft', false, [50, 2]],
  ['ArrowRight', false, [50, 4]],
  ['Home', false, [50, 0]],
  ['End', false, [50, 5]],
  ['PageUp', false, [40, 3]],
  ['PageDown', false, [60, 3]],
  ['Home', true, [0, 0]],
  ['End', true, [99, 5]],
  ['ArrowUp', true, [0, 3]],
  ['ArrowDown', true, [99, 3]],
  ['ArrowLeft', true, [50, 0]],
  ['ArrowRight', true, [50, 5]],
])('%s, with Control %s, leads to %j', (key, isWithControl, expected) => {
  const cell = moveInSheet(from, { key, isWithControl }, bounds);
  expect([cell?.row, cell?.column]).toEqual(expected);
});

test('no key leaves the sheet', () => {
  const corner = { row: 0, column: 0 };
  const keys = ['ArrowUp', 'ArrowLeft', 'PageUp', 'Home'];
  expect(keys.map((key) => moveInSheet(corner, { key, isWithControl: false }, bounds))).toEqual(keys.map(() => corner));
});

test('letters are typed, they do not move', () => {
  expect(['j', 'k', 'x', 'Enter'].map((key) => moveInSheet(from, { key, isWithControl: false }, bounds))).toEqual(
    Array(4).fill(undefined),
  );
});

test('a step continues in the next row, and ends with the sheet', () => {
  expect(stepInSheet({ row: 0, column: 5 }, 1, bounds)).toEqual({ row: 1, column: 0 });
  expect(stepInSheet({ row: 1, column: 0 }, -1, bounds)).toEqual({ row: 0, column: 5 });
  expect(stepInSheet({ row: 99, column: 5 }, 1, bounds)).toBeUndefined();
  expect(stepInSheet({ row: 0, column: 0 }, -1, bounds)).toBeUndefined();
});
