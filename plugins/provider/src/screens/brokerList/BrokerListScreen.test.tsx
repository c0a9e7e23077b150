import { setBrokerStatus } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, demoUsers, renderScreen, type RenderScreenOptions } from '@brokerdesk/plugin-testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import plugin from '../../plugin.ts';
import { chooseAction, openProviderEmulator, press, type ProviderSandbox } from '../../providerFixture.tsx';
import BrokersCard from '../../slots/BrokersCard.tsx';
import BrokerListScreen from './BrokerListScreen.tsx';

const emulator = openProviderEmulator();
let sandbox: ProviderSandbox;

beforeEach(async () => {
  sandbox = await emulator.openSandbox();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
afterAll(() => emulator.close());

it('shows each broker with its users and seats, and warns where none is left', async () => {
  const harbour = await sandbox.control.readRow<object>('brokers', 'HARBOUR');
  await sandbox.control.putRow('brokers', 'HARBOUR', { ...harbour, accountQuota: { admin: 3 } });
  await showList();
  const cells = await cellsOf('HARBOUR');
  expect(cells).toEqual(['Harbour Bright Securities', 'Enabled', '14', '13', '3 of 3None left', '0', cells[6], '']);
  expect(
    within(await rowOf('HARBOUR'))
      .getByRole('meter')
      .getAttribute('aria-valuetext'),
  ).toBe('3 of 3');
  expect((await cellsOf('DEMO')).join(' ')).toContain('6 of 8');
});

it('disables a broker after naming the effect in numbers, and enables it again', async () => {
  const staff = createSessionApi(await sandbox.signIn(demoUsers.lotusAdministrator));
  const { enabledUserCount } = await sandbox.find('LOTUS');
  const { toasts } = await showList();
  await chooseAction('LOTUS', 'Disable');
  const dialog = await screen.findByRole('alertdialog', { name: 'Disable this broker?' });
  expect(dialog.textContent).toContain(`This ends 1 session and blocks ${enabledUserCount} users at once.`);
  await press('Disable broker');
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['Lotus Capital has been disabled.']));
  await expect(
    staff.call(setBrokerStatus, { body: { brokerCode: 'LOTUS', status: 'enabled', version: 2 } }),
  ).rejects.toMatchObject({
    code: 'E0001',
  });
  await chooseAction('LOTUS', 'Enable');
  await press('Enable broker');
  await waitFor(async () => expect((await sandbox.find('LOTUS')).status).toBe('enabled'));
});

it('asks for a code, and deletes a broker for good only after its code is typed', async () => {
  const provider = await sandbox.control.readRow<object>('brokers', '2GO');
  await sandbox.control.putRow('brokers', '2GO', { ...provider, twoFactorActions: ['brokerStatus'] });
  const enterCode = vi.fn(sandbox.enterCode);
  await showList({ enterCode });
  await chooseAction('LOTUS', 'Delete');
  const button = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete broker' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.change(screen.getByLabelText('Code of the broker'), { target: { value: 'lotus' } });
  await press('Delete broker');
  await waitFor(async () => expect((await sandbox.find('LOTUS')).status).toBe('deleted'));
  expect(enterCode).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /LOTUS/ })).toBeNull());
});

it('shows what a colleague has changed meanwhile, and says in words what is refused', async () => {
  const colleague = createSessionApi(await sandbox.signIn({ brokerCode: '2GO', userID: 'provider.support' }));
  await showList();
  await chooseAction('LOTUS', 'Disable');
  const { version } = await sandbox.find('LOTUS');
  await colleague.call(setBrokerStatus, { body: { brokerCode: 'LOTUS', status: 'disabled', version } });
  await press('Disable broker');
  const panel = await screen.findByRole('alert', { name: /changed this/ });
  expect(panel.textContent).toContain('Disabled');
  fireEvent.click(within(panel).getByRole('button', { name: 'Continue anyway' }));
  expect((await screen.findByText(/The broker has this status already/)).textContent).toContain(
    'a colleague was faster',
  );
});

it('lists deleted brokers by the filter only, without anything to do to them', async () => {
  const { version } = await sandbox.find('LOTUS');
  const body = { brokerCode: 'LOTUS', status: 'deleted', version } as const;
  await createSessionApi(sandbox.session).call(setBrokerStatus, { body });
  await showList({ params: { status: 'deleted' } });
  expect((await cellsOf('LOTUS')).join(' ')).toContain('Deleted');
  expect(screen.queryByRole('button', { name: 'Actions LOTUS' })).toBeNull();
});

it('counts on the home page the brokers that need something', async () => {
  const lotus = await sandbox.control.readRow<object>('brokers', 'LOTUS');
  await sandbox.control.putRow('brokers', 'LOTUS', { ...lotus, enabled: false, accountQuota: { admin: 1 } });
  await renderScreen(<BrokersCard />, { plugin, session: sandbox.session });
  await screen.findByText('Disabled');
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['No administrator left to appoint1', 'Disabled1', 'All, without deleted ones3']),
  );
});

function showList(options: Partial<RenderScreenOptions> = {}) {
  return renderScreen(<BrokerListScreen />, { plugin, session: sandbox.session, ...options });
}

function rowOf(brokerCode: string) {
  return screen.findByRole('row', { name: new RegExp(`^${brokerCode}`) });
}

async function cellsOf(brokerCode: string): Promise<readonly (string | null)[]> {
  return within(await rowOf(brokerCode))
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent);
}
