// A log has the rows that filtering and sorting all rows would give, in every state, whatever was written afterwards.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Collection } from './Collection.ts';
import { everyGroup, rowLog } from './RowLog.ts';
import { createGroupedSeed } from './seeds.ts';

interface Row {
  readonly id: string;
  readonly of: string;
  readonly time: number;
  readonly tags: readonly string[];
}

const groups = ['a', 'b'] as const;
const tags = ['x', 'y', 'z'] as const;
const compare = (left: Row, right: Row) => left.time - right.time || (left.id < right.id ? -1 : 1);
const log = rowLog<Row>({ groupOf: ({ of }) => of, keysOf: (row) => row.tags, compare });

const write = fc.record({
  /** How many writes earlier the state is from which this one goes on. */
  back: fc.nat({ max: 3 }),
  id: fc.constantFrom('a0', 'a1', 'b0', 'n1', 'n2', 'n3'),
  remove: fc.boolean(),
  of: fc.constantFrom(...groups),
  time: fc.nat({ max: 9 }),
  tags: fc.uniqueArray(fc.constantFrom(...tags)),
});

test('agrees after any order of writes, also to an earlier state', () => {
  fc.assert(fc.property(fc.array(write, { maxLength: 30 }), compareWithAllRows));
});

type Write = typeof write extends fc.Arbitrary<infer Value> ? Value : never;

function compareWithAllRows(writes: readonly Write[]): void {
  let states = [makeCollection()];
  for (const { back, id, remove, ...fields } of writes) {
    const state = states[Math.max(0, states.length - 1 - back)] as Collection;
    // Reading makes the log, which the next states continue.
    state.logOf(log, { group: fields.of, key: 'x' });
    states = [...states, remove ? state.remove(id) : state.put(id, { id, ...fields })];
  }
  for (const state of states) {
    for (const group of [...groups, everyGroup]) {
      for (const key of tags) {
        const rows = state.logOf(log, { group, key });
        const expected = (state.rows() as readonly Row[])
          .filter((row) => (group === everyGroup || row.of === group) && row.tags.includes(key))
          .toSorted(compare);
        expect(rows.slice(0, rows.length)).toEqual(expected);
        const early = rows.findPlace((row) => (row as Row).time < 5);
        expect(early).toBe(expected.filter(({ time }) => time < 5).length);
      }
    }
  }
}

function makeCollection(): Collection {
  function* rowsOf(of: string) {
    for (const [place, time] of [7, 2].entries()) {
      const id = `${of}${place}`;
      yield [id, { id, of, time, tags: ['x', 'y'] }] as const;
    }
  }
  const made = { a: () => rowsOf('a'), b: () => rowsOf('b') };
  return new Collection(createGroupedSeed<Row>({ groups: made, groupOf: ({ of }) => of }));
}
