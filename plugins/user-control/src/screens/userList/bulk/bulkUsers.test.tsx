import { listRoles } from '@brokerdesk/plugin-sdk/api';
import { createInMemoryJobs, createSessionApi } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openUserEmulator, press, showUsers, type UserSandbox } from '../userListFixture.tsx';

const emulator = openUserEmulator();
let sandbox: UserSandbox;

beforeEach(async () => {
  sandbox = await emulator.openSandbox();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
afterAll(() => emulator.close());

it('names the accounts, leaves out those that cannot be disabled, and hands the others to the tray', async () => {
  const jobs = createInMemoryJobs();
  const start = vi.spyOn(jobs, 'start');
  const { toasts } = await showUsers(sandbox, { jobs });
  await select('demo.admin', 'demo.reader', 'demo.users');
  await screen.findByRole('button', { name: 'Disable' });
  await press('Disable');
  const dialog = await screen.findByRole('alertdialog', { name: 'Disable 2 accounts' });
  expect(dialog.textContent).toContain('(demo.reader)');
  expect(dialog.textContent).toMatch(/Left out.*\(demo\.admin\): This is your own account/);
  expect(dialog.textContent).toContain('Their sessions end at once');
  await press('Disable 2 accounts');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const reader = await sandbox.find('demo.reader');
  expect(start.mock.calls[0]?.[1]).toMatchObject({
    kind: 'change-users',
    title: { key: 'bulk.disable.title', values: { count: 2 } },
  });
  expect(start.mock.calls[0]?.[1].items[0]).toEqual({
    id: reader.refID,
    label: `${reader.userName} (demo.reader)`,
    input: { action: 'disable', brokerCode: 'DEMO', version: reader.version },
    cells: ['demo.reader', reader.userName],
  });
  expect(toasts.at(-1)?.text).toContain('“Disable 2 accounts” has started.');
});

it('keeps the selection when the options of a filter arrive', async () => {
  const back = createSessionApi(sandbox.session);
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const call: typeof back.call = async (endpoint, input, options) => {
    if (endpoint.path === listRoles.path) await held;
    return back.call(endpoint, input, options);
  };
  await showUsers(sandbox, { api: { ...back, call } });
  await select('demo.reader');
  release();
  fireEvent.click(screen.getByRole('button', { name: 'More filters' }));
  await screen.findByRole('combobox', { name: 'Role' });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'demo.reader' }).checked).toBe(true);
});

it('says why an action is not possible for any of the selected accounts', async () => {
  await showUsers(sandbox);
  await select('demo.admin');
  const button = await screen.findByRole('button', { name: 'Delete' });
  expect(button.title).toBe(
    'None of the selected accounts can be changed this way: This is your own account: another administrator has to do this.',
  );
});

it('is offered only to users with the function', async () => {
  await showUsers(sandbox, { permissions: ['UR_USER_MANAGEMENT'] });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'New user' })).toBeNull();
});

async function select(...userIDs: readonly string[]) {
  for (const userID of userIDs) {
    const box = screen.getByRole('checkbox', { name: userID });
    // oxlint-disable-next-line no-await-in-loop -- one click after the other, as a user does
    await act(async () => fireEvent.click(box));
  }
}
