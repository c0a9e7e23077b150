import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSessionKeeper } from './createSessionKeeper.ts';
import type { SessionKeeper } from './SessionKeeper.ts';
import { browserWorld } from './SessionWorld.ts';
import { signedIn } from './sessionFixture.ts';
import { keepDeadline, keepSession } from './sessionStorage.ts';
import { watchWaking } from './watchWaking.ts';

const start = Date.parse('2026-11-21T02:00:00Z');
const isCovered = () => document.documentElement.hasAttribute('data-covered');
let keeper: SessionKeeper;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  const session = keepSession('demo', signedIn);
  keepDeadline({ endsAt: start + 1_800_000, learntAt: start });
  keeper = createSessionKeeper({ world: browserWorld(), session, isNew: false, refresh: vi.fn(), revoke: vi.fn() });
  watchWaking(keeper);
});

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test.each([
  ['focus', () => window.dispatchEvent(new Event('focus'))],
  ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['resume', () => document.dispatchEvent(new Event('resume'))],
  ['pageshow', () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))],
])('after two hours of sleep, %s covers the page at once and ends the session', async (_name, wake) => {
  // No timer fires while a machine sleeps: only the clock has moved.
  vi.setSystemTime(start + 7_200_000);
  expect(keeper.state().phase).toBe('active');
  wake();
  expect(isCovered()).toBe(true);
  await vi.advanceTimersByTimeAsync(300);
  expect(keeper.state()).toMatchObject({ phase: 'ended', end: 'timeout' });
  expect(isCovered()).toBe(false);
});

test('a page that is put away is covered until it is judged, and a session that is well goes on', () => {
  document.dispatchEvent(new Event('freeze'));
  expect(isCovered()).toBe(true);
  vi.setSystemTime(start + 60_000);
  document.dispatchEvent(new Event('resume'));
  expect(isCovered()).toBe(false);
  expect(keeper.state().phase).toBe('active');
});
