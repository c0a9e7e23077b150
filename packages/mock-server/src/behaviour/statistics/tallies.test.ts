import { keyedValue } from '@brokerdesk/fixtures';
import { expect, test } from 'vitest';
import { StateContext } from '../../pipeline/StateContext.ts';
import { Sandbox } from '../../sandboxes/Sandbox.ts';
import { Collection } from '../../state/Collection.ts';
import { seedGroups } from '../../state/seeds.ts';
import { cellsOf, tally } from './tallies.ts';

interface Row {
  readonly brokerCode: string;
  readonly colour: string;
}

let looked = 0;
const byColour = tally('things', ({ colour }: Row) => {
  looked += 1;
  return colour === 'none' ? null : { colour };
});

function openContext(): StateContext {
  function* makeRows(brokerCode: string) {
    for (let number = 0; number < 100; number += 1) {
      yield [`${brokerCode}${number}`, { brokerCode, colour: number % 2 === 0 ? 'red' : 'blue' }] as const;
    }
  }
  const things = seedGroups<Row>({
    groups: { A: () => makeRows('A'), B: () => makeRows('B') },
    groupOf: ({ brokerCode }) => brokerCode,
    groupOfId: (id) => id[0],
  });
  const start = { now: 0, frozen: true };
  const sandbox = new Sandbox({ id: 'tally', number: 1, start, state: { things: new Collection(things) } });
  return new StateContext({
    sandbox,
    seed: 'tally',
    value: (collection, row, field) => keyedValue('tally', collection, row, field),
  });
}

function totals(context: StateContext, brokerCode = 'A'): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { facts, count } of cellsOf(context, byColour, brokerCode)) {
    counts[facts.colour] = (counts[facts.colour] ?? 0) + count;
  }
  return counts;
}

test('a write costs a look at what was written, not at all there is', () => {
  const context = openContext();
  looked = 0;
  expect(totals(context)).toEqual({ red: 50, blue: 50 });
  expect(looked).toBe(100);
  context.change((draft) => draft.put('things', 'A1', { brokerCode: 'A', colour: 'red' }));
  expect(totals(context)).toEqual({ red: 51, blue: 49 });
  expect(totals(context)).toEqual({ red: 51, blue: 49 });
  expect(looked).toBe(102);
});

test('added, removed and uncounted rows, and those of another broker, are told apart', () => {
  const context = openContext();
  context.change((draft) => {
    draft.put('things', 'A200', { brokerCode: 'A', colour: 'green' });
    draft.put('things', 'A2', { brokerCode: 'A', colour: 'none' });
    draft.put('things', 'B1', { brokerCode: 'B', colour: 'green' });
    draft.remove('things', 'A3');
  });
  expect(totals(context)).toEqual({ red: 49, blue: 49, green: 1 });
  expect(totals(context, 'B')).toEqual({ red: 50, blue: 49, green: 1 });
});

test('an earlier state keeps its counts', () => {
  const context = openContext();
  const { sandbox } = context.world;
  const before = sandbox.state;
  context.change((draft) => draft.remove('things', 'A0'));
  expect(totals(context)).toEqual({ red: 49, blue: 50 });
  sandbox.state = before;
  expect(totals(context)).toEqual({ red: 50, blue: 50 });
});
