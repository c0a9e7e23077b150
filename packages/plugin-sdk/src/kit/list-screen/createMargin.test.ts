import { expect, test } from 'vitest';
import { createMargin } from './createMargin.ts';

test('a list that is scrolled keeps a wide margin, so that no row is missing when it comes into sight', () => {
  const marginOf = createMargin();
  marginOf({ first: 0, visible: 20 }, true);
  expect([3, 6, 20, 2].map((first) => marginOf({ first, visible: 20 }, false))).toEqual([8, 8, 8, 8]);
});

test('a jump draws what is in sight first, and the margin once the list has settled', () => {
  const marginOf = createMargin();
  marginOf({ first: 0, visible: 20 }, true);
  expect(marginOf({ first: 500, visible: 20 }, false)).toBe(1);
  expect(marginOf({ first: 900, visible: 20 }, false)).toBe(1);
  expect(marginOf({ first: 900, visible: 20 }, true)).toBe(8);
  expect(marginOf({ first: 100, visible: 20 }, false)).toBe(1);
});
