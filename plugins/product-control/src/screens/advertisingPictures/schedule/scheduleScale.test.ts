import { expect, it } from 'vitest';
import { endsSoon, filterValueOf } from './endsSoon.ts';
import { scheduleScale } from './scheduleScale.ts';

const now = Date.parse('2026-03-02T00:00:00Z');
const day = (offset: number) => new Date(now + offset * 86_400_000).toISOString();

it.each([
  ['a period around the present', -10, 10, { start: 8, now: 50, end: 92 }],
  ['one to come', 10, 20, { start: 50, now: 8, end: 92 }],
  ['one that is over', -20, -10, { start: 8, now: 92, end: 50 }],
  ['one without an end that has begun', -10, null, { start: 8, now: 92, end: 100 }],
  ['one without an end to come', 10, null, { start: 84, now: 8, end: 100 }],
  ['one that begins now', 0, 10, { start: 8, now: 8, end: 92 }],
] as const)('places %s', (_title, start, end, expected) => {
  expect(scheduleScale({ startTime: day(start), expiryTime: end === null ? null : day(end) }, now)).toEqual(expected);
});

it('finds pictures that clients see and that end within seven days', () => {
  const soon = (state: 'showing' | 'scheduled', end: number | null) =>
    endsSoon({ state, expiryTime: end === null ? null : day(end) }, now);
  expect([soon('showing', 7), soon('showing', 7.01), soon('scheduled', 3), soon('showing', null)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  const image = { state: 'showing', location: 'after-login', expiryTime: new Date().toISOString() } as never;
  expect(['location', 'ends', 'state'].map((param) => filterValueOf(image, param))).toEqual([
    'after-login',
    'soon',
    'showing',
  ]);
});
