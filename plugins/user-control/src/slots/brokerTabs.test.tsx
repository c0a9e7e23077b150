import { openEmulator, type TestSandbox, type TestSession } from '@brokerdesk/mock-server/testing';
import type { JobContext } from '@brokerdesk/plugin-sdk';
import { listUsers } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, demoUsers, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { search } from '../commands/searchBrokerUsers.ts';
import { job } from '../jobs/changeUser.ts';
import plugin from '../plugin.ts';
import { chooseAction, openDialog, press, type } from '../screens/userList/userListFixture.tsx';
import BrokerRecordsTab from './BrokerRecordsTab.tsx';
import BrokerRolesTab from './BrokerRolesTab.tsx';
import BrokerUsersTab from './BrokerUsersTab.tsx';

const emulator = openEmulator({ applications: 0 });
const broker = { brokerCode: 'HARBOUR' };
let sandbox: TestSandbox;
let session: TestSession;

beforeEach(async () => {
  sandbox = await emulator.openSandbox({ now: '2026-11-04T02:00:00Z', frozen: true });
  session = await sandbox.signIn(demoUsers.providerAdministrator);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
afterAll(() => emulator.close());

const users = async (query: object = {}) =>
  (await createSessionApi(session).call(listUsers, { query: { ...broker, size: 100, ...query } })).items;

it('has the users of the broker, with all that its own administrators can do', async () => {
  await renderScreen(<BrokerUsersTab broker={broker} />, { plugin, session });
  await screen.findByRole('rowheader', { name: 'harbour.reviewer' });
  expect(screen.queryByRole('rowheader', { name: /^(demo|provider)\./ })).toBeNull();
  screen.getByText(/^Administrator accounts: 3 of 5 in use/);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Actions harbour.reviewer' })));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toEqual(['Edit', 'Initial password', 'Disable', 'Delete']);
});

it('creates an administrator of the broker with a role of that broker', async () => {
  await renderScreen(<BrokerUsersTab broker={broker} />, { plugin, session });
  await screen.findByRole('rowheader', { name: 'harbour.reviewer' });
  await press('New user');
  await type({ 'Login name': 'ng.kaho', Name: 'NG Ka Ho', Email: 'ng.kaho@harbour.example' });
  const mobile = openDialog().getByRole('textbox', { name: /^Mobile/ });
  const kind = openDialog().getByRole('combobox', { name: /^Type/ });
  await act(async () => {
    fireEvent.change(mobile, { target: { value: '6123 4567' } });
    fireEvent.change(kind, { target: { value: 'Administrator' } });
  });
  const roles = openDialog().getByRole('combobox', { name: /^Roles/ });
  await act(async () => {
    roles.focus();
    fireEvent.change(roles, { target: { value: 'Reviewer' } });
  });
  // The options of the first response are replaced by those of the search, so an option that is clicked may be gone.
  await waitFor(() => {
    const isChosen = screen.queryByRole('button', { name: 'Remove Reviewer' }) !== null;
    if (!isChosen) fireEvent.click(screen.getByRole('option', { name: /^Reviewer/ }));
    screen.getByRole('button', { name: 'Remove Reviewer' });
  });
  await press('Create user');
  expect((await screen.findByRole('dialog', { name: 'Initial password' })).textContent).toContain('ng.kaho');
  const [created] = await users({ q: 'ng.kaho' });
  expect(created).toMatchObject({ brokerCode: 'HARBOUR', type: 'Administrator' });
  expect(created?.roles[0]?.roleID).toContain('HARBOUR');
});

it('disables a user of the broker at once, also as one of many', async () => {
  await renderScreen(<BrokerUsersTab broker={broker} />, { plugin, session });
  await screen.findByRole('rowheader', { name: 'harbour.reviewer' });
  await chooseAction('harbour.reviewer', 'Disable');
  await press('Disable');
  await waitFor(async () => expect((await users({ q: 'harbour.reviewer' }))[0]?.enabled).toBe(false));
  const [user] = await users({ q: 'harbour.reviewer' });
  const input = { action: 'disable', ...broker, version: user!.version - 1 } as const;
  // The response to the change is lost: the tray finds out from the broker's list that it was carried out.
  const context = { api: createSessionApi(session), signal: new AbortController().signal } as JobContext;
  expect(await job.check({ id: user!.refID, label: user!.userName, input }, context)).toEqual({ state: 'done' });
});

it('shows the roles of the broker with their functions and members, and nothing to change them by', async () => {
  await renderScreen(<BrokerRolesTab broker={broker} />, { plugin, session });
  const role = await screen.findByText('Reviewer');
  await act(async () => fireEvent.click(role));
  const panel = await screen.findByRole('complementary', { name: 'Reviewer' });
  const tree = await within(panel).findByRole('tree');
  expect(within(tree).getAllByRole('treeitem').length).toBeGreaterThan(0);
  await act(async () => fireEvent.click(within(panel).getByRole('tab', { name: 'Members' })));
  await within(panel).findByText('harbour.reviewer');
  expect(screen.queryByRole('button', { name: /^(Edit|Delete|Actions|New)/ })).toBeNull();
});

it('shows what was done to the records of the broker only', async () => {
  await renderScreen(<BrokerRecordsTab broker={broker} />, { plugin, session });
  expect((await screen.findAllByRole('rowheader')).length).toBeGreaterThan(0);
  expect(screen.queryByText('demo.admin')).toBeNull();
});

it('the palette finds users of every broker and opens them in their broker', async () => {
  const context = { api: createSessionApi(session), language: 'en', signal: new AbortController().signal } as const;
  const [user] = await users({ q: 'harbour.reviewer' });
  expect(await search('harbour.rev', context)).toEqual([
    {
      id: user!.refID,
      title: user!.userName,
      description: 'harbour.reviewer · Harbour Bright Securities',
      target: {
        code: 'provider:brokers',
        child: 'broker',
        params: { ...broker, tab: 'user-control/users', refID: user!.refID },
      },
    },
  ]);
  expect(await search('ha', context)).toEqual([]);
});
