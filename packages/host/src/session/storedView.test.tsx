import { afterEach, expect, test } from 'vitest';
import { signedIn } from './sessionFixture.ts';
import { storeNewSession, storeSession, wipeSession } from './sessionStorage.ts';
import { clearView, readView, storeView, takePageView } from './storedView.ts';

const view = { roleID: 'DEMO-READER', returnTo: '/admin/demo/main/user_control/role_manager' };

afterEach(() => sessionStorage.clear());

test('a page keeps the view that it was loaded with, whatever is stored later', () => {
  const before = takePageView();
  storeView(view);
  expect(before.header()).toBeUndefined();
  const page = takePageView();
  expect(page.stored).toEqual(view);
  clearView();
  expect(page.header()).toBe('roles/DEMO-READER');
  expect(takePageView().header()).toBeUndefined();
});

test('a page whose role is gone continues without the view', () => {
  storeView(view);
  const page = takePageView();
  page.drop();
  expect(page.header()).toBeUndefined();
  expect(readView()).toBeUndefined();
});

test.each(['{', '[]', '{"roleID":"DEMO-READER"}'])('ignores %s in the storage', (text) => {
  sessionStorage.setItem('ViewAs', text);
  expect(readView()).toBeUndefined();
});

test('a newer session of the same user keeps the view; another user and the end of the session end it', () => {
  const session = storeNewSession('demo', signedIn);
  storeView(view);
  storeSession({ ...session, sessionId: 'newer' });
  expect(readView()).toEqual(view);
  storeSession({ ...session, person: { ...session.person, refID: 'U2' } });
  expect(readView()).toBeUndefined();
  storeView(view);
  wipeSession();
  expect(readView()).toBeUndefined();
});
