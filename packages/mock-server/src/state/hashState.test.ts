import { expect, test } from 'vitest';
import { Collection } from './Collection.ts';
import { createPerRowSeed, createLazySeed } from './seeds.ts';
import { hashState } from './hashState.ts';

const owners = { core: ['rows'], extensions: {} };
const together = () =>
  createLazySeed(() => [
    ['a', { x: 1, y: 2 }],
    ['b', { x: 3 }],
  ]);
const oneByOne = (fingerprint = 'f') =>
  createPerRowSeed({ fingerprint, ids: () => ['a', 'b'], make: (id) => (id < 'c' ? { id, x: 1 } : undefined) });

function hashOf(rows: Collection): string {
  return hashState({ rows }, owners).hash;
}

test.each([
  ['rows made together', together],
  ['rows made one by one', oneByOne],
])('states with the same rows hash alike, however they came to it: %s', (_what, seed) => {
  const start = new Collection(seed());
  const original = start.get('a') ?? {};
  const changed = start.put('a', { ...original, x: 9 });
  expect(hashOf(new Collection(seed()))).toBe(hashOf(start));
  expect(hashOf(changed)).not.toBe(hashOf(start));
  expect(hashOf(start.remove('a'))).not.toBe(hashOf(start));
  expect(hashOf(changed.put('a', { ...original }))).toBe(hashOf(start));
  expect(hashOf(start.put('z', {}).remove('z'))).toBe(hashOf(start));
  expect(hashOf(start.put('y', {}).put('z', {}))).toBe(hashOf(start.put('z', {}).put('y', {})));
});

test('the order of fields does not matter, and identifiers and rows do not run into each other', () => {
  const start = new Collection(createLazySeed(() => []));
  expect(hashOf(start.put('a', { x: 1, y: 2 }))).toBe(hashOf(start.put('a', { y: 2, x: 1 })));
  expect(hashOf(start.put('a', { b: 1 }))).not.toBe(hashOf(start.put('a{"b":1}', {})));
});

test('rows that are made one by one are not made to be hashed', () => {
  const seed = createPerRowSeed({
    fingerprint: 'f',
    ids: () => ['a'],
    make: () => {
      throw new Error('made');
    },
  });
  expect(hashOf(new Collection(seed))).not.toBe(hashOf(new Collection(oneByOne('another'))));
});

test('a large collection can be hashed', { timeout: 90_000 }, () => {
  const seed = createLazySeed(() => Array.from({ length: 150_000 }, (_, index) => [String(index), {}] as const));
  expect(hashOf(new Collection(seed))).toMatch(/^[\w-]{43}$/);
});
