import { openEmulator, type TestSession } from '@brokerdesk/mock-server/testing';
import { createNotification, createNotificationGroup, listNotificationGroups } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import plugin from '../../plugin.ts';
import GroupsScreen from './GroupsScreen.tsx';

const emulator = openEmulator({ applications: 0 });
const names = { nameEN: 'Evening guests', nameSC: '晚会宾客', nameTC: '晚會賓客' };
let session: TestSession;
/** Two accounts of the broker. */
let accounts: readonly string[];

const api = () => createSessionApi(session);

describe('GroupsScreen', () => {
  beforeEach(async () => {
    session = await (await emulator.openSandbox()).signIn();
    const groups = await api().call(listNotificationGroups, {});
    accounts = groups.find(({ builtIn }) => !builtIn)?.accountNumbers.slice(0, 2) ?? [];
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });
  afterAll(() => emulator.close());

  it('creates a group from a file whose duplicates and unknown numbers it names', async () => {
    await renderScreen(<GroupsScreen />, { plugin, session });
    await press('New notice group');
    const dialog = within(await screen.findByRole('dialog'));
    const fields = dialog.getAllByRole('textbox', { name: /^Name/ });
    fields.forEach((field, index) => fireEvent.change(field, { target: { value: `Guests ${index}` } }));
    const [first, second] = accounts;
    const file = new File([`Account number\n${first}\n${second}\n${first}\n999999999\nten\n`], 'guests.csv');
    await act(async () => fireEvent.change(dialog.getByLabelText('Read csv file…'), { target: { files: [file] } }));
    await dialog.findByText('guests.csv: 5 numbers');
    dialog.getByText('Duplicate (1)');
    dialog.getByText('ten');
    await press('Add 2 known numbers');
    await dialog.findByText(/^2 accounts: /);
    // A form focuses a field with the next frame; the text may be there before it.
    const members = dialog.getByRole('textbox', { name: /^Account numbers/ });
    await waitFor(() => expect(document.activeElement).toBe(members));
    await act(async () => fireEvent.submit(screen.getByRole('dialog').querySelector('form')!));
    await screen.findByRole('rowheader', { name: 'Guests 0' });
    const groups = await api().call(listNotificationGroups, { query: { q: 'Guests 0' } });
    expect(groups).toMatchObject([{ accountNumbers: accounts, memberCount: 2 }]);
  });

  it('asks which column of a file has the account numbers, and shows where zeros were added', async () => {
    await renderScreen(<GroupsScreen />, { plugin, session });
    await press('New notice group');
    const dialog = within(await screen.findByRole('dialog'));
    const [first = '', second = ''] = accounts;
    const rows = [`${Number(first)};CHAN Tai Man;${second}`, `999999999;LEE Mei;15060`];
    const file = new File([`A/C no.;Client;Shares\n${rows.join('\n')}\n`], 'clients.csv');
    await act(async () => fireEvent.change(dialog.getByLabelText('Read csv file…'), { target: { files: [file] } }));
    const select = await dialog.findByRole('combobox', { name: 'Account number: column of the file' });
    fireEvent.change(select, { target: { value: '0' } });
    await press('Read the file with these columns');
    await dialog.findByText('clients.csv: 2 numbers');
    dialog.getByText('Zeros added in front (1)');
    dialog.getByText(`${Number(first)} → ${first}`);
    await press('Add 1 known number');
    await dialog.findByText(/^1 account: /);
  });

  it('adds no more numbers than a group takes, and says so', async () => {
    await renderScreen(<GroupsScreen />, { plugin, session });
    await press('New notice group');
    const dialog = within(await screen.findByRole('dialog'));
    const numbers = Array.from({ length: 1_500 }, (_, index) => String(200_000_000 + index));
    const file = new File([`Account number\n${numbers.join('\n')}\n`], 'all.csv');
    await act(async () => fireEvent.change(dialog.getByLabelText('Read csv file…'), { target: { files: [file] } }));
    await dialog.findByText(/^A group takes 1,000 account numbers at most; with these it would have 1,500/);
    expect(dialog.queryByRole('button', { name: /^Add 1,500/ })).toBeNull();
  });

  it('names typed numbers without an account, and removes them', async () => {
    await renderScreen(<GroupsScreen />, { plugin, session });
    await press('New notice group');
    const field = await screen.findByRole('textbox', { name: /^Account numbers/ });
    await act(async () => fireEvent.change(field, { target: { value: `${accounts[0]} 999999999 ` } }));
    await act(async () => fireEvent.blur(field));
    await screen.findByText('1 number belongs to no account');
    await press('Remove them');
    await waitFor(() => expect(screen.queryByText('1 number belongs to no account')).toBeNull());
    await screen.findByText(/^1 account: /);
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('names the notices that wait before new members are saved', async () => {
    const groupID = await createGroupWithNotice();
    await renderScreen(<GroupsScreen />, { plugin, session });
    const row = await screen.findByRole('row', { name: /^Evening guests/ });
    await act(async () => fireEvent.click(within(row).getAllByRole('button').at(-1)!));
    const edit = await screen.findByRole('menuitem', { name: 'Edit' });
    await act(async () => fireEvent.click(edit));
    const field = await screen.findByRole('textbox', { name: /^Account numbers/ });
    expect(screen.queryByText(/They? goe?s? to the new members/)).toBeNull();
    await act(async () => fireEvent.change(field, { target: { value: '999999999 ' } }));
    await screen.findByText('It goes to the new members: “Hours”.');
    const [group] = await api().call(listNotificationGroups, { query: { q: names.nameEN } });
    expect(group?.groupID).toBe(groupID);
  });

  it('shows which notices wait for a group, and why it cannot be deleted', async () => {
    const groupID = await createGroupWithNotice();
    await renderScreen(<GroupsScreen />, { plugin, session, params: { groupID } });
    const tab = await screen.findByRole('tab', { name: 'Used by' });
    await act(async () => fireEvent.click(tab));
    await screen.findByText('Hours');
    const row = await screen.findByRole('row', { name: /^Evening guests/ });
    await act(async () => fireEvent.click(within(row).getAllByRole('button').at(-1)!));
    await screen.findAllByRole('menuitem');
    screen.getByText('“Hours” still waits to be sent. Unschedule, withdraw or change it first.');
  });

  it('neither changes nor deletes a built-in group, and says why', async () => {
    await renderScreen(<GroupsScreen />, { plugin, session });
    const row = await screen.findByRole('row', { name: /^Cash accounts/ });
    await act(async () => fireEvent.click(within(row).getAllByRole('button').at(-1)!));
    const items = await screen.findAllByRole('menuitem');
    expect(items.every((item) => item.getAttribute('aria-disabled') === 'true')).toBe(true);
  });
});

async function press(name: string) {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
}

async function createGroupWithNotice(): Promise<string> {
  const { groupID } = await api().call(createNotificationGroup, {
    body: { ...names, accountNumbers: [...accounts] },
  });
  const pushTime = new Date(Date.now() + 86_400_000).toISOString();
  const texts = {
    titleEN: 'Hours',
    titleSC: '时间',
    titleTC: '時間',
    contentEN: 'a',
    contentSC: 'b',
    contentTC: 'c',
  };
  const waiting = {
    status: 'pending',
    channel: 'app',
    deleteUserGroup: false,
    userGroupID: groupID,
    pushTime,
  } as const;
  await api().call(createNotification, { body: { ...waiting, ...texts, sendUserStatus: [1, 0, -1] } });
  return groupID;
}
