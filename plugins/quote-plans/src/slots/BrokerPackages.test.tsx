import { openEmulator } from '@brokerdesk/mock-server/testing';
import { listFeedPackages } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, demoUsers, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, expect, it } from 'vitest';
import plugin from '../plugin.ts';
import BrokerPackages from './BrokerPackages.tsx';

const emulator = openEmulator({ applications: 0 });
afterEach(cleanup);
afterAll(() => emulator.close());

const press = (root: Pick<typeof screen, 'findByRole'>, name: string) =>
  act(async () => fireEvent.click(await root.findByRole('button', { name })));

async function openPackages() {
  const sandbox = await emulator.openSandbox();
  const session = await sandbox.signIn(demoUsers.providerAdministrator);
  await renderScreen(<BrokerPackages broker={{ brokerCode: 'DEMO' }} />, { plugin, session });
  await press(screen, 'Change packages');
  return { api: createSessionApi(session), dialog: within(await screen.findByRole('dialog')) };
}

it('shows what a broker has bought, and changes a quota', async () => {
  const { api, dialog } = await openPackages();
  screen.getByRole('row', { name: /^Hong Kong Level 2.*10 of 40 in use/ });
  const quota = await dialog.findByLabelText('Terminals of Hong Kong Level 2');
  await act(async () => fireEvent.change(quota, { target: { value: '900' } }));
  await press(dialog, 'Save packages');
  await screen.findByRole('row', { name: /^Hong Kong Level 2.*10 of 900 in use/ });
  const [record] = await api.call(listFeedPackages, { query: { brokerCode: 'DEMO' } });
  expect(record?.packages.find(({ packageCode }) => packageCode === 'LEVEL_2')?.quota).toBe(900);
});

it('says that a plan without a limit keeps a package from a quota', async () => {
  const { dialog } = await openPackages();
  const level1 = within(dialog.getByRole('radiogroup', { name: /^Hong Kong Level 1/ }));
  fireEvent.click(level1.getByRole('radio', { name: 'A number of terminals' }));
  const quota = await dialog.findByLabelText('Terminals of Hong Kong Level 1');
  await act(async () => fireEvent.change(quota, { target: { value: '900' } }));
  await press(dialog, 'Save packages');
  await waitFor(() => dialog.getByText(/^Plans without a limit use Hong Kong Level 1, so it stays unlimited/));
});
