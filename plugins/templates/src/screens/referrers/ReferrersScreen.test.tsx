import { openEmulator, type TestSession } from '@brokerdesk/mock-server/testing';
import { getReferrer, listReferrers } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import plugin from '../../plugin.ts';
import ReferrersScreen from './ReferrersScreen.tsx';

const emulator = openEmulator({ applications: 80 });
const accountants = 'DEMO-R005';
let session: TestSession;

describe('ReferrersScreen', () => {
  beforeEach(async () => {
    session = await (await emulator.openSandbox()).signIn();
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });
  afterAll(() => emulator.close());

  it('creates a referrer, whose links the server generates', async () => {
    await renderScreen(<ReferrersScreen />, { plugin, session });
    await press(await screen.findByRole('button', { name: 'New referrer' }));
    const dialog = await screen.findByRole('dialog');
    within(dialog)
      .getAllByLabelText(/^Name/)
      .forEach((field, index) => fireEvent.change(field, { target: { value: `Peak Advisers ${index}` } }));
    fireEvent.change(within(dialog).getByRole('textbox', { name: /^Phone/ }), { target: { value: '6123 4567' } });
    await submit('dialog');
    await screen.findByRole('rowheader', { name: 'Peak Advisers 0' });
    const { items } = await createSessionApi(session).call(listReferrers, { query: { q: 'Peak Advisers' } });
    expect(items).toMatchObject([
      { nameTC: 'Peak Advisers 2', phone: '+852 6123 4567', profiles: [], applications: 0 },
    ]);
  });

  it('says what keeps a referrer from being deleted, and asks nothing', async () => {
    await renderScreen(<ReferrersScreen />, { plugin, session });
    await openMenu('Golden Bauhinia Wealth');
    screen.getByText(/^Used by \d+ applications? and 1 template\./);
    await press(screen.getByRole('menuitem', { name: /^Delete/ }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows the links of the referrer that an address names, with QR code, and adds one', async () => {
    const params = { q: accountants };
    await renderScreen(<ReferrersScreen />, { plugin, session, params });
    const code = await screen.findByRole('button', { name: 'QR code – Corporate staff plan' });
    await press(code);
    const link = 'https://open.brokerdesk.example/demo/staff-plan?ref=r005';
    await screen.findByRole('img', { name: `QR code for ${link}` });
    within(await screen.findByRole('dialog')).getByText('Tin Wah Accounting');
    await press(screen.getByRole('button', { name: 'Close' }));
    await press(screen.getByRole('button', { name: 'Add template' }));
    const field = within(await screen.findByRole('dialog')).getByRole('combobox');
    await act(async () => fireEvent.change(field, { target: { value: 'Corporate account' } }));
    await press(await within(await screen.findByRole('listbox')).findByRole('option', { name: /Corporate account/ }));
    await submit('dialog');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { profiles } = await createSessionApi(session).call(getReferrer, { params: { referrerID: accountants } });
    expect(profiles.map(({ profileID }) => profileID)).toContain('DEMO-P-CORPORATE');
    await screen.findByRole('button', { name: 'QR code – Corporate account' });
  });

  it('changes nothing for a user without the function', async () => {
    const permissions = ['RAO', 'RAO_PROFILE_MANAMEMENT'];
    await renderScreen(<ReferrersScreen />, { plugin, session, permissions });
    await openMenu('Golden Bauhinia Wealth');
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['Copy link', 'QR code', 'History']);
    expect(screen.queryByRole('button', { name: 'New referrer' })).toBeNull();
  });
});

async function openMenu(name: string) {
  const row = await screen.findByRole('row', { name: new RegExp(`^${name}`) });
  await press(within(row).getAllByRole('button').at(-1)!);
  await screen.findAllByRole('menuitem');
}

async function press(element: HTMLElement) {
  await act(async () => fireEvent.click(element));
}

async function submit(role: 'dialog') {
  await act(async () => fireEvent.submit(screen.getByRole(role).querySelector('form')!));
}
