// The screen of the users in a sandbox of the emulator, with what its tests do on it.
import { openEmulator, type TestSandbox, type TestSession } from '@brokerdesk/mock-server/testing';
import type { ApiError } from '@brokerdesk/plugin-sdk';
import {
  listUsers,
  type OneTimePasswordPurpose,
  requestOneTimePassword,
  type User,
  verifyOneTimePassword,
} from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, type RenderScreenOptions, renderScreen } from '@brokerdesk/plugin-testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import plugin from '../../plugin.ts';
import UserListScreen from './UserListScreen.tsx';

/** A sandbox with a signed-in administrator of the demo broker. */
export interface UserSandbox extends TestSandbox {
  readonly session: TestSession;
  /** Finds an account by its login name, as another user sees it now. */
  readonly find: (userID: string) => Promise<User>;
  /** Makes the broker require a code for an action. */
  readonly requireCode: (...actions: readonly string[]) => Promise<void>;
  /** Enters the code that an error requires, for as many uses, and returns the token. */
  readonly enterCode: (error: ApiError, uses?: number) => Promise<string>;
}

/** Opens an emulator whose sandboxes have a signed-in administrator. */
export function openUserEmulator() {
  const emulator = openEmulator({ applications: 0 });
  return {
    close: () => emulator.close(),
    async openSandbox(userID = 'demo.admin'): Promise<UserSandbox> {
      const sandbox = await emulator.openSandbox({ now: '2026-11-04T02:00:00Z', frozen: true });
      const session = await sandbox.signIn({ userID });
      const { control } = sandbox;
      return {
        control,
        signIn: (user) => sandbox.signIn(user),
        session,
        async find(id) {
          const { items } = await createSessionApi(session).call(listUsers, { query: { q: id, size: 100 } });
          const found = items.find((user) => user.userID === id);
          if (!found) throw new Error(`There is no user ${id}.`);
          return found;
        },
        async enterCode(error, uses) {
          const { action: purpose } = error.data as { readonly action: OneTimePasswordPurpose };
          const api = createSessionApi(session);
          const request = { query: { userID, sms: 'false', purpose } } as const;
          const otp = await control.receiveCode(() => api.call(requestOneTimePassword, request));
          const { twoFactorToken } = await api.call(verifyOneTimePassword, { body: { otp, userID, purpose, uses } });
          // The next code has to wait for a minute.
          await control.changeClock({ advanceSec: 61 });
          return twoFactorToken;
        },
        async requireCode(...actions) {
          const broker = await control.readRow<object>('brokers', 'DEMO');
          await control.putRow('brokers', 'DEMO', { ...broker, twoFactorActions: actions });
        },
      };
    },
  };
}

/** Shows the users and waits for the first of them. */
export async function showUsers(sandbox: UserSandbox, options: Partial<RenderScreenOptions> = {}) {
  const rendered = await renderScreen(<UserListScreen />, { plugin, session: sandbox.session, ...options });
  await screen.findAllByRole('rowheader');
  return rendered;
}

/** Clicks a button, in the open dialog if there is one. */
export async function press(name: string | RegExp) {
  // A dialog that was just opened may still be fetched.
  const button = await waitFor(() => {
    const root = screen.queryByRole('alertdialog') ?? screen.queryByRole('dialog');
    return (root ? within(root) : screen).getByRole('button', { name });
  });
  await act(async () => fireEvent.click(button));
}

/** The open dialog. */
export function openDialog() {
  return within(screen.getByRole('dialog'));
}

/** Opens the menu of a user and chooses an action. */
export async function chooseAction(userID: string, action: string) {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: `Actions ${userID}` })));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
}

/** Types into fields by their labels. */
export async function type(values: Readonly<Record<string, string>>) {
  await screen.findByRole('dialog');
  await act(async () => {
    for (const [label, value] of Object.entries(values)) {
      fireEvent.change(openDialog().getByRole('textbox', { name: new RegExp(`^${label}`) }), { target: { value } });
    }
  });
}

/** Chooses an option of a field that finds records. */
export async function chooseRecord(label: string, name: string) {
  const field = await screen.findByRole('combobox', { name: new RegExp(`^${label}`) });
  await act(async () => field.blur());
  await act(async () => {
    field.focus();
    fireEvent.change(field, { target: { value: name } });
  });
  await act(async () => fireEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) })));
}
