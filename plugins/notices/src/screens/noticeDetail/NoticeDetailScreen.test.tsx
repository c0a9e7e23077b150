import { openEmulator, type TestSession } from '@brokerdesk/mock-server/testing';
import { getNotification, listNotifications } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import plugin from '../../plugin.ts';
import NoticesCard from '../../slots/NoticesCard.tsx';
import NoticeDetailScreen from './NoticeDetailScreen.tsx';

const emulator = openEmulator({ applications: 0 });
let session: TestSession;

const api = () => createSessionApi(session);

describe('NoticeDetailScreen', () => {
  beforeEach(async () => {
    session = await (await emulator.openSandbox()).signIn();
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });
  afterAll(() => emulator.close());

  it('lists whom a notice did not reach, and sends it to them again', async () => {
    const { items } = await api().call(listNotifications, { query: { queue: 'failed' } });
    const [{ ntfID, delivery }] = items as [(typeof items)[0]];
    await renderScreen(<NoticeDetailScreen />, { plugin, session, params: { ntfID, tab: 'report' } });
    await screen.findByText(new RegExp(`${delivery?.failed} failed, 0 being sent again$`));
    expect((await screen.findAllByRole('gridcell', { name: 'Failed' })).length).toBeGreaterThan(0);
    await press('Resend to failed');
    const dialog = within(await screen.findByRole('alertdialog'));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Resend to failed' })));
    await waitFor(async () => {
      // Being sent, or already sent to some of them.
      const now = (await api().call(getNotification, { params: { ntfID } })).delivery;
      expect(now?.failed).toBeLessThan(delivery?.failed ?? 0);
    });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('refuses changes of a delivered notice, and says what to do instead', async () => {
    const { items } = await api().call(listNotifications, { query: { status: 'sent' } });
    await renderScreen(<NoticeDetailScreen />, { plugin, session, params: { ntfID: items[0]?.ntfID ?? '' } });
    await screen.findByRole('link', { name: 'Copy as new' });
    const edit = await screen.findByRole('button', { name: /^Edit/ });
    expect(edit.getAttribute('aria-disabled')).toBe('true');
  });

  it('makes a scheduled notice a draft again', async () => {
    const { items } = await api().call(listNotifications, { query: { status: 'pending' } });
    const ntfID = items[0]?.ntfID ?? '';
    await renderScreen(<NoticeDetailScreen />, { plugin, session, params: { ntfID } });
    await press('Unschedule');
    const dialog = within(await screen.findByRole('alertdialog'));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Unschedule' })));
    await waitFor(async () => {
      expect((await api().call(getNotification, { params: { ntfID } })).status).toBe('draft');
    });
  });

  it('says that a notice was delivered while the user was about to unschedule it', async () => {
    const sandbox = await emulator.openSandbox();
    session = await sandbox.signIn();
    const { items } = await api().call(listNotifications, { query: { status: 'pending', sort: 'pushTime' } });
    const { ntfID = '', pushTime } = items[0] ?? {};
    await renderScreen(<NoticeDetailScreen />, { plugin, session, params: { ntfID } });
    await press('Unschedule');
    await sandbox.control.changeClock({ set: new Date(Date.parse(pushTime ?? '') + 1000).toISOString(), frozen: true });
    // The session of the page has ended by the clock; it goes on with another one.
    Object.assign(session, await sandbox.signIn());
    const dialog = within(await screen.findByRole('alertdialog'));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Unschedule' })));
    await dialog.findByText(/has been delivered/);
    expect((await api().call(getNotification, { params: { ntfID } })).deliveryTime).toBe(pushTime);
  });

  it('counts on the home page what waits: failed deliveries, scheduled notices and drafts', async () => {
    await renderScreen(<NoticesCard />, { plugin, session });
    const { queueCounts } = await api().call(listNotifications, {});
    const names = new RegExp(`^Failed deliveries.*: ${queueCounts?.failed}$`);
    await screen.findByRole('link', { name: names });
    expect(screen.queryByText('To approve')).toBeNull();
  });
});

async function press(name: string) {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
}
