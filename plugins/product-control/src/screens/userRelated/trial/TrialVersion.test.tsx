import { openEmulator, type TestSandbox, type TestSession } from '@brokerdesk/mock-server/testing';
import { getTrialConfiguration, updateTrialConfiguration } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import plugin from '../../../plugin.ts';
import UserRelatedScreen from '../UserRelatedScreen.tsx';

const emulator = openEmulator({ applications: 0 });
let sandbox: TestSandbox;
let session: TestSession;

beforeEach(async () => {
  sandbox = await emulator.openSandbox({ now: '2026-11-04T02:00:00Z', frozen: true });
  session = await sandbox.signIn();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
afterAll(() => emulator.close());

it('is closed after a question that says what it means, and opened again', async () => {
  const { toasts } = await show();
  await screen.findByText('Anyone can try the web trading app without an account.');
  await press('Close trial version');
  const dialog = await screen.findByRole('alertdialog', { name: 'Close the trial version?' });
  expect(dialog.textContent).toContain('can be used with an account only');
  expect((await read()).WebDemoEnable).toBe(true);
  await confirm();
  await screen.findByText('The web trading app can be used with an account only.');
  const { updateBy, WebDemoEnable } = await read();
  expect([WebDemoEnable, toasts.at(-1)?.text]).toEqual([false, 'The trial version is closed.']);
  screen.getByText(`04 Nov 2026, 10:00 · ${updateBy}`);
  await press('Open trial version');
  await confirm();
  await screen.findByText('Anyone can try the web trading app without an account.');
  await press('History');
  expect((await screen.findAllByText('Trial version opened or closed')).length).toBeGreaterThan(1);
});

it('says who has made the same change in the meantime, and shows it', async () => {
  await show();
  await press('Close trial version');
  await switchAsColleague(false);
  const { updateBy } = await read();
  await confirm();
  const message = `The trial version is already closed: ${updateBy} closed it, 04 Nov 2026, 10:00. Nothing was changed.`;
  await screen.findByText(message);
  await act(async () =>
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' })),
  );
  await screen.findByRole('button', { name: 'Open trial version' });
});

it('shows what others have changed if it is open again, before it is closed', async () => {
  await show();
  await press('Close trial version');
  await switchAsColleague(false);
  await switchAsColleague(true);
  const { version, updateBy } = await read();
  await confirm();
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(dialog.textContent).toContain(updateBy));
  expect((await read()).version).toBe(version);
});

it('says that it was never changed', async () => {
  await sandbox.control.removeRow('trialConfigurations', 'DEMO');
  await show();
  await screen.findByText('Never changed');
  screen.getByText('Closed');
});

it('opens for a link of an operation record, which names the broker', async () => {
  const { params } = await show({ brokerCode: 'DEMO' });
  await screen.findByRole('button', { name: 'Close trial version' });
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Device approvals' })));
  expect(params()).toEqual({ tab: 'devices' });
});

it.each([
  [{ applicationID: 'DEMO-DA0034' }, 'PM_WG_TRIAL_SWITCH', 'PM_WG_DEVICE_APPROVAL'],
  [{ brokerCode: 'DEMO' }, 'PM_WG_DEVICE_APPROVAL', 'PM_WG_TRIAL_SWITCH'],
])('names the function that the record of a link needs: %o', async (params, held, needed) => {
  const { api } = await renderScreen(<UserRelatedScreen />, { plugin, session, params, permissions: [held] });
  await screen.findByText(needed);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(api.calls.filter(({ endpoint }) => endpoint.path.startsWith('/goapi'))).toEqual([]);
});

async function show(params: Readonly<Record<string, string>> = { tab: 'trial' }) {
  const rendered = await renderScreen(<UserRelatedScreen />, { plugin, session, params });
  await screen.findAllByRole('term');
  return rendered;
}

async function press(name: string) {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
}

async function confirm() {
  const dialog = await screen.findByRole('alertdialog');
  await act(async () => fireEvent.submit(dialog.querySelector('form')!));
}

async function read() {
  return createSessionApi(session).call(getTrialConfiguration, {});
}

async function switchAsColleague(WebDemoEnable: boolean) {
  const colleague = createSessionApi(await sandbox.signIn({ userID: 'demo.trading' }));
  const { version } = await colleague.call(getTrialConfiguration, {});
  await colleague.call(updateTrialConfiguration, { body: { WebDemoEnable, version } });
}
