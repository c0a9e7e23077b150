import { assert, constantFrom, nat, oneof, property, record, array, constant } from 'fast-check';
import { expect, test } from 'vitest';
import { Collection } from './Collection.ts';
import { rowIndex } from './RowIndex.ts';
import { createLazySeed } from './seeds.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];
const step = record({
  action: constantFrom('put', 'remove'),
  id: oneof(constantFrom(...ids), constant('z')),
  value: nat(),
});

test('it behaves like a map that starts with the seed, and no older collection ever changes', () => {
  assert(
    property(array(step, { maxLength: 60 }), (steps) => {
      const model = new Map<string, object>(ids.slice(0, 3).map((id) => [id, { value: id }]));
      const seed = createLazySeed(() => new Map(model));
      let collection = new Collection(seed);
      const history: { readonly collection: Collection; readonly expected: Map<string, object> }[] = [];
      for (const { action, id, value } of steps) {
        if (action === 'put') model.set(id, { value });
        else model.delete(id);
        collection = action === 'put' ? collection.put(id, model.get(id)!) : collection.remove(id);
        history.push({ collection, expected: new Map(model) });
      }
      for (const { collection: then, expected } of history) {
        expect(new Map(then.ids().map((id) => [id, then.get(id)]))).toEqual(expected);
        expect(then.rows()).toHaveLength(expected.size);
        expect(then.size).toBe(expected.size);
      }
    }),
  );
});

test('writing an existing row and removing a missing one return the same collection', () => {
  const row = { value: 1 };
  const collection = new Collection(createLazySeed(() => [['a', row]]));
  expect(collection.put('a', row)).toBe(collection);
  expect(collection.remove('b')).toBe(collection);
});

test('a seed is not made before first access', () => {
  let made = 0;
  const collection = new Collection(
    createLazySeed(() => {
      made += 1;
      return [['a', {}]];
    }),
  );
  expect(made).toBe(0);
  expect(collection.get('a')).toEqual({});
  collection.rows();
  expect(made).toBe(1);
});

test('an index finds the rows of every state by their present key, also in states from before', () => {
  const byName = rowIndex(({ name }: { readonly name: string | null }) => name);
  const start = new Collection(
    createLazySeed(() => [
      ['a', { name: 'x' }],
      ['b', { name: 'y' }],
      ['c', { name: null }],
    ]),
  );
  expect(start.idsBy(byName, 'x')).toEqual(['a']);
  const renamed = start.put('b', { name: 'x' }).put('c', { name: 'z' });
  const removed = renamed.remove('a');
  const find = (collection: Collection) => ['x', 'y', 'z'].map((name) => [...collection.idsBy(byName, name)].sort());
  expect([start, renamed, removed, removed.put('a', { name: 'y' })].map(find)).toEqual([
    [['a'], ['b'], []],
    [['a', 'b'], [], ['c']],
    [['b'], [], ['c']],
    [['b'], ['a'], ['c']],
  ]);
});
