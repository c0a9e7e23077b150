import { describe, expect, it } from 'vitest';
import { moveInGrid } from './gridKeys.ts';

const bounds = { rows: 50, columns: 4, pageRows: 10 };
const press = (key: string, cell: [number, number], ctrlKey = false) => {
  const next = moveInGrid({ row: cell[0], column: cell[1] }, { key, ctrlKey }, bounds);
  return next === undefined ? undefined : [next.row, next.column];
};

describe('moveInGrid', () => {
  it.each<[string, [number, number], [number, number]]>([
    ['ArrowDown', [3, 1], [4, 1]],
    ['ArrowUp', [3, 1], [2, 1]],
    ['ArrowUp', [0, 1], [-1, 1]],
    ['ArrowUp', [-1, 1], [-1, 1]],
    ['ArrowDown', [49, 1], [49, 1]],
    ['ArrowRight', [3, 3], [3, 3]],
    ['ArrowLeft', [3, 0], [3, 0]],
    ['Home', [3, 2], [3, 0]],
    ['End', [3, 2], [3, 3]],
    ['PageDown', [3, 2], [13, 2]],
    ['PageDown', [45, 2], [49, 2]],
    ['PageUp', [3, 2], [0, 2]],
    ['j', [3, 2], [4, 2]],
    ['k', [0, 2], [0, 2]],
  ])('leads with %s from %j to %j', (key, from, to) => {
    expect(press(key, from)).toEqual(to);
  });

  it('leads with Control and Home or End to the first and the last cell', () => {
    expect([press('Home', [3, 2], true), press('End', [3, 2], true)]).toEqual([
      [0, 0],
      [49, 3],
    ]);
  });

  it('leaves every other key to the browser', () => {
    expect([press('a', [3, 2]), press('Tab', [3, 2]), press('j', [3, 2], true)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
