import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMountEnvironment, type MountEnvironment } from '../testing/createMountEnvironment.ts';
import { createSessionController } from './createSessionController.ts';
import type { SessionMessage } from './SessionMessage.ts';
import { signedIn } from './sessionFixture.ts';
import { storeNewSession } from './sessionStorage.ts';

const posted: SessionMessage[] = [];
let page: MountEnvironment;

beforeEach(() => {
  vi.useFakeTimers();
  posted.length = 0;
});

afterEach(() => {
  page.leave();
  vi.useRealTimers();
  sessionStorage.clear();
});

function start() {
  const openChannel = () => ({ post: (message: SessionMessage) => void posted.push(message), close: () => {} });
  const session = storeNewSession('demo', signedIn);
  page = createMountEnvironment();
  const environment = { ...page.environment, openChannel };
  return createSessionController({ environment, session, isNew: false, refresh: vi.fn(), revoke: vi.fn() });
}

const countEndMessages = () => posted.filter(({ kind }) => kind === 'ended').length;

test('an error for the current token ends the session in all tabs', async () => {
  const controller = start();
  const isOver = controller.handleSessionEnded('disabled', 't1');
  await vi.advanceTimersByTimeAsync(300);
  expect(await isOver).toBe(true);
  expect(controller.state()).toMatchObject({ phase: 'ended', end: 'disabled' });
  expect(countEndMessages()).toBe(1);
});

test('an error for an earlier token does not end the session', async () => {
  const controller = start();
  expect(await controller.handleSessionEnded('timeout', 't0')).toBe(false);
  expect(controller.state().phase).toBe('active');
});

test('a tab whose storage was emptied ends its own session only', async () => {
  const controller = start();
  const isOver = controller.handleSessionEnded('timeout', undefined);
  await vi.advanceTimersByTimeAsync(300);
  expect(await isOver).toBe(true);
  expect(controller.state()).toMatchObject({ phase: 'ended', end: 'timeout' });
  expect(countEndMessages()).toBe(0);
});

test('after the end the controller knows who was signed in, and no token or key', async () => {
  const controller = start();
  const { sessionId } = controller.session();
  const isOver = controller.handleSessionEnded('timeout', 't1');
  await vi.advanceTimersByTimeAsync(300);
  await isOver;
  expect(controller.session()).toMatchObject({ sessionId, displayCode: 'demo', person: signedIn.user });
  const { token, refreshToken, queryKey, draftKey } = signedIn;
  const left = JSON.stringify([controller.session(), { ...sessionStorage }]);
  for (const secret of [token, refreshToken, queryKey.key, draftKey]) expect(left).not.toContain(`"${secret}"`);
});
