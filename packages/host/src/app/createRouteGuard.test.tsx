import { afterEach, expect, test, vi } from 'vitest';
import { signedIn } from '../session/sessionFixture.ts';
import { storeNewSession, wipeSession } from '../session/sessionStorage.ts';
import { createRouteGuard } from './createRouteGuard.ts';

afterEach(() => sessionStorage.clear());

test('routes are built at the first navigation of a sign-in, and not again at the next', () => {
  const { guard, build } = start();
  expect(guard.routes()).toBeUndefined();
  expect(guard.evaluate('/demo/main')).toEqual({ kind: 'shell' });
  expect(guard.evaluate('/demo/main/account_opening')).toEqual({ kind: 'shell' });
  expect(build).toHaveBeenCalledTimes(1);
  expect(guard.routes()).toBe('routes 1');
});

test('a sign-in page resets the flag, so the next navigation builds the routes again', () => {
  const { guard, build } = start();
  guard.evaluate('/demo/main');
  expect(guard.evaluate('/demo/login')).toMatchObject({ kind: 'login' });
  expect(guard.routes()).toBeUndefined();
  guard.evaluate('/demo/main');
  expect(build).toHaveBeenCalledTimes(2);
});

test('no routes are built for the provider’s own staff', () => {
  const { guard, build } = start('2go', '2GO');
  expect(guard.evaluate('/2go/main')).toEqual({ kind: 'shell' });
  expect(build).not.toHaveBeenCalled();
});

test('no routes are built for a session that has ended meanwhile', () => {
  const { guard, build } = start();
  wipeSession();
  expect(guard.evaluate('/demo/main')).toEqual({ kind: 'redirect', to: '/demo/login' });
  expect(build).not.toHaveBeenCalled();
});

function start(displayCode = 'demo', brokerCode = 'DEMO') {
  const session = storeNewSession(displayCode, { ...signedIn, user: { ...signedIn.user, brokerCode } });
  let builds = 0;
  const build = vi.fn(() => {
    builds += 1;
    return `routes ${builds}`;
  });
  return { guard: createRouteGuard(session, build), build };
}
