import { array, assert, integer, nat, oneof, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { CumulativeCounts } from './CumulativeCounts.ts';

const days = integer({ min: -3, max: 20 });
const moments = integer({ min: 0, max: 1_000_000_000_000 });

test.each([
  ['days close together', days],
  ['moments far apart', moments],
  ['both', oneof(days, moments)],
])('the count up to any place equals a count of all: %s', (_what, position) => {
  assert(
    property(
      array(tuple(position, integer({ min: -3, max: 5 })), { maxLength: 60 }),
      position,
      nat(2),
      (counts, queried, near) => {
        const series = new CumulativeCounts(counts);
        const sumOf = (list: readonly (readonly [number, number])[]) => list.reduce((sum, [, count]) => sum + count, 0);
        for (const at of [queried, ...counts.map(([known]) => known + near - 1)]) {
          expect(series.upTo(at)).toBe(sumOf(counts.filter(([known]) => known <= at)));
        }
        expect(series.total).toBe(sumOf(counts));
        const again = new CumulativeCounts(series.list());
        expect([again.upTo(queried), again.total]).toEqual([series.upTo(queried), series.total]);
      },
    ),
  );
});
