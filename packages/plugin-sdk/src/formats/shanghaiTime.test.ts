import { afterEach, expect, it, vi } from 'vitest';
import { addDays, clockTimeOf, daysBetween, instantOf, shanghaiDay } from './shanghaiTime.ts';

afterEach(() => vi.useRealTimers());

it('knows the summer time of Shanghai', () => {
  expect(clockTimeOf('1988-07-01T00:00:00Z')).toEqual({ day: '1988-07-01', time: '09:00' });
  expect(instantOf({ day: '1988-07-01', time: '09:00' })).toBe('1988-07-01T00:00:00.000Z');
});

it('knows the hours before the clock changes, whose offset is another one than a few hours later', () => {
  expect(instantOf({ day: '1988-04-16', time: '23:00' })).toBe('1988-04-16T15:00:00.000Z');
  expect(instantOf({ day: '1988-09-11', time: '00:30' })).toBe('1988-09-10T15:30:00.000Z');
});

it('shows the clock of another zone, also in summer', () => {
  expect(clockTimeOf('2026-07-01T06:30:00Z', 'America/Los_Angeles')).toEqual({ day: '2026-06-30', time: '23:30' });
  expect(clockTimeOf('2026-11-20T06:30:00Z', 'America/Los_Angeles')).toEqual({ day: '2026-11-19', time: '22:30' });
});

it('today is the day in Shanghai, not that of the browser', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T16:30:00Z') });
  expect([shanghaiDay(), shanghaiDay(1)]).toEqual(['2026-11-21', '2026-11-22']);
});

it('counts days over the end of a year and of summer time', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysBetween('2026-10-20', '2026-11-20')).toBe(31);
});
