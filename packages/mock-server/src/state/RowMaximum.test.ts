import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Collection } from './Collection.ts';
import { rowMaximum } from './RowMaximum.ts';
import { createLazySeed } from './seeds.ts';

interface Row {
  readonly list: string;
  readonly value: number;
}

const last = rowMaximum((row: Row) => row);
const seed = createLazySeed(() => [
  ['seeded-1', { list: 'a', value: 3 }],
  ['seeded-2', { list: 'b', value: 7 }],
]);

const writes = fc.array(
  fc.record({
    id: fc.constantFrom('seeded-1', 'seeded-2', 'x', 'y', 'z'),
    row: fc.option(fc.record({ list: fc.constantFrom('a', 'b'), value: fc.integer({ min: 1, max: 9 }) })),
    isRead: fc.boolean(),
  }),
  { maxLength: 20 },
);

test('the largest value of a list equals a recount after any writes', () => {
  fc.assert(
    fc.property(writes, (steps) => {
      let collection = new Collection(seed);
      for (const { id, row, isRead } of steps) {
        if (isRead) collection.maximumOf(last, 'a');
        collection = row ? collection.put(id, row) : collection.remove(id);
      }
      for (const list of ['a', 'b', 'empty']) {
        const values = (collection.rows() as readonly Row[]).filter((row) => row.list === list);
        expect(collection.maximumOf(last, list)).toBe(Math.max(0, ...values.map(({ value }) => value)));
      }
    }),
  );
});
