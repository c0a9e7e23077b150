import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrange, defaultLayout, type Layout, moveCard, setHidden } from './layout.ts';

const cards = ['a', 'b', 'c', 'd'];

it('moves a card to a position, and hides and shows it where it is', () => {
  const moved = moveCard(defaultLayout, cards, { id: 'd', to: 1 });
  expect(arrange(moved, cards).cards).toEqual(['a', 'd', 'b', 'c']);
  const hidden = setHidden(moved, 'd', true);
  expect(arrange(hidden, cards)).toEqual({ cards: ['a', 'd', 'b', 'c'], hidden: new Set(['d']) });
  expect(setHidden(hidden, 'd', false)).toEqual(moved);
});

it('places a new card after the one that it follows by default, and keeps the place of one that is missing', () => {
  const moved = moveCard(defaultLayout, cards, { id: 'b', to: 3 });
  expect(arrange(moved, ['a', 'b', 'new', 'c', 'd']).cards).toEqual(['a', 'c', 'd', 'b', 'new']);
  const without = moveCard(moved, ['a', 'c', 'd'], { id: 'a', to: 2 });
  expect(arrange(without, cards).cards).toEqual(['c', 'd', 'b', 'a']);
});

it('shows each available card once, whatever was moved, hidden or missing in between', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'unknown');
  const step = fc.oneof(
    fc.record({ kind: fc.constant('move' as const), id, to: fc.integer({ min: -2, max: 8 }) }),
    fc.record({ kind: fc.constant('hide' as const), id, isHidden: fc.boolean() }),
    fc.record({ kind: fc.constant('reset' as const) }),
  );
  const available = fc.subarray(['a', 'b', 'c', 'd', 'e'], { minLength: 1 });
  fc.assert(
    fc.property(fc.array(fc.tuple(available, step), { maxLength: 40 }), (steps) => {
      let layout: Layout = defaultLayout;
      for (const [shown, one] of steps) {
        if (one.kind === 'reset') layout = defaultLayout;
        else if (one.kind === 'hide') layout = setHidden(layout, one.id, one.isHidden);
        else layout = moveCard(layout, shown, one);
        const arranged = arrange(layout, shown);
        expect([...arranged.cards].sort()).toEqual(shown);
        const isMoved = one.kind === 'move' && shown.includes(one.id);
        const target = isMoved ? arranged.cards[Math.min(shown.length - 1, Math.max(0, one.to))] : undefined;
        expect(target).toBe(isMoved ? one.id : undefined);
      }
    }),
    { numRuns: process.env['BROKERDESK_WHOLE'] === '1' ? 10_000 : 300 },
  );
});
