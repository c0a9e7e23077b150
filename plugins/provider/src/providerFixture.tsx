// A sandbox with a signed-in member of the provider's staff, and what the tests of its screens do on a page.
import { openEmulator, type TestSandbox, type TestSession } from '@brokerdesk/mock-server/testing';
import type { ApiError } from '@brokerdesk/plugin-sdk';
import {
  type Broker,
  listBrokers,
  type OneTimePasswordPurpose,
  requestOneTimePassword,
  verifyOneTimePassword,
} from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, demoUsers } from '@brokerdesk/plugin-testing';
import { act, fireEvent, screen, within } from '@testing-library/react';

/** A sandbox as the provider's staff see it. */
export interface ProviderSandbox extends TestSandbox {
  readonly session: TestSession;
  /** Finds a broker as a colleague sees it now; a deleted one, too. */
  readonly find: (brokerCode: string) => Promise<Broker>;
  /** Enters the code that an error requires, and returns the token. */
  readonly enterCode: (error: ApiError) => Promise<string>;
}

/** Opens an emulator whose sandboxes have a signed-in administrator of the provider. */
export function openProviderEmulator() {
  const emulator = openEmulator({ applications: 0 });
  const user = demoUsers.providerAdministrator;
  return {
    close: () => emulator.close(),
    async openSandbox(): Promise<ProviderSandbox> {
      const sandbox = await emulator.openSandbox({ now: '2026-11-04T02:00:00Z', frozen: true });
      const session = await sandbox.signIn(user);
      const api = createSessionApi(session);
      return {
        control: sandbox.control,
        signIn: (who) => sandbox.signIn(who),
        session,
        async find(brokerCode) {
          const lists = await Promise.all([
            api.call(listBrokers, { query: { size: 500 } }),
            api.call(listBrokers, { query: { size: 500, status: 'deleted' } }),
          ]);
          const found = lists.flatMap(({ items }) => items).find((one) => one.brokerCode === brokerCode);
          if (!found) throw new Error(`There is no broker ${brokerCode}.`);
          return found;
        },
        async enterCode(error) {
          const { action: purpose } = error.data as { readonly action: OneTimePasswordPurpose };
          const { userID } = user;
          const request = { query: { userID, sms: 'false', purpose } } as const;
          const otp = await sandbox.control.receiveCode(() => api.call(requestOneTimePassword, request));
          return (await api.call(verifyOneTimePassword, { body: { otp, userID, purpose } })).twoFactorToken;
        },
      };
    },
  };
}

/** Clicks a button, in the uppermost dialog if one is open. */
export async function press(name: string | RegExp) {
  const root = screen.queryAllByRole('alertdialog').at(-1) ?? screen.queryAllByRole('dialog').at(-1);
  const button = await (root ? within(root) : screen).findByRole('button', { name });
  await act(async () => fireEvent.click(button));
}

/** Opens the menu of a row and chooses an action. */
export async function chooseAction(row: string, action: string) {
  const button = await screen.findByRole('button', { name: `Actions ${row}` });
  await act(async () => fireEvent.click(button));
  const item = await screen.findByRole('menuitem', { name: action });
  await act(async () => fireEvent.click(item));
}
