import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { delay } from './delay.ts';
import { repeat } from './repeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('delay waits, and ends at once when it is aborted', async () => {
  const controller = new AbortController();
  const waited = vi.fn();
  void delay(2_000, controller.signal).then(waited);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(waited).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(waited).toHaveBeenCalledOnce();
  const aborted = delay(2_000, controller.signal);
  controller.abort(new Error('left'));
  await expect(aborted).rejects.toThrow('left');
  await expect(delay(1, controller.signal)).rejects.toThrow('left');
  expect(vi.getTimerCount()).toBe(0);
});

it('repeat runs an action after the time that it returns, until it returns none', async () => {
  const times = [100, 50, undefined];
  const action = vi.fn(async () => times.shift());
  repeat(action);
  expect(action).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(action).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(50);
  expect(action).toHaveBeenCalledTimes(3);
  expect(vi.getTimerCount()).toBe(0);
});

it('repeat stops between two actions and during one', async () => {
  const action = vi.fn(async (signal: AbortSignal) => {
    await delay(10, signal);
    return 100;
  });
  const stopEarly = repeat(action);
  stopEarly();
  const stop = repeat(action);
  await vi.advanceTimersByTimeAsync(10);
  stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(action).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});
