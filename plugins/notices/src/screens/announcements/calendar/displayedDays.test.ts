import type { Announcement } from '@brokerdesk/plugin-sdk/api';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, isDay, weeksOfMonth } from './days.ts';
import { displayedOn, layOutWeek, listDisplayed } from './displayedDays.ts';

const texts = { EN: 'a', SC: 'b', TC: 'c' };
let count = 0;

function make(values: Partial<Announcement>): Announcement {
  count += 1;
  return {
    announceID: `ANN-${count}`,
    title: texts,
    content: texts,
    startTime: null,
    endTime: null,
    published: true,
    state: 'displaying',
    sequence: count,
    createTime: '2026-11-05T03:00:00Z',
    version: 1,
    updateTime: '2026-11-05T03:00:00Z',
    updateBy: 'a',
    ...values,
  };
}

const daysOf = (values: Partial<Announcement>) => listDisplayed([make(values)]).map(({ from, to }) => [from, to])[0];

describe('the days on which clients see an announcement', () => {
  it.each([
    // An instant of the evening before in UTC is the next day in Shanghai.
    [{ startTime: '2026-11-09T16:00:00Z', endTime: '2026-11-11T15:59:00Z' }, '2026-11-10', '2026-11-11'],
    [{ startTime: '2026-11-09T15:59:59Z', endTime: '2026-11-11T16:00:00Z' }, '2026-11-09', '2026-11-11'],
    [{ startTime: '2026-11-09T16:00:00Z', endTime: '2026-11-09T16:01:00Z' }, '2026-11-10', '2026-11-10'],
    [{ startTime: '2026-11-10T09:00:00+08:00', endTime: null }, '2026-11-10', undefined],
    [{ startTime: null, endTime: null }, '2026-11-05', undefined],
  ] as const)('are those of Shanghai: %j', (period, from, to) => expect(daysOf(period)).toEqual([from, to]));

  it('are none for an announcement that is not published', () => expect(daysOf({ published: false })).toBeUndefined());

  it('are none for one without a start whose end was over before it was created', () => {
    const displayed = listDisplayed([make({ endTime: '2026-11-03T02:00:00Z' })]);
    expect(layOutWeek(displayed, '2026-11-02')).toEqual([]);
    expect(displayedOn(displayed, '2026-11-03')).toEqual([]);
  });
});

describe('layOutWeek', () => {
  it('gives announcements that overlap different lines, and reuses a line that is free', () => {
    const displayed = listDisplayed([
      make({ startTime: '2026-11-01T01:00:00Z' }),
      make({ startTime: '2026-11-17T01:00:00Z', endTime: '2026-11-18T01:00:00Z' }),
      make({ startTime: '2026-11-19T01:00:00Z', endTime: '2026-12-18T01:00:00Z' }),
      make({ startTime: '2026-11-23T01:00:00Z' }),
    ]);
    const bars = layOutWeek(displayed, '2026-11-16');
    expect(bars.map(({ firstColumn, lastColumn, line }) => [firstColumn, lastColumn, line])).toEqual([
      [0, 6, 0],
      [1, 2, 1],
      [3, 6, 1],
    ]);
  });

  it('has for each day as many bars as announcements are displayed, whatever their periods', () => {
    const displayed = listDisplayed(
      Array.from({ length: 60 }, (_, index) =>
        make({
          startTime: index % 7 === 0 ? null : `${addDays('2026-10-20', (index * 11) % 50)}T${10 + (index % 13)}:00:00Z`,
          endTime: index % 5 === 0 ? null : `${addDays('2026-12-10', index % 9)}T16:00:00Z`,
        }),
      ),
    );
    for (const week of weeksOfMonth('2026-11-30')) {
      const bars = layOutWeek(displayed, week[0]!);
      week.forEach((day, column) => {
        const covering = bars.filter(({ firstColumn, lastColumn }) => firstColumn <= column && column <= lastColumn);
        expect(covering).toHaveLength(displayedOn(displayed, day).length);
        expect(new Set(covering.map(({ line }) => line)).size).toBe(covering.length);
      });
    }
  });
});

describe('days', () => {
  it.each([
    ['2026-11-15', 6, '2026-10-26', '2026-12-06'],
    ['2027-02-01', 4, '2027-02-01', '2027-02-28'],
    ['2024-02-29', 5, '2024-01-29', '2024-03-03'],
  ] as const)('has the weeks of the month of %s from Monday to Sunday', (day, weeks, first, last) => {
    const found = weeksOfMonth(day);
    expect([found.length, found[0]?.[0], found.at(-1)?.[6]]).toEqual([weeks, first, last]);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-05', 1, '2027-01-05'],
  ] as const)('moves %s by %i months', (day, months, expected) => expect(addMonths(day, months)).toBe(expected));

  it.each(['2026-02-30', '20261101', '', '1999-01-01', '2026-13-01'])('rejects %j in a link', (text) =>
    expect(isDay(text)).toBe(false),
  );
});
