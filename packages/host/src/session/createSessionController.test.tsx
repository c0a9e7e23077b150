import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSessionController } from './createSessionController.ts';
import type { SessionMessage } from './SessionMessage.ts';
import { createBrowserEnvironment } from './SessionEnvironment.ts';
import { signedIn } from './sessionFixture.ts';
import { storeNewSession } from './sessionStorage.ts';

const posted: SessionMessage[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  posted.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

function start() {
  const openChannel = () => ({ post: (message: SessionMessage) => void posted.push(message), close: () => {} });
  const session = storeNewSession('demo', signedIn);
  const environment = { ...createBrowserEnvironment(), openChannel };
  return createSessionController({ environment, session, isNew: false, refresh: vi.fn(), revoke: vi.fn() });
}

const countEndMessages = () => posted.filter(({ kind }) => kind === 'ended').length;

test('a refusal of the present token ends the session in all tabs', async () => {
  const keeper = start();
  const isOver = keeper.handleSessionEnded('disabled', 't1');
  await vi.advanceTimersByTimeAsync(300);
  expect(await isOver).toBe(true);
  expect(keeper.state()).toMatchObject({ phase: 'ended', end: 'disabled' });
  expect(countEndMessages()).toBe(1);
});

test('a refusal of an earlier token ends nothing', async () => {
  const keeper = start();
  expect(await keeper.handleSessionEnded('timeout', 't0')).toBe(false);
  expect(keeper.state().phase).toBe('active');
});

test('a tab whose storage was emptied ends, and leaves the others alone', async () => {
  const keeper = start();
  const isOver = keeper.handleSessionEnded('timeout', undefined);
  await vi.advanceTimersByTimeAsync(300);
  expect(await isOver).toBe(true);
  expect(keeper.state()).toMatchObject({ phase: 'ended', end: 'timeout' });
  expect(countEndMessages()).toBe(0);
});
