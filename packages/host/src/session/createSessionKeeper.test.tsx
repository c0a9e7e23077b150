import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSessionKeeper } from './createSessionKeeper.ts';
import type { SessionMessage } from './SessionMessage.ts';
import { browserWorld } from './SessionWorld.ts';
import { signedIn } from './sessionFixture.ts';
import { keepSession } from './sessionStorage.ts';

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
  const session = keepSession('demo', signedIn);
  const world = { ...browserWorld(), openChannel };
  return createSessionKeeper({ world, session, isNew: false, refresh: vi.fn(), revoke: vi.fn() });
}

const endsTold = () => posted.filter(({ kind }) => kind === 'ended').length;

test('a refusal of the present token ends the session in all tabs', async () => {
  const keeper = start();
  const isOver = keeper.refused('disabled', 't1');
  await vi.advanceTimersByTimeAsync(300);
  expect(await isOver).toBe(true);
  expect(keeper.state()).toMatchObject({ phase: 'ended', end: 'disabled' });
  expect(endsTold()).toBe(1);
});

test('a refusal of an earlier token ends nothing', async () => {
  const keeper = start();
  expect(await keeper.refused('timeout', 't0')).toBe(false);
  expect(keeper.state().phase).toBe('active');
});

test('a tab whose storage was emptied ends, and leaves the others alone', async () => {
  const keeper = start();
  const isOver = keeper.refused('timeout', undefined);
  await vi.advanceTimersByTimeAsync(300);
  expect(await isOver).toBe(true);
  expect(keeper.state()).toMatchObject({ phase: 'ended', end: 'timeout' });
  expect(endsTold()).toBe(0);
});
