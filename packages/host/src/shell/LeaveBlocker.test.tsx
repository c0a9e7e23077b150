import type { LeaveActions } from '@brokerdesk/plugin-sdk';
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { addLeaveGuard, removeLeaveGuards } from '../session/leaveGuards.ts';
import { LeaveBlocker } from './LeaveBlocker.tsx';

afterEach(() => {
  cleanup();
  removeLeaveGuards();
});

function start() {
  const frame = (
    <>
      <Outlet />
      <LeaveBlocker />
    </>
  );
  const children = ['/form', '/list'].map((path) => ({ path, element: <p>{path}</p> }));
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: ['/list', '/form'] });
  render(<RouterProvider router={router} />);
  return { router, go: (to: string | number) => act(async () => router.navigate(to as string)) };
}

/** Guards the page with a form, and collects the requests to leave it. */
function guardPage() {
  const asked: LeaveActions[] = [];
  const form = { hasChanges: true };
  const release = addLeaveGuard({
    hasUnsavedChanges: () => form.hasChanges,
    confirmLeave: (answers) => void asked.push(answers),
  });
  return { asked, form, release };
}

function closeTab(): boolean {
  return dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test.each(['/list', -1])('a form decides about the navigation to %s', async (to) => {
  const { router, go } = start();
  const { asked } = guardPage();
  await go(to);
  expect(router.state.location.pathname).toBe('/form');
  await act(async () => asked[0]?.stay());
  expect(router.state.location.pathname).toBe('/form');
  await go(to);
  await act(async () => asked[1]?.leave());
  expect(router.state.location.pathname).toBe('/list');
});

test('a form without unsaved changes, or that was removed, does not block', async () => {
  const { router, go } = start();
  const { asked, form, release } = guardPage();
  form.hasChanges = false;
  await go('/list');
  expect(router.state.location.pathname).toBe('/list');
  form.hasChanges = true;
  release();
  await go('/form');
  expect(router.state.location.pathname).toBe('/form');
  expect(asked).toEqual([]);
});

test('a late response to the confirmation changes nothing', async () => {
  const { router, go } = start();
  const { asked } = guardPage();
  await go('/list');
  await act(async () => asked[0]?.leave());
  await act(async () => asked[0]?.stay());
  expect(router.state.location.pathname).toBe('/list');
});

test('closing the tab is blocked while there are unsaved changes, and never at the end of a session', () => {
  expect(closeTab()).toBe(true);
  const { form } = guardPage();
  expect(closeTab()).toBe(false);
  form.hasChanges = false;
  expect(closeTab()).toBe(true);
  form.hasChanges = true;
  removeLeaveGuards();
  expect(closeTab()).toBe(true);
});

test('the newest form decides, because it is on top', async () => {
  const { go } = start();
  const [below, above] = [guardPage(), guardPage()];
  await go('/list');
  expect([below.asked.length, above.asked.length]).toEqual([0, 1]);
});
