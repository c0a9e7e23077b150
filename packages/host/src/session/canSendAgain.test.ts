import { ApiError, UnreachableError } from '@brokerdesk/plugin-sdk';
import { expect, test, vi } from 'vitest';
import { canSendAgain } from './canSendAgain.ts';
import type { SessionController } from './SessionController.ts';

const expired = new ApiError({
  code: 'E0001',
  message: '',
  data: { reason: 'timeout', canRefresh: true },
  requestId: undefined,
});
const ended = new ApiError({ code: 'E0001', message: '', data: { reason: 'disabled' }, requestId: undefined });

/** A controller whose refresh returns t2 for t1. */
function createController(extend?: () => Promise<void>) {
  let token = 't1';
  return {
    session: () => ({ token }) as ReturnType<SessionController['session']>,
    extend: vi.fn(
      extend ??
        (async () => {
          token = 't2';
        }),
    ),
    handleSessionEnded: vi.fn(async () => true),
  };
}

test('an expired token is renewed and its request sent again, without an end of the session', async () => {
  const controller = createController();
  expect(await canSendAgain(controller, expired, 't1')).toBe(true);
  expect(controller.extend).toHaveBeenCalledOnce();
  expect(controller.handleSessionEnded).not.toHaveBeenCalled();
});

test('a request with a token that was renewed meanwhile is sent again at once', async () => {
  const controller = createController();
  expect(await canSendAgain(controller, expired, 't0')).toBe(true);
  expect(controller.extend).not.toHaveBeenCalled();
});

test('the end of a session is not renewed', async () => {
  const controller = createController();
  expect(await canSendAgain(controller, ended, 't1')).toBe(false);
  expect(controller.extend).not.toHaveBeenCalled();
  expect(controller.handleSessionEnded).toHaveBeenCalledWith('disabled', 't1');
});

test('a reason that this portal does not know counts as a timeout', async () => {
  const controller = createController();
  const foreign = new ApiError({ code: 'E0001', message: '', data: { reason: 'expired' }, requestId: undefined });
  await canSendAgain(controller, foreign, 't1');
  expect(controller.handleSessionEnded).toHaveBeenCalledWith('timeout', 't1');
});

test('a session that ends while its tokens are renewed has ended', async () => {
  const controller = createController(() => Promise.reject(ended));
  expect(await canSendAgain(controller, expired, 't1')).toBe(false);
  expect(controller.handleSessionEnded).toHaveBeenCalledWith('timeout', 't1');
});

test('a session whose tokens cannot be renewed for want of a connection has not ended', async () => {
  const offline = new UnreachableError('OFFLINE', { message: 'lost' });
  const controller = createController(() => Promise.reject(offline));
  await expect(canSendAgain(controller, expired, 't1')).rejects.toBe(offline);
  expect(controller.handleSessionEnded).not.toHaveBeenCalled();
});
