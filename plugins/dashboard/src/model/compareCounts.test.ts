import { expect, it } from 'vitest';
import { compareCounts } from './compareCounts.ts';

it('names difference, percent and direction, without a percent of nothing', () => {
  expect(compareCounts(12, 10)).toEqual({ direction: 'more', difference: 2, percent: 20 });
  expect(compareCounts(5, 10)).toEqual({ direction: 'fewer', difference: 5, percent: 50 });
  expect(compareCounts(10, 10)).toEqual({ direction: 'same', difference: 0, percent: 0 });
  expect(compareCounts(3, 0)).toEqual({ direction: 'more', difference: 3, percent: undefined });
});
