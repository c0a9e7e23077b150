import { expect, it } from 'vitest';
import { countMoved, isSameOrder, moveIds, rebaseOrder } from './order.ts';

const order = ['a', 'b', 'c', 'd', 'e'];

it.each([
  { ids: ['a'], position: 2, result: 'bcade' },
  { ids: ['e'], position: 0, result: 'eabcd' },
  { ids: ['b', 'd'], position: 0, result: 'bdace' },
  { ids: ['d', 'b'], position: 3, result: 'acebd' },
  { ids: ['c'], position: 99, result: 'abdec' },
  { ids: ['c'], position: -1, result: 'cabde' },
])('moves $ids to position $position: $result', ({ ids, position, result }) => {
  expect(moveIds(order, ids, position).join('')).toBe(result);
});

it('applies an order to a list from which items were deleted and to which others were added', () => {
  expect(rebaseOrder(['e', 'd', 'c', 'b', 'a'], ['x', 'a', 'c', 'y', 'd', 'e', 'z']).join('')).toBe('xezdcya');
});

it('keeps exactly the current items, whatever the orders were', () => {
  const items = Array.from({ length: 60 }, (_, index) => `item ${index}`);
  for (let round = 0; round < 200; round += 1) {
    const mine = shuffle(items.slice(0, 40), round);
    const current = shuffle(items.slice(round % 30, 30 + (round % 30)), round + 1);
    expect(rebaseOrder(mine, current).toSorted()).toEqual(current.toSorted());
    expect(isSameOrder(rebaseOrder(current, current), current)).toBe(true);
  }
});

it('counts the items that were moved, not those that moved up because of it', () => {
  expect(countMoved(order, order)).toBe(0);
  expect(countMoved(order, ['b', 'c', 'd', 'e', 'a'])).toBe(1);
  expect(countMoved(order, ['e', 'd', 'c', 'b', 'a'])).toBe(4);
});

/** Shuffles in the same way for the same number. */
function shuffle(values: readonly string[], number: number): readonly string[] {
  const rank = (value: string) =>
    [...`${value} ${number}`].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  return values.toSorted((left, right) => rank(left) - rank(right));
}
