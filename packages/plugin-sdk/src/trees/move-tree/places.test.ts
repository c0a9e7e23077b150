import { describe, expect, it } from 'vitest';
import { indexTree } from '../check-tree/indexTree.ts';
import { isAtPlace, placeAtRow, placeOneStep } from './places.ts';

interface Part {
  readonly id: string;
  readonly parts: readonly Part[];
}

const index = indexTree<Part>(
  [part('p1', part('g1', part('a'), part('b'), part('c')), part('g2')), part('p2', part('g3', part('d'))), part('p3')],
  { idOf: ({ id }) => id, childrenOf: ({ parts }) => parts },
);

describe('one step', () => {
  const steps = [
    ['a question moves within its group', ['b'], 'up', 'g1', 0],
    ['the first question moves to the end of the group before', ['d'], 'up', 'g2', 0],
    ['the last question moves to the start of the next group', ['c'], 'down', 'g2', 0],
    ['an empty group is not skipped, and the end of the tree is the end', ['d'], 'down', undefined, undefined],
    ['several move as one block', ['a', 'b'], 'down', 'g1', 1],
    ['scattered ones gather beside the first', ['a', 'c'], 'down', 'g2', 0],
    ['a group moves to the page before', ['g3'], 'up', 'p1', 2],
    ['a page moves among pages', ['p3'], 'up', undefined, 1],
    ['the first page stays', ['p1'], 'up', undefined, undefined],
  ] as const;

  it.each(steps)('%s', (_title, moved, direction, parentID, position) => {
    const place = placeOneStep(index, moved, direction);
    expect(place).toEqual(position === undefined ? undefined : { parentID, index: position });
  });
});

describe('a drop on a row', () => {
  const drops = [
    ['the upper half of a question', ['c'], 'a', 'upper', { parentID: 'g1', index: 0 }],
    ['the lower half of a question', ['c'], 'a', 'lower', { parentID: 'g1', index: 1 }],
    ['itself', ['b'], 'b', 'lower', { parentID: 'g1', index: 1 }],
    ['another group', ['a'], 'g3', 'upper', { parentID: 'g3', index: 0 }],
    ['a page, which cannot contain questions', ['a'], 'p2', 'upper', undefined],
    ['a question of another group, with a group', ['g3'], 'b', 'upper', { parentID: 'p1', index: 1 }],
    ['a question of another page, with a page', ['p3'], 'a', 'upper', { parentID: undefined, index: 1 }],
    ['a page, with a page', ['p3'], 'p1', 'upper', { parentID: undefined, index: 0 }],
  ] as const;

  it.each(drops)('%s', (_title, moved, target, half, place) => {
    const node = index.numberOf.get(target) ?? -1;
    expect(placeAtRow(index, moved, { node, half, isExpanded: true })).toEqual(place);
  });

  it('is at the end of a parent whose children are hidden', () => {
    const node = index.numberOf.get('g1') ?? -1;
    expect(placeAtRow(index, ['d'], { node, half: 'upper', isExpanded: false })).toEqual({ parentID: 'g1', index: 3 });
  });
});

it('tells whether nodes are at a place already', () => {
  expect(isAtPlace(index, ['b'], { parentID: 'g1', index: 1 })).toBe(true);
  expect(isAtPlace(index, ['a', 'b'], { parentID: 'g1', index: 0 })).toBe(true);
  expect(isAtPlace(index, ['a', 'c'], { parentID: 'g1', index: 0 })).toBe(false);
  expect(isAtPlace(index, ['d'], { parentID: 'g1', index: 0 })).toBe(false);
});

function part(id: string, ...parts: readonly Part[]): Part {
  return { id, parts };
}
