// The rows of one broker are made without those of the others, and their list equals a filter over all rows.
import { beforeEach, expect, it } from 'vitest';
import { Collection } from './Collection.ts';
import { createGroupedSeed } from './seeds.ts';

interface Row {
  readonly id: string;
  readonly of: string;
  readonly word?: string;
}

let made: string[] = [];

beforeEach(() => {
  made = [];
});

function makeCollection(): Collection {
  function* makeRows(of: string) {
    for (const number of [1, 2, 3]) {
      const id = `${of}${number}`;
      made.push(id);
      yield [id, { id, of }] as const;
    }
  }
  const groupOf = (row: Row) => row.of;
  return new Collection(createGroupedSeed({ groups: { b: () => makeRows('b'), a: () => makeRows('a') }, groupOf }));
}

function idsOf(rows: readonly object[]): string[] {
  return (rows as Row[]).map(({ id }) => id);
}

it('makes the rows of one group only, and only once', () => {
  const collection = makeCollection();
  expect(idsOf(collection.rowsOf('a'))).toEqual(['a1', 'a2', 'a3']);
  expect(collection.rowsOf('a')).toBe(collection.rowsOf('a'));
  expect(collection.get('a2')).toEqual({ id: 'a2', of: 'a' });
  expect(made).toEqual(['a1', 'a2', 'a3']);
  expect(collection.rowsOf('nobody')).toEqual([]);
});

it('keeps the order of the groups, whichever was made first', () => {
  const collection = makeCollection();
  collection.rowsOf('a');
  expect(idsOf(collection.rows())).toEqual(['b1', 'b2', 'b3', 'a1', 'a2', 'a3']);
  expect(collection.size).toBe(6);
});

it('makes rows ahead a few at a time, group after group', () => {
  const collection = makeCollection();
  expect(collection.warmUp(2)).toBe(false);
  expect(made).toEqual(['b1', 'b2']);
  expect(collection.warmUp(100)).toBe(true);
  expect(made).toEqual(['b1', 'b2', 'b3', 'a1', 'a2', 'a3']);
});

it('lists what was written as picking it out of all rows would', () => {
  const changed = makeCollection()
    .put('a2', { id: 'a2', of: 'a', word: 'changed' })
    .remove('a1')
    .put('z', { id: 'z', of: 'a' })
    .put('c', { id: 'c', of: 'a' })
    .put('b2', { id: 'b2', of: 'a' });
  const picked = (group: string) => changed.rows().filter((row) => (row as Row).of === group);
  expect(idsOf(changed.rowsOf('a')).sort()).toEqual(idsOf(picked('a')).sort());
  expect(idsOf(changed.rowsOf('a'))).toEqual(['a2', 'a3', 'b2', 'c', 'z']);
  expect(changed.rowsOf('a')[0]).toEqual({ id: 'a2', of: 'a', word: 'changed' });
  expect(changed.rowsOf('b')).toEqual(picked('b'));
  expect(changed.rowsOf('a')).toBe(changed.rowsOf('a'));
});

it('gives all rows of a collection that has no groups', () => {
  const plain = new Collection({ warmUp: () => true, ids: () => ['x'], get: () => ({ id: 'x', of: 'a' }) });
  expect(plain.rowsOf('b')).toBe(plain.rows());
});

it('makes nothing to find that a row is in no group, where identifiers tell their group', () => {
  function* makeRows(of: string) {
    made.push(of);
    yield [`${of}1`, { id: `${of}1`, of }] as const;
  }
  const groups = { a: () => makeRows('a'), b: () => makeRows('b') };
  const seed = createGroupedSeed<Row>({ groups, groupOf: ({ of }) => of, groupOfId: (id) => id[0] });
  expect([seed.get('z1'), seed.get('b1'), seed.get('b2')]).toEqual([undefined, { id: 'b1', of: 'b' }, undefined]);
  expect(made).toEqual(['b']);
});
