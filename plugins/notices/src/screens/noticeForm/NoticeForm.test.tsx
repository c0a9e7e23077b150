import { openEmulator, type TestSession } from '@brokerdesk/mock-server/testing';
import {
  changeNotification,
  createNotification,
  type DataOf,
  getNotification,
  listNotifications,
} from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import plugin from '../../plugin.ts';
import { draft as notice } from './draftFixture.ts';
import EditNoticeScreen from './EditNoticeScreen.tsx';
import NewNoticeScreen from './NewNoticeScreen.tsx';

const emulator = openEmulator({ applications: 0 });
let session: TestSession;

vi.setConfig({ testTimeout: 120_000 });

const api = () => createSessionApi(session);
const create = (body = notice): Promise<DataOf<typeof createNotification>> => api().call(createNotification, { body });
const read = (ntfID: string) => api().call(getNotification, { params: { ntfID } });

describe('the form of a notice', () => {
  beforeEach(async () => {
    session = await (await emulator.openSandbox()).signIn();
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });
  afterAll(() => emulator.close());

  it('saves an incomplete notice as a draft, and names what is missing before it is sent', async () => {
    await renderScreen(<NewNoticeScreen />, { plugin, session });
    await type('Title', 'Half a notice');
    await press('Check and send…');
    expect(await screen.findAllByText(/Required to send it\./)).not.toHaveLength(0);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await press('Save draft');
    await waitFor(async () => {
      const { items } = await api().call(listNotifications, { query: { q: 'Half a notice' } });
      expect(items).toMatchObject([{ status: 'draft', userGroupID: null }]);
    });
  });

  it('shows whom it reaches, how and in which languages before it is sent, and sends it then', async () => {
    const { ntfID } = await create();
    await renderScreen(<EditNoticeScreen />, { plugin, session, params: { ntfID } });
    await screen.findByText(/^Reaches [\d,]+ clients$/);
    await press('Check and send…');
    const check = within(await screen.findByRole('alertdialog', { name: 'Send this notice?' }));
    check.getByText('Cash accounts');
    check.getByText('It cannot be recalled');
    expect(check.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'English: Office hours (26 characters)',
      'Simplified Chinese: 办公时间 (10 characters)',
      'Traditional Chinese: 辦公時間 (10 characters)',
    ]);
    expect((await read(ntfID)).status).toBe('draft');
    await act(async () => fireEvent.click(check.getByRole('button', { name: 'Send notice' })));
    await waitFor(async () => expect((await read(ntfID)).status).toBe('sent'));
  });

  it('offers the typed text as a new notice once the notice has been delivered meanwhile', async () => {
    const { ntfID, version } = await create();
    await renderScreen(<EditNoticeScreen />, { plugin, session, params: { ntfID } });
    await screen.findByText(/^Reaches/);
    await type('Title', 'Typed one second too late');
    const put = { params: { ntfID }, body: { ...notice, status: 'pending' as const, version } };
    const kept = { keepFileEN: [], keepFileSC: [], keepFileTC: [] };
    await api().call(changeNotification, { ...put, body: { ...put.body, ...kept } });
    await press('Save draft');
    await screen.findByText(/Copy it as a new one and send that instead/);
    await press('Copy what I wrote as new');
    await screen.findByRole('heading', { name: 'New notice from a copy', level: 1 });
    const copied = await screen.findByDisplayValue('Typed one second too late');
    expect(document.activeElement).toBe(copied);
    await press('Save draft');
    await waitFor(async () => {
      const { items } = await api().call(listNotifications, { query: { q: 'one second too late' } });
      expect(items).toMatchObject([{ status: 'draft', titleTC: '辦公時間' }]);
    });
    expect(await read(ntfID)).toMatchObject({ titleEN: 'Office hours', status: 'sent' });
  });

  it('keeps the text of a planned notice whose time comes while it is edited, whatever is pressed', async () => {
    const sandbox = await emulator.openSandbox({ now: '2026-11-02T02:00:00Z', frozen: true });
    session = await sandbox.signIn();
    const { ntfID } = await create({ ...notice, status: 'pending', pushTime: '2026-11-02T02:10:00Z' });
    await renderScreen(<EditNoticeScreen />, { plugin, session, params: { ntfID } });
    await screen.findByText(/^Reaches/);
    await type('Title', 'Typed while it went out');
    await sandbox.control.changeClock({ advanceSec: 900 });
    expect(await read(ntfID)).toMatchObject({ titleEN: 'Office hours', status: 'sent' });
    await press('Save as draft, do not send');
    await screen.findByText(/Copy it as a new one and send that instead/);
    screen.getByDisplayValue('Typed while it went out');
    await press('Save as draft, do not send');
    await screen.findByText(/Copy it as a new one and send that instead/);
    await press('Copy what I wrote as new');
    await screen.findByDisplayValue('Typed while it went out');
    expect(await read(ntfID)).toMatchObject({ titleEN: 'Office hours', status: 'sent' });
  });

  it('shows the email of each language, and sends a test to the user', async () => {
    const { ntfID } = await create();
    const { toasts } = await renderScreen(<EditNoticeScreen />, { plugin, session, params: { ntfID } });
    await screen.findByText(/^Reaches/);
    await press('Preview and test');
    const preview = within(await screen.findByRole('dialog', { name: 'Preview' }));
    preview.getByText('Email');
    preview.getByText('Office hours');
    await act(async () => fireEvent.click(preview.getByRole('tab', { name: 'Traditional Chinese' })));
    preview.getByText('分行於九時開始營業。');
    expect(preview.queryByText('Push message')).toBeNull();
    await act(async () => fireEvent.click(preview.getByRole('button', { name: 'Send a test message to me' })));
    await waitFor(() => expect(toasts[0]?.text).toMatch(/^3 test messages sent to \w•••@/));
  });
});

async function type(label: string, value: string) {
  const fields = await screen.findAllByRole('textbox', { name: new RegExp(`^${label}`) });
  await act(async () => fireEvent.change(fields[0]!, { target: { value } }));
}

async function press(name: string) {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
}
