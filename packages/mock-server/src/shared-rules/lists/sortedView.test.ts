import { array, assert, constantFrom, integer, nat, option, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { StateContext } from '../../context/StateContext.ts';
import { Sandbox } from '../../sandboxes/Sandbox.ts';
import { Collection } from '../../state/Collection.ts';
import { createGroupedSeed } from '../../state/seeds.ts';
import { sortRows } from './lists.ts';
import { countRows, sortedView } from './sortedView.ts';

interface Row {
  readonly id: string;
  readonly brokerCode: string;
  readonly value: number | null;
}

const seeded = ['A', 'B'].flatMap((brokerCode) =>
  Array.from({ length: 12 }, (_, index): Row => ({ id: `${brokerCode}${index}`, brokerCode, value: (index * 7) % 5 })),
);

function openContext() {
  const groups = Object.fromEntries(
    ['A', 'B'].map((code) => [
      code,
      () => seeded.filter(({ brokerCode }) => brokerCode === code).map((row) => [row.id, row] as const),
    ]),
  );
  const collection = new Collection(createGroupedSeed<Row>({ groups, groupOf: ({ brokerCode }) => brokerCode }));
  const sandbox = new Sandbox({
    id: 'lists',
    number: 1,
    startOptions: { now: null, frozen: false },
    state: { things: collection },
  });
  return new StateContext({ sandbox, seed: '', value: () => 0 } as never);
}

const step = record({
  id: constantFrom(...seeded.map(({ id }) => id), 'A99', 'B-1', 'Z'),
  brokerCode: constantFrom('A', 'B'),
  value: option(integer({ min: 0, max: 6 })),
  isRemoved: constantFrom(true, false, false),
});
const readStep = record({
  brokerCode: constantFrom('A', 'B', 'C'),
  sort: constantFrom('value', '-value', 'id', '-id'),
  least: option(nat(5)),
});

function valueOf({ value }: Row): string {
  return String(value);
}

test('after any writes the view and its counts equal those from sorting and filtering all rows', () => {
  assert(
    property(
      array(step, { maxLength: 40 }),
      array(readStep, { minLength: 1, maxLength: 6 }),
      nat(8),
      (steps, reads, every) => {
        const context = openContext();
        const check = () => {
          for (const { brokerCode, sort, least } of reads) {
            const order = {
              sort,
              valueOf: (row: Row, field: string) => row[field as 'value'],
              idOf: ({ id }: Row) => id,
            };
            const predicate = ({ value }: Row) => least === null || (value ?? 0) >= least;
            const list = {
              ...order,
              collection: 'things',
              brokerCode,
              ...(least !== null && { filter: { key: `least ${least}`, predicate } }),
            };
            const ask = () => sortedView<Row>(context, list);
            const own = context.rows<Row>('things').filter((row) => row.brokerCode === brokerCode && predicate(row));
            expect(ask()).toEqual(sortRows(own, order));
            expect(ask()).toBe(ask());
            const counts = countRows<Row>(context, list, valueOf);
            for (const value of ['null', '0', '1', '2', '3', '4', '5', '6'])
              expect(counts.get(value) ?? 0).toBe(own.filter((row) => valueOf(row) === value).length);
          }
        };
        check();
        for (const [index, { isRemoved, ...row }] of steps.entries()) {
          context.change((draft) => {
            if (isRemoved) draft.remove('things', row.id);
            else draft.put('things', row.id, row);
          });
          if (index % (every + 1) === 0) check();
        }
        check();
      },
    ),
  );
});

test('a view stays the same array after a write to other rows', () => {
  const context = openContext();
  const ask = (brokerCode: string) =>
    sortedView<Row>(context, {
      collection: 'things',
      brokerCode,
      sort: '-value',
      valueOf: ({ value }) => value,
      idOf: ({ id }) => id,
    });
  const [before, other] = [ask('A'), ask('B')];
  context.change((draft) => draft.put('things', 'B3', { id: 'B3', brokerCode: 'B', value: 9 } satisfies Row));
  expect(ask('A')).toBe(before);
  expect(ask('B')).not.toBe(other);
});

test('sort keys of any text have one consistent order', () => {
  assert(
    property(array(string(), { maxLength: 20 }), (texts) => {
      const rows = texts.map((text, index) => ({ id: String(index), text }));
      const sorted = sortRows(rows, { sort: 'text', valueOf: ({ text }) => text, idOf: ({ id }) => id });
      expect(sorted.map(({ text }) => text)).toEqual([...texts].sort());
    }),
  );
});
