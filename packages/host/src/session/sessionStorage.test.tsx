import { beforeEach, expect, test } from 'vitest';
import { signedIn as session } from './sessionFixture.ts';
import { clearMustChangePassword, storeNewSession, readSession, storeTabID, wipeSession } from './sessionStorage.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('stores a session under the keys of the specification and reads it back', () => {
  storeNewSession('demo', session);
  const { user: person, ...rest } = session;
  const sessionId = expect.any(String);
  expect(readSession()).toEqual({ ...rest, person, sessionId, rotation: 0, displayCode: 'demo' });
  expect(Object.keys(sessionStorage).toSorted()).toEqual(
    [
      'BrokerCode',
      'Person',
      'RefreshToken',
      'Session',
      'Token',
      'TokenRotation',
      'UserID',
      'UserRolePermission',
    ].toSorted(),
  );
});

test('wipes all data of a user, including entries of plugins, and keeps only the portal and which tab it is', () => {
  storeTabID('a-tab');
  storeNewSession('demo', session);
  sessionStorage.setItem('account-opening:list', '…');
  wipeSession();
  expect({ ...sessionStorage }).toEqual({ Tab: 'a-tab' });
  expect({ ...localStorage }).toEqual({ BrokerDisplayCode: 'demo' });
});

test('signing in wipes the data of the previous session', () => {
  sessionStorage.setItem('account-opening:list', '…');
  storeNewSession('harbour', session);
  expect(sessionStorage.getItem('account-opening:list')).toBeNull();
});

test('an initial password has to be changed, also after a reload', () => {
  storeNewSession('demo', { ...session, mustChangePassword: true });
  expect(readSession()?.mustChangePassword).toBe(true);
  clearMustChangePassword();
  expect(readSession()?.mustChangePassword).toBe(false);
});

test('ignores an incomplete session', () => {
  storeNewSession('demo', session);
  sessionStorage.setItem('Session', '{');
  expect(readSession()).toBeUndefined();
});
