import { expect, it } from 'vitest';
import { addMonths, isDay, mondayOf, shanghaiDayAt } from './days.ts';
import { daysOf, isAligned, type Preset, presets, previousDays } from './presets.ts';

it('takes the day on which it is in Shanghai, whatever the clock of the computer', () => {
  expect([
    shanghaiDayAt(Date.parse('2026-11-22T15:59:59Z')),
    shanghaiDayAt(Date.parse('2026-11-22T16:00:00Z')),
  ]).toEqual(['2026-11-22', '2026-11-23']);
});

it('knows the days of the calendar', () => {
  const texts = [
    '2026-02-28',
    '2026-02-29',
    '2024-02-29',
    '1969-12-31',
    '1970-01-01',
    '2026-1-1',
    'today',
    '2026-13-01',
  ];
  expect(texts.filter(isDay)).toEqual(['2026-02-28', '2024-02-29', '1970-01-01']);
  expect(['2026-11-22', '2026-11-23', '2026-11-29'].map(mondayOf)).toEqual(['2026-11-16', '2026-11-23', '2026-11-23']);
});

it('moves days by months, and the last day of a month to the last day', () => {
  expect(addMonths('2026-10-15', -1)).toBe('2026-09-15');
  expect(addMonths('2026-09-30', -1)).toBe('2026-08-31');
  expect(addMonths('2026-03-30', -1)).toBe('2026-02-28');
  expect(addMonths('2024-03-31', -13)).toBe('2023-02-28');
});

// Today is Wednesday, 18 March 2026.
const cases: readonly (readonly [Preset, string, string, string, string])[] = [
  ['today', '2026-03-18', '2026-03-18', '2026-03-17', '2026-03-17'],
  ['thisWeek', '2026-03-16', '2026-03-18', '2026-03-09', '2026-03-11'],
  ['lastWeek', '2026-03-09', '2026-03-15', '2026-03-02', '2026-03-08'],
  ['thisMonth', '2026-03-01', '2026-03-18', '2026-02-01', '2026-02-18'],
  ['lastMonth', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
  ['last30Days', '2026-02-17', '2026-03-18', '2026-01-18', '2026-02-16'],
  ['last12Weeks', '2025-12-29', '2026-03-18', '2025-10-06', '2025-12-24'],
  ['last6Months', '2025-10-01', '2026-03-18', '2025-04-01', '2025-09-18'],
  ['last12Months', '2025-04-01', '2026-03-18', '2024-04-01', '2025-03-18'],
];

it.each(cases)('compares %s with the same days before', (preset, from, to, previousFrom, previousTo) => {
  const days = daysOf(preset, '2026-03-18');
  expect([days, previousDays(days, preset)]).toEqual([
    { from, to },
    { from: previousFrom, to: previousTo },
  ]);
});

it('names every period, and compares entered days with as many days right before them', () => {
  expect(presets).toEqual(cases.map(([preset]) => preset));
  expect(previousDays({ from: '2026-03-01', to: '2026-03-10' }, undefined)).toEqual({
    from: '2026-02-19',
    to: '2026-02-28',
  });
});

it('draws the period before behind bars only where its bars begin on the same days', () => {
  const aligned = (['day', 'week', 'month'] as const).map((scope) => presets.filter((one) => isAligned(scope, one)));
  expect(aligned).toEqual([
    presets,
    ['thisWeek', 'lastWeek', 'last12Weeks'],
    ['thisMonth', 'lastMonth', 'last6Months', 'last12Months'],
  ]);
  expect([isAligned('day', undefined), isAligned('week', undefined)]).toEqual([true, false]);
});
