import { openEmulator } from '@brokerdesk/mock-server/testing';
import { listUsers } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { fireEvent, screen } from '@testing-library/react';
import { afterAll, expect, it } from 'vitest';
import plugin from '../plugin.ts';
import AccountsCard from './AccountsCard.tsx';

const emulator = openEmulator({ applications: 0 });
afterAll(() => emulator.close());

it('links each number to the list of its accounts', async () => {
  const session = await (await emulator.openSandbox()).signIn();
  const { opened } = await renderScreen(<AccountsCard />, { plugin, session });
  const { total } = await createSessionApi(session).call(listUsers, { query: { enabled: 'false' } });
  fireEvent.click(await screen.findByRole('link', { name: `Disabled · Accounts: ${total}` }));
  const unused = await createSessionApi(session).call(listUsers, { query: { enabled: 'true', signedIn: 'false' } });
  fireEvent.click(screen.getByRole('link', { name: `Enabled, never signed in · Accounts: ${unused.total}` }));
  screen.getByRole('link', { name: 'Administrator accounts left · Accounts: 2' });
  expect(opened).toEqual([
    { code: 'UR_USER_MANAGEMENT', params: { enabled: 'false' } },
    { code: 'UR_USER_MANAGEMENT', params: { enabled: 'true', signedIn: 'false' } },
  ]);
});
