import { openEmulator, type TestSession } from '@brokerdesk/mock-server/testing';
import { getProfile, listProfiles, type ProfileDetail, updateProfile } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import plugin from '../../plugin.ts';
import TemplateListScreen from './TemplateListScreen.tsx';

const emulator = openEmulator({ applications: 80 });
const corporate = 'DEMO-P-CORPORATE';
let session: TestSession;

describe('TemplateListScreen', () => {
  beforeEach(async () => {
    session = await (await emulator.openSandbox()).signIn();
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });
  afterAll(() => emulator.close());

  it('counts the applications of each template and leads to them', async () => {
    const { opened } = await renderScreen(<TemplateListScreen />, { plugin, session });
    const { items } = await createSessionApi(session).call(listProfiles, { query: { q: 'DEMO-P-STANDARD' } });
    const { total, byStatus } = items[0]!.applications;
    const unfinished = total - (byStatus.ARC ?? 0) - (byStatus.REJ ?? 0);
    const row = await screen.findByRole('row', { name: /^Individual account/ });
    fireEvent.click(within(row).getByRole('link', { name: `${total}, ${unfinished} open` }));
    expect(opened).toEqual([{ code: 'RAO_CLIENT_MANAMEMENT', params: { profileID: 'DEMO-P-STANDARD' } }]);
    const unused = screen.getByRole('row', { name: /^Corporate account/ });
    expect(within(unused).queryByRole('link', { name: /open$/ })).toBeNull();
  });

  it('has no action that the user may not take', async () => {
    const permissions = ['RAO', 'RAO_PROFILE_MANAMEMENT'];
    await renderScreen(<TemplateListScreen />, { plugin, session, permissions });
    await openMenu('Corporate account');
    expect(menuItems()).toEqual(['Copy link', 'QR code', 'History']);
    expect(screen.queryByRole('button', { name: 'New template' })).toBeNull();
  });

  it('blocks mainland addresses after naming the consequence for clients', async () => {
    const { toasts } = await renderScreen(<TemplateListScreen />, { plugin, session });
    await choose('Corporate account', 'Block mainland addresses');
    const dialog = await screen.findByRole('alertdialog');
    within(dialog).getByText(/are turned away from this template at once/);
    await confirm();
    await waitFor(() =>
      expect(toasts).toMatchObject([{ text: 'Mainland addresses are blocked for Corporate account.' }]),
    );
    expect((await read()).blockedCNIP).toBe(true);
  });

  it('shows what another user has changed, and blocks after another confirmation', async () => {
    await renderScreen(<TemplateListScreen />, { plugin, session });
    await choose('Corporate account', 'Block mainland addresses');
    const { version, pages, classification, description } = await read();
    const name = { EN: 'Company account', SC: '公司账户二', TC: '公司帳戶二' };
    const body = { name, description, pages, classification, version };
    await createSessionApi(session).call(updateProfile, { params: { id: corporate }, body });
    await confirm();
    await screen.findByText('Company account');
    expect((await read()).blockedCNIP).toBe(false);
  });

  it('deletes a template without applications', async () => {
    await renderScreen(<TemplateListScreen />, { plugin, session });
    await choose('Corporate account', 'Delete template');
    await confirm();
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Corporate account/ })).toBeNull());
    await expect(read()).rejects.toMatchObject({ code: 'E0003' });
  });

  it('says how many applications keep a template, what to do instead, and asks nothing', async () => {
    const { api } = await renderScreen(<TemplateListScreen />, { plugin, session });
    await choose('Individual account', 'Delete template');
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText(/^\d+ applications use this template, so it cannot be deleted\.$/);
    within(dialog).getByText(/take its public link off your pages/);
    within(dialog).getByRole('link', { name: 'Show the applications' });
    expect(api.writes()).toEqual([]);
  });
});

function read(): Promise<ProfileDetail> {
  return createSessionApi(session).call(getProfile, { params: { id: corporate } });
}

async function openMenu(name: string) {
  const row = await screen.findByRole('row', { name: new RegExp(`^${name}`) });
  await act(async () => fireEvent.click(within(row).getAllByRole('button').at(-1)!));
  await screen.findAllByRole('menuitem');
}

function menuItems() {
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

async function choose(name: string, item: string) {
  await openMenu(name);
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: item })));
}

async function confirm() {
  const dialog = await screen.findByRole('alertdialog');
  await act(async () => fireEvent.submit(dialog.querySelector('form')!));
}
