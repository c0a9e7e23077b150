import type { ScreenParams } from '@brokerdesk/plugin-sdk';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAddress, writeAddress } from './address.ts';
import { countDays, isDay } from './days.ts';

const context = { today: '2026-03-18', profileIDs: new Set(['P1']), cards: ['submitted', 'ocr'] };
const last30Days = { from: '2026-02-17', to: '2026-03-18' };

const cases: readonly (readonly [string, ScreenParams, readonly string[], ScreenParams])[] = [
  ['nothing', {}, [], {}],
  ['a scope, a period and filters', all(), [], all()],
  ['days', { from: '2026-01-01', to: '2026-01-31' }, [], { from: '2026-01-01', to: '2026-01-31' }],
  ['a first day only', { from: '2026-03-01' }, [], { from: '2026-03-01', to: '2026-03-18' }],
  ['a last day only', { to: '2026-03-01' }, [], { from: '2026-02-17', to: '2026-03-01' }],
  ['an unknown scope', { scope: 'year', region: 'HK' }, ['scope'], { region: 'HK' }],
  ['an unknown period', { period: 'thisYear' }, ['period'], {}],
  ['what is not a day', { from: '2026-02-30', to: 'x' }, ['days'], {}],
  [
    'an end before the start',
    { from: '2026-03-05', to: '2026-03-01' },
    ['order'],
    { from: '2026-03-01', to: '2026-03-05' },
  ],
  [
    'an end in the future',
    { from: '2026-03-01', to: '2027-03-01' },
    ['future'],
    { from: '2026-03-01', to: '2026-03-18' },
  ],
  ['days that are all in the future', { from: '2027-03-01', to: '2027-03-02' }, ['future'], {}],
  ['a first day in the future', { from: '2027-03-01' }, ['future'], {}],
  [
    'more than 366 days',
    { from: '2024-01-01', to: '2026-03-01' },
    ['length'],
    { from: '2025-03-01', to: '2026-03-01' },
  ],
  [
    'a decade of months',
    { scope: 'month', from: '1990-01-01', to: '2026-03-01' },
    ['length'],
    { scope: 'month', from: '2016-02-23', to: '2026-03-01' },
  ],
  ['an unknown region', { region: 'US' }, ['region'], {}],
  ['a deleted template', { profileID: 'P2' }, ['profile'], {}],
  ['an unknown split and card', { split: 'age', card: 'age' }, ['split', 'card'], {}],
  [
    'everything wrong at once',
    { scope: 'year', period: 'x', from: 'x', region: 'x', profileID: 'x', split: 'x', card: 'x' },
    ['scope', 'period', 'days', 'region', 'profile', 'split', 'card'],
    {},
  ],
];

it.each(cases)('reads an address with %s', (_, params, problems, corrected) => {
  const read = readAddress(params, context);
  expect([read.problems, writeAddress(read.address)]).toEqual([problems, corrected]);
});

it('starts with 30 days, 12 weeks or 6 months, as the server does', () => {
  const starts = ['day', 'week', 'month'].map((scope) => readAddress({ scope }, context).address.from);
  expect(starts).toEqual([last30Days.from, '2025-12-29', '2025-10-01']);
});

it('accepts any template while those of the broker are not known', () => {
  const { address, problems } = readAddress({ profileID: 'P2' }, { ...context, profileIDs: undefined });
  expect([address.profileID, problems]).toEqual(['P2', []]);
});

it('makes of any address one that the server accepts and that has no problem left', () => {
  const day = fc.oneof(
    fc.date({ min: new Date('1960-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }).map(toDay),
    fc.string(),
  );
  const address = fc.record(
    {
      scope: fc.constantFrom('day', 'week', 'month', 'year'),
      period: fc.constantFrom('thisWeek', 'last12Months', 'x'),
      from: day,
      to: day,
      region: fc.constantFrom('HK', 'US'),
      profileID: fc.constantFrom('P1', 'P2'),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(address, (params) => {
      const { address: first } = readAddress(params, context);
      const most = { day: 366, week: 1100, month: 3660 }[first.scope];
      expect([isDay(first.from), isDay(first.to), first.from <= first.to, first.to <= context.today]).toEqual(
        Array.from({ length: 4 }, () => true),
      );
      expect(countDays(first)).toBeLessThanOrEqual(most);
      expect(readAddress(writeAddress(first), context)).toEqual({ address: first, problems: [] });
    }),
    { numRuns: process.env['BROKERDESK_WHOLE'] === '1' ? 20_000 : 1_000 },
  );
});

function all(): ScreenParams {
  return { scope: 'week', period: 'last12Months', region: 'HK', profileID: 'P1', split: 'region', card: 'ocr' };
}

function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
