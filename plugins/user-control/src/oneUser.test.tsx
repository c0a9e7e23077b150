// One user from the first day to the last, as an administrator works with the screens of users, and what the operation
// records of that day tell and export. `e2e/administratorDay.spec.ts` goes the same way by keyboard.
import { listApplications, listOperationRecords } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import plugin from './plugin.ts';
import OperationRecordsScreen from './screens/operationRecords/OperationRecordsScreen.tsx';
import {
  chooseAction,
  chooseRecord,
  openUserEmulator,
  press,
  showUsers,
  type,
  type UserSandbox,
} from './screens/userList/userListFixture.tsx';

// Many dialogs in one test, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const emulator = openUserEmulator();
const userID = 'ng.kaho';
let sandbox: UserSandbox;

beforeEach(async () => {
  sandbox = await emulator.openSandbox();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
});
afterAll(() => emulator.close());

it('is created with two roles, must change the initial password, is disabled while signed in, and is deleted', async () => {
  await sandbox.requireCode('deleteUser');
  const initialPassword = await createWithTwoRoles();
  const { refID, roles } = await sandbox.find(userID);
  expect(roles.map(({ roleID }) => roleID).toSorted()).toEqual(['DEMO-READER', 'DEMO-REVIEWER']);

  const first = await signIn(initialPassword);
  expect(first.mustChangePassword).toBe(true);
  await expect(first.api.call(listApplications, {})).rejects.toMatchObject({
    data: { rule: 'password-change-required' },
  });
  const newPassword = 'Harbour-Light7';
  const change = { method: 'PUT', path: `/users/${refID}/passwords`, token: first.token };
  expect((await send(change, { password: initialPassword, newPassword })).code).toBe('OK');
  const { api, mustChangePassword } = await signIn(newPassword);
  expect(mustChangePassword).toBe(false);

  await showUsers(sandbox, { params: { q: userID }, enterCode: sandbox.enterCode });
  await chooseAction(userID, 'Disable');
  await press('Disable');
  await waitFor(async () => expect((await sandbox.find(userID)).enabled).toBe(false));
  // The portal shows its dialog for this reason (e2e/sessionEnds.spec.ts).
  await expect(api.call(listApplications, {})).rejects.toMatchObject({ code: 'E0001', data: { reason: 'disabled' } });
  await chooseAction(userID, 'Delete');
  await press('Delete user');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect((await send(signInCall, { userID, password: newPassword })).code).toBe('E0006');
  cleanup();

  const { items } = await createSessionApi(sandbox.session).call(listOperationRecords, {
    query: { targetID: refID, sort: 'time', size: 100 },
  });
  const operations = items.map(({ operation }) => operation);
  const steps = ['user.create', 'user.changePassword', 'user.status', 'user.delete'];
  expect(operations.filter((operation) => steps.includes(operation))).toEqual(steps);
  expect(JSON.stringify(items)).not.toContain(initialPassword);
  const lines = await exportRecords(refID);
  expect(lines).toHaveLength(items.length + 1);
  for (const name of ['User created', 'Password changed', 'User enabled or disabled', 'User deleted']) {
    expect(
      lines.filter((line) => line.includes(`,${name},`)),
      name,
    ).toHaveLength(1);
  }
});

/** Returns the initial password, which is shown once. */
async function createWithTwoRoles(): Promise<string> {
  await showUsers(sandbox);
  await press('New user');
  await type({ 'Login name': userID, Name: 'NG Ka Ho 吳家豪', Email: 'ng.kaho@demo-securities.example' });
  fireEvent.change(screen.getByRole('textbox', { name: /^Mobile/ }), { target: { value: '6123 4567' } });
  await chooseRecord('Roles', 'Read only');
  await chooseRecord('Roles', 'Reviewer');
  await press('Create user');
  await screen.findByRole('dialog', { name: 'Initial password' });
  await press('Show');
  const { value } = screen.getByLabelText<HTMLInputElement>('Initial password', { selector: 'input' });
  cleanup();
  return value;
}

const signInCall = { method: 'POST', path: '/auths/logins' };

/** Passwords are the host's, not the plugin's: their calls are made as the host makes them. */
async function send(call: { readonly method: string; readonly path: string; readonly token?: string }, body: object) {
  const response = await sandbox.session.fetch(`/api${call.path}`, {
    method: call.method,
    headers: {
      'broker-code': 'DEMO',
      'content-type': 'application/json',
      'api-version': 'v1',
      'api-lang': 'en_US',
      'app-version': '1.2.0-1',
      ...(call.token !== undefined && { token: call.token }),
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { readonly code: string; readonly data: unknown };
}

async function signIn(password: string) {
  const { code, data } = await send(signInCall, { userID, password });
  expect(code).toBe('OK');
  const session = data as UserSandbox['session'];
  const { token, mustChangePassword } = session;
  return { token, mustChangePassword, api: createSessionApi({ ...session, fetch: sandbox.session.fetch }) };
}

/** Exports the records of one account from the screen; returns the lines of the file. */
async function exportRecords(targetID: string): Promise<readonly string[]> {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await renderScreen(<OperationRecordsScreen />, { plugin, session: sandbox.session, params: { targetID } });
  fireEvent.click(await screen.findByRole('button', { name: 'Export' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Export' }));
  fireEvent.click(await panel.findByRole('radio', { name: 'Comma-separated values (.csv)' }));
  fireEvent.click(panel.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(files).toHaveLength(1));
  return (await files[0]!.text()).trim().split('\r\n');
}
