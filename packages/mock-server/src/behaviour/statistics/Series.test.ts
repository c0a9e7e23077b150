import { array, assert, integer, nat, oneof, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { Series } from './Series.ts';

const days = integer({ min: -3, max: 20 });
const moments = integer({ min: 0, max: 1_000_000_000_000 });

test.each([
  ['days close together', days],
  ['moments far apart', moments],
  ['both', oneof(days, moments)],
])('the count up to any place equals a count of all: %s', (_what, place) => {
  assert(
    property(
      array(tuple(place, integer({ min: -3, max: 5 })), { maxLength: 60 }),
      place,
      nat(2),
      (counts, asked, near) => {
        const series = new Series(counts);
        const sumOf = (list: readonly (readonly [number, number])[]) => list.reduce((sum, [, count]) => sum + count, 0);
        for (const at of [asked, ...counts.map(([known]) => known + near - 1)]) {
          expect(series.upTo(at)).toBe(sumOf(counts.filter(([known]) => known <= at)));
        }
        expect(series.total).toBe(sumOf(counts));
        const again = new Series(series.list());
        expect([again.upTo(asked), again.total]).toEqual([series.upTo(asked), series.total]);
      },
    ),
  );
});
