import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMountEnvironment, type MountEnvironment } from '../testing/createMountEnvironment.ts';
import { createSessionController } from './createSessionController.ts';
import type { SessionController } from './SessionController.ts';
import { signedIn } from './sessionFixture.ts';
import { storeDeadline, storeNewSession } from './sessionStorage.ts';
import { watchPageLifecycle } from './watchPageLifecycle.ts';

const start = Date.parse('2026-11-21T02:00:00Z');
const isCovered = () => document.documentElement.hasAttribute('data-covered');
let sessionController: SessionController;
let page: MountEnvironment;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  const session = storeNewSession('demo', signedIn);
  storeDeadline({ endsAt: start + 1_800_000, learntAt: start });
  page = createMountEnvironment();
  sessionController = createSessionController({
    environment: page.environment,
    session,
    isNew: false,
    refresh: vi.fn(),
    revoke: vi.fn(),
  });
  watchPageLifecycle(sessionController);
});

afterEach(() => {
  page.leave();
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
  expect(sessionController.state().phase).toBe('active');
  wake();
  expect(isCovered()).toBe(true);
  await vi.advanceTimersByTimeAsync(300);
  expect(sessionController.state()).toMatchObject({ phase: 'ended', end: 'timeout' });
  expect(isCovered()).toBe(false);
});

test('a page in the background is covered until its session is evaluated, and a live session continues', () => {
  document.dispatchEvent(new Event('freeze'));
  expect(isCovered()).toBe(true);
  vi.setSystemTime(start + 60_000);
  document.dispatchEvent(new Event('resume'));
  expect(isCovered()).toBe(false);
  expect(sessionController.state().phase).toBe('active');
});
