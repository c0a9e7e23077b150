import { expect, test } from 'vitest';
import { createRowNames } from './createRowNames.ts';

test('rows that stay keep their names, and those that come in get new ones', () => {
  const name = createRowNames();
  expect(name(['a', 'b', 'c'], 'a')).toEqual([0, 1, 2]);
  expect(name(['b', 'c', 'd'], 'b')).toEqual([1, 2, 3]);
  expect(name(['a', 'b', 'c'], 'b')).toEqual([4, 1, 2]);
});

test('after a jump the new rows take over the names of the old ones, in the same order', () => {
  const name = createRowNames();
  name(['a', 'b', 'c'], undefined);
  expect(name(['x', 'y', 'z', 'more'], undefined)).toEqual([0, 1, 2, 3]);
});

test('asking twice for the same rows, as a render that is repeated does, changes nothing', () => {
  const name = createRowNames();
  name(['a', 'b'], 'a');
  const given = name(['x', 'y'], 'x');
  expect(name(['x', 'y'], 'x')).toEqual(given);
});

test('the row with the focus keeps its name through a jump, and nobody takes it over when it goes', () => {
  const name = createRowNames();
  name(['a', 'b', 'c'], 'b');
  expect(name(['b', 'x', 'y'], 'b')).toEqual([1, 0, 2]);
  expect(name(['p', 'q', 'r'], 'p')).not.toContain(1);
});
