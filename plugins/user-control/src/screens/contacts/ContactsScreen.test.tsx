import { openEmulator, type TestSession } from '@brokerdesk/mock-server/testing';
import { type ContactDetail, listContactDetails, listContactGroups } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { search } from '../../commands/searchContacts.ts';
import plugin from '../../plugin.ts';
import ContactsScreen from './ContactsScreen.tsx';

const emulator = openEmulator({ applications: 0 });
let session: TestSession;

describe('ContactsScreen', () => {
  beforeEach(async () => {
    session = await (await emulator.openSandbox()).signIn();
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });
  afterAll(() => emulator.close());

  it('shows the groups with their contacts, and leads to the users of a group', async () => {
    const { opened } = await renderScreen(<ContactsScreen />, { plugin, session });
    const [first, second] = await groups();
    await screen.findByRole('heading', { name: first!.nameEN });
    fireEvent.click(screen.getByRole('link', { name: `${first!.memberCount} users in this group` }));
    expect(opened).toEqual([{ code: 'UR_USER_MANAGEMENT', params: { groupID: first!.groupID } }]);
    fireEvent.click(screen.getByRole('button', { name: `${second!.nameEN} ${second!.detailCount}` }));
    const grid = await screen.findByRole('grid', { name: `Contacts of “${second!.nameEN}”` });
    expect(await within(grid).findAllByRole('rowheader')).toHaveLength(second!.detailCount);
  });

  it('is found by the palette: groups and contacts, each in its group', async () => {
    const api = createSessionApi(session);
    const context = { api, language: 'en', signal: new AbortController().signal } as const;
    const [group] = await groups();
    const targetOf = (id: string) => ({ code: 'UR_USER_MANAGEMENT', child: 'contacts', params: { group: id } });
    expect(await search(group!.nameTC, context)).toContainEqual({
      id: group!.groupID,
      title: group!.nameEN,
      target: targetOf(group!.groupID),
    });
    const { items } = await api.call(listContactDetails, { query: {} });
    const contact = items.find(({ phone }) => phone !== null)!;
    expect(await search(contact.phone!, context)).toContainEqual({
      id: contact.detailID,
      title: contact.nameEN,
      description: contact.phone,
      target: targetOf(contact.groupID),
    });
    expect(await search('no such contact', context)).toEqual([]);
  });

  it('keeps a contact from being created without any way to reach it', async () => {
    const { api } = await renderScreen(<ContactsScreen />, { plugin, session });
    await press('New contact');
    await screen.findByRole('dialog');
    type(/^Name/, 'Branch desk');
    await submit();
    expect((await screen.findAllByText(/Enter at least one way to reach this contact/)).length).toBeGreaterThan(0);
    expect(api.writes()).toEqual([]);
  });

  it('creates a contact at the end of its group, with what was left empty as absent', async () => {
    await renderScreen(<ContactsScreen />, { plugin, session });
    const [group] = await groups();
    await press('New contact');
    for (const [index, tab] of within(dialog()).getAllByRole('tab').entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one tab after the other, as users do
      await act(async () => fireEvent.click(tab));
      type(/^Name/, `Branch desk ${index}`, index);
    }
    type('Email', 'branch@demo-securities.example');
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const created = (await details(group!.groupID)).at(-1);
    expect(created).toMatchObject({
      nameEN: 'Branch desk 0',
      nameTC: 'Branch desk 2',
      email: 'branch@demo-securities.example',
      phone: null,
      whatsApp: null,
      weChat: null,
      sequence: group!.detailCount + 1,
    });
  });

  it('shows a group as soon as it is created', async () => {
    await renderScreen(<ContactsScreen />, { plugin, session });
    await press('New group');
    await screen.findByRole('dialog');
    for (const [index, tab] of within(dialog()).getAllByRole('tab').entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one tab after the other, as users do
      await act(async () => fireEvent.click(tab));
      type(/^Name/, `Branch desk ${index}`, index);
    }
    await submit();
    await screen.findByRole('button', { name: /^Branch desk 0/ });
  });

  it('says why a group in use cannot be deleted, and asks nothing', async () => {
    const { toasts } = await renderScreen(<ContactsScreen />, { plugin, session });
    await press('Delete group');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(toasts.map(({ text }) => text)).toEqual([expect.stringMatching(/^The group still has \d+ users? and/)]);
  });

  it('saves the order of the contacts, of those that moved only', async () => {
    const { api, toasts } = await renderScreen(<ContactsScreen />, { plugin, session });
    const [group] = await groups();
    const before = await details(group!.groupID);
    await press('Order contacts');
    await screen.findByRole('dialog');
    const up = await within(dialog()).findByRole('button', { name: `Move ${before[1]!.nameEN} up` });
    await act(async () => fireEvent.click(up));
    await act(async () => fireEvent.click(within(dialog()).getByRole('button', { name: /^Save/ })));
    await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['Order saved']));
    expect(api.writes()).toHaveLength(2);
    expect(within(dialog()).queryByText(/in the meantime/)).toBeNull();
    const after = await details(group!.groupID);
    expect(after.map(({ detailID }) => detailID)).toEqual(before.map(({ detailID }) => detailID).toReversed());
  });
});

async function groups() {
  return (await createSessionApi(session).call(listContactGroups, {})).items;
}

async function details(groupID: string): Promise<readonly ContactDetail[]> {
  return (await createSessionApi(session).call(listContactDetails, { query: { groupID } })).items;
}

const dialog = () => screen.getByRole('dialog');

async function press(name: string) {
  await screen.findByRole('grid');
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
}

/** Types into a field; one with texts by language exists once for each. */
function type(label: string | RegExp, value: string, index = 0) {
  fireEvent.change(within(dialog()).getAllByLabelText(label)[index]!, { target: { value } });
}

async function submit() {
  await act(async () => fireEvent.submit(dialog().querySelector('form')!));
}
