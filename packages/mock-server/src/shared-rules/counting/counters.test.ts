import { keyedValue } from '@brokerdesk/fixtures';
import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { StateContext } from '../../context/StateContext.ts';
import type { SandboxSnapshot } from '../../sandboxes/Journal.ts';
import { Sandbox } from '../../sandboxes/Sandbox.ts';
import { Collection } from '../../state/Collection.ts';
import { createGroupedSeed } from '../../state/seeds.ts';
import { countAll, countEach, countIn, groupBy, groupsOf, defineCounter } from './counters.ts';

interface Row {
  readonly brokerCode: string;
  readonly colour: string;
  readonly size: 'big' | 'small';
  readonly day: number;
}

let looked = 0;
const byColour = defineCounter('things', ({ colour, size, day }: Row) => {
  looked += 1;
  return colour === 'none' ? null : { dimensions: { colour, size }, position: day };
});

function openContext(): StateContext {
  function* makeRows(brokerCode: string) {
    for (let number = 0; number < 100; number += 1) {
      const colour = number % 2 === 0 ? 'red' : 'blue';
      yield [
        `${brokerCode}${number}`,
        { brokerCode, colour, size: number < 30 ? 'big' : 'small', day: number % 10 },
      ] as const;
    }
  }
  const things = createGroupedSeed<Row>({
    groups: { A: () => makeRows('A'), B: () => makeRows('B') },
    groupOf: ({ brokerCode }) => brokerCode,
    groupOfId: (id) => id[0],
  });
  const startOptions = { now: 0, frozen: true };
  const sandbox = new Sandbox({ id: 'tally', number: 1, startOptions, state: { things: new Collection(things) } });
  return new StateContext({
    sandbox,
    secretSeed: '',
    seed: 'tally',
    value: (collection, row, field) => keyedValue('tally', collection, row, field),
  });
}

function totals(context: StateContext, brokerCode = 'A'): Record<string, number> {
  const groups = groupBy(groupsOf(context, byColour, { brokerCode, by: ['colour'] }), 'colour');
  return Object.fromEntries([...groups].map(([colour, own]) => [colour, countAll(own)]));
}

test('a write reads only the changed row before and after', () => {
  const context = openContext();
  expect(totals(context)).toEqual({ red: 50, blue: 50 });
  looked = 0;
  for (let number = 1; number <= 20; number += 1) {
    context.change((draft) => draft.put('things', 'A1', { brokerCode: 'A', colour: 'red', size: 'big', day: number }));
    expect(totals(context)).toEqual({ red: 51, blue: 49 });
    expect(totals(context)).toEqual({ red: 51, blue: 49 });
    expect(looked).toBe(2 * number);
  }
});

test('added, removed and uncounted rows, and those of another broker, are distinguished', () => {
  const context = openContext();
  context.change((draft) => {
    draft.put('things', 'A200', { brokerCode: 'A', colour: 'green', size: 'big', day: 1 });
    draft.put('things', 'A2', { brokerCode: 'A', colour: 'none', size: 'big', day: 1 });
    draft.put('things', 'B1', { brokerCode: 'B', colour: 'green', size: 'big', day: 1 });
    draft.remove('things', 'A3');
  });
  expect(totals(context)).toEqual({ red: 49, blue: 49, green: 1 });
  expect(totals(context, 'B')).toEqual({ red: 50, blue: 49, green: 1 });
});

test('ranges of days count their rows, both ends included', () => {
  const context = openContext();
  context.change((draft) => draft.put('things', 'A200', { brokerCode: 'A', colour: 'red', size: 'big', day: 4 }));
  const groups = groupsOf(context, byColour, { brokerCode: 'A', by: [] });
  expect(countIn(groups, { from: 3, to: 5 })).toBe(31);
  expect(
    countEach(groups, [
      { from: 3, to: 3 },
      { from: 4, to: 5 },
      { from: 6, to: 30 },
    ]),
  ).toEqual([10, 21, 40]);
  expect(countEach(groups, [])).toEqual([]);
});

const colours = ['red', 'blue', 'green', 'none'] as const;
const step = record({
  kind: constantFrom('put', 'put', 'put', 'remove', 'remove', 'snapshot', 'restore', 'ask'),
  id: constantFrom('A0', 'A1', 'A2', 'A3', 'A200', 'A201', 'B1'),
  colour: constantFrom(...colours),
  size: constantFrom('big', 'small'),
  brokerCode: constantFrom('A', 'A', 'B'),
  day: nat(12),
});

test('after any writes and restores the counts equal a recount of all rows', () => {
  assert(
    property(array(step, { maxLength: 60 }), (steps) => {
      const context = openContext();
      const { sandbox } = context.environment;
      let remaining: SandboxSnapshot = sandbox.takeSnapshot();
      for (const { kind, id, ...row } of steps) {
        if (kind === 'put') sandbox.write({ collection: 'things', id, row });
        else if (kind === 'remove') sandbox.write({ collection: 'things', id, row: null });
        else if (kind === 'snapshot') remaining = sandbox.takeSnapshot();
        else if (kind === 'restore') sandbox.restore(remaining);
        else expectRecount(context);
      }
      expectRecount(context);
      sandbox.restore(remaining);
      expectRecount(context);
    }),
  );
});

function expectRecount(context: StateContext): void {
  const rows = context.rows<Row>('things');
  for (const brokerCode of ['A', 'B']) {
    const own = rows.filter((row) => row.brokerCode === brokerCode && row.colour !== 'none');
    const groups = groupsOf(context, byColour, { brokerCode, by: ['colour'] });
    const bars = Array.from({ length: 13 }, (_, day) => ({ from: day, to: day }));
    expect(countEach(groups, bars)).toEqual(bars.map(({ from }) => own.filter(({ day }) => day === from).length));
    expect(groups.map(({ dimensions }) => dimensions.colour).sort()).toEqual(
      [...new Set(groups.map((one) => one.dimensions.colour))].sort(),
    );
    for (const size of ['big', 'small', undefined] as const) {
      const recounted = groupBy(groupsOf(context, byColour, { brokerCode, by: ['colour'], where: { size } }), 'colour');
      for (const colour of colours) {
        const expected = own.filter((row) => row.colour === colour && (size === undefined || row.size === size)).length;
        expect(countAll(recounted.get(colour) ?? []), `${size} ${colour}`).toBe(expected);
      }
    }
  }
}
