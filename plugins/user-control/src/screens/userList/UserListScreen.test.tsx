import { openEmulator, type TestSession } from '@brokerdesk/mock-server/testing';
import { listRoles, listUsers, type User } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import plugin from '../../plugin.ts';
import UserListScreen from './UserListScreen.tsx';

const emulator = openEmulator({ applications: 0 });
let session: TestSession;
let users: readonly User[];

describe('UserListScreen', () => {
  beforeEach(async () => {
    const sandbox = await emulator.openSandbox({ now: '2026-11-04T02:00:00Z', frozen: true });
    session = await sandbox.signIn();
    users = (await createSessionApi(session).call(listUsers, { query: { size: 100 } })).items;
  });
  afterEach(cleanup);
  afterAll(() => emulator.close());

  it('shows the broker’s users with their roles', async () => {
    await show({ type: 'Super Administrator' });
    const admin = users.find(({ userID }) => userID === 'demo.admin')!;
    const row = await screen.findByRole('row', { name: /^demo\.admin/ });
    expect(
      within(row)
        .getAllByRole('gridcell')
        .map((cell) => cell.textContent),
    ).toEqual([
      '',
      admin.userName,
      'Super Administrator',
      'Enabled',
      '04 Nov 2026, 10:00',
      admin.roles.map(({ name }) => name.EN).join(', '),
      admin.email,
      admin.mobile,
      '',
    ]);
  });

  it('shows that an account was never used', async () => {
    await showUnused();
    await screen.findByText('Never');
  });

  it('shows an account type that the portal does not know as its text', async () => {
    const api = createSessionApi(session);
    const [user] = users;
    const items = [{ ...user, type: 'constructor' }];
    // The roles and groups to filter by come from the emulator.
    const call: typeof api.call = (endpoint, ...rest) =>
      endpoint.path === listUsers.path
        ? Promise.resolve({ items, page: 1, size: 50, total: 1 } as never)
        : api.call(endpoint, ...rest);
    await renderScreen(<UserListScreen />, { plugin, session, api: { ...api, call } });
    await screen.findByRole('gridcell', { name: 'constructor' });
  });

  it('narrows the list to disabled accounts', async () => {
    const { params, api } = await show();
    fireEvent.change(await screen.findByRole('combobox', { name: 'Account' }), { target: { value: 'false' } });
    await waitFor(() => expect(params()).toEqual({ enabled: 'false' }));
    await waitFor(() =>
      expect(api.calls.at(-1)?.query).toEqual({ page: 1, size: 50, sort: 'userID', enabled: 'false' }),
    );
    const disabled = users.filter(({ enabled }) => !enabled);
    for (const { userID } of disabled) await screen.findByRole('rowheader', { name: userID });
  });

  it('is filtered by role, group and sign-in, with options of the server', async () => {
    const { params } = await show();
    fireEvent.click(await screen.findByRole('button', { name: 'More filters' }));
    const role = await screen.findByRole('combobox', { name: 'Role' });
    fireEvent.change(role, { target: { value: 'DEMO-REVIEWER' } });
    await waitFor(() => expect(params()).toEqual({ roleID: 'DEMO-REVIEWER' }));
    screen.getByRole('combobox', { name: 'Contact group' });
    fireEvent.change(screen.getByRole('combobox', { name: 'Deleted accounts' }), { target: { value: 'deleted' } });
    await waitFor(() => expect(params()).toEqual({ roleID: 'DEMO-REVIEWER', status: 'deleted' }));
  });

  it('is filtered by the role of a link from the first request, also if the roles are not loaded', async () => {
    const back = createSessionApi(session);
    const call: typeof back.call = (endpoint, input, options) =>
      endpoint.path === listRoles.path ? Promise.reject(new Error('Not now.')) : back.call(endpoint, input, options);
    const params = { roleID: 'DEMO-REVIEWER' };
    const { api } = await renderScreen(<UserListScreen />, { plugin, session, params, api: { ...back, call } });
    await screen.findByRole('button', { name: /^Remove filter Role/ });
    const queries = api.calls.filter(({ endpoint, query }) => endpoint === listUsers && query['size'] !== 1);
    expect(queries.map(({ query }) => query['roleID'])).toEqual(['DEMO-REVIEWER']);
  });

  it('shows how many accounts of administrators are left', async () => {
    await show();
    await screen.findByText('Administrator accounts: 6 of 8 in use, 2 left.');
  });

  it('opens a row in the panel beside the list', async () => {
    const { opened } = await showUnused();
    fireEvent.click(await screen.findByText('Never'));
    expect(opened).toEqual([]);
    await screen.findByRole('complementary');
  });

  it('is translated into Traditional Chinese', async () => {
    const { roles } = users.find(({ userID }) => userID === 'demo.reviewer')!;
    await show({ q: 'demo.reviewer' }, 'zh-Hant');
    await screen.findByRole('grid', { name: '用戶管理' });
    await screen.findByText(roles.map(({ name }) => name.TC).join('、'));
  });
});

function show(params: Readonly<Record<string, string>> = {}, language: 'en' | 'zh-Hant' = 'en') {
  return renderScreen(<UserListScreen />, { plugin, session, params, language });
}

/** Shows the one account whose user has never signed in. */
function showUnused() {
  return show({ q: users.find(({ lastLoginTime }) => lastLoginTime === null)!.userID });
}
