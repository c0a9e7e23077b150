import { afterEach, expect, test, vi } from 'vitest';
import { signedIn } from '../session/sessionFixture.ts';
import { keepSession, wipeSession } from '../session/sessionStorage.ts';
import { createRouteGuard } from './createRouteGuard.ts';

afterEach(() => sessionStorage.clear());

test('routes are built at the first navigation of a sign-in, and not again at the next', () => {
  const { guard, build } = start();
  expect(guard.routes()).toBeUndefined();
  expect(guard.judge('/demo/main')).toEqual({ kind: 'shell' });
  expect(guard.judge('/demo/main/account_opening')).toEqual({ kind: 'shell' });
  expect(build).toHaveBeenCalledTimes(1);
  expect(guard.routes()).toBe('routes 1');
});

test('a sign-in page resets the note, so the next navigation builds anew', () => {
  const { guard, build } = start();
  guard.judge('/demo/main');
  expect(guard.judge('/demo/login')).toMatchObject({ kind: 'login' });
  expect(guard.routes()).toBeUndefined();
  guard.judge('/demo/main');
  expect(build).toHaveBeenCalledTimes(2);
});

test('nothing is built for the provider’s own staff', () => {
  const { guard, build } = start('2go', '2GO');
  expect(guard.judge('/2go/main')).toEqual({ kind: 'shell' });
  expect(build).not.toHaveBeenCalled();
});

test('nothing is built for a session that has ended meanwhile', () => {
  const { guard, build } = start();
  wipeSession();
  expect(guard.judge('/demo/main')).toEqual({ kind: 'redirect', to: '/demo/login' });
  expect(build).not.toHaveBeenCalled();
});

function start(displayCode = 'demo', brokerCode = 'DEMO') {
  const session = keepSession(displayCode, { ...signedIn, user: { ...signedIn.user, brokerCode } });
  let builds = 0;
  const build = vi.fn(() => {
    builds += 1;
    return `routes ${builds}`;
  });
  return { guard: createRouteGuard(session, build), build };
}
