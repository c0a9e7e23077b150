import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchParent } from './watchParent.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('calls back once, when the process has another parent', () => {
  let parent = 12;
  let calls = 0;
  watchParent(
    () => (calls += 1),
    () => parent,
  );
  vi.advanceTimersByTime(2_000);
  expect(calls).toBe(0);
  parent = 1;
  vi.advanceTimersByTime(2_000);
  expect(calls).toBe(1);
});

it('can be ended', () => {
  let parent = 12;
  let calls = 0;
  const end = watchParent(
    () => (calls += 1),
    () => parent,
  );
  end();
  parent = 1;
  vi.advanceTimersByTime(2_000);
  expect(calls).toBe(0);
});
