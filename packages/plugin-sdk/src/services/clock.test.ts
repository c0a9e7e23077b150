import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clockOffset, currentTime, learnServerTime, setClockOffset, subscribeToClock, toServerTime } from './clock.ts';

const computerTime = Date.parse('2026-11-28T02:00:00.400Z');
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

beforeEach(() => {
  vi.useFakeTimers({ now: computerTime, toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  setClockOffset(0);
});

test('the time is that of the server, to a second, on computers up to 40 days off', () => {
  const offsets = [2, 120, 24 * 60, 40 * 24 * 60].flatMap((minutes) => [-minutes * minuteMs, minutes * minuteMs]);
  for (const offset of offsets) {
    receive(computerTime + offset);
    expect(Math.abs(currentTime() - (computerTime + offset))).toBeLessThan(1_000);
    expect(toServerTime(computerTime - minuteMs)).toBe(currentTime() - minuteMs);
  }
  expect(offsets).toHaveLength(8);
});

test('a clock that is right, or wrong by less than two seconds, is left alone', () => {
  for (let ms = -1_900; ms <= 1_900; ms += 100) {
    receive(computerTime + ms);
    expect(clockOffset()).toBe(0);
  }
});

test('times do not jitter: responses of different speed and part of a second leave the offset as it is', () => {
  const changed = vi.fn();
  receive(computerTime + 40 * dayMs);
  const stop = subscribeToClock(changed);
  const known = clockOffset();
  for (let step = 0; step < 50; step += 1) {
    vi.setSystemTime(computerTime + step * 7_370);
    receive(Date.now() + 40 * dayMs, { afterMs: (step * 37) % 1_500, beforeMs: (step * 53) % 3_000 });
  }
  expect(clockOffset()).toBe(known);
  expect(changed).not.toHaveBeenCalled();
  stop();
});

test('a slow upload does not move the clock, whichever end of it the server dates', () => {
  const atTheEnd = new Date(computerTime).toUTCString();
  learnServerTime(atTheEnd, { sentAt: computerTime - 10 * minuteMs, receivedAt: computerTime });
  const atTheStart = new Date(computerTime - 10 * minuteMs).toUTCString();
  learnServerTime(atTheStart, { sentAt: computerTime - 10 * minuteMs, receivedAt: computerTime });
  expect(clockOffset()).toBe(0);
});

test('a computer whose clock is put right meanwhile follows with the next response', () => {
  receive(computerTime + dayMs);
  vi.setSystemTime(computerTime + dayMs);
  receive(computerTime + dayMs);
  expect(clockOffset()).toBe(0);
});

test('a response without a date, or with none that can be read, changes nothing', () => {
  for (const date of [null, '', 'yesterday']) learnServerTime(date, { sentAt: computerTime, receivedAt: computerTime });
  expect(clockOffset()).toBe(0);
});

/** Receives a response that the server wrote at a time. */
function receive(serverTime: number, { beforeMs = 40, afterMs = 40 } = {}) {
  learnServerTime(new Date(serverTime).toUTCString(), {
    sentAt: Date.now() - beforeMs,
    receivedAt: Date.now() + afterMs,
  });
}
