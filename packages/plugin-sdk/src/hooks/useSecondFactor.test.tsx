import { deleteUser } from '@brokerdesk/api';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConfirmDialog } from '../forms/dialogs/ConfirmDialog.tsx';
import type { ApiClient, CallOptions } from '../services/hostServices.ts';
import { createApiError, renderScreen } from '../entries/testing.tsx';
import { useApi } from './useApi.ts';
import { useSecondFactor } from './useSecondFactor.ts';

const plugin = {
  id: 'users',
  messages: { en: {}, 'zh-Hans': async () => ({ default: {} }), 'zh-Hant': async () => ({ default: {} }) },
};

let attempts: CallOptions[];
/** The responses to a request with a token; every request without one requires a code. */
let responses: (Error | null)[];
const api = {
  async call(_endpoint: unknown, _input: unknown, options: CallOptions) {
    attempts.push(options);
    if (options.twoFactorToken === undefined) throw createApiError('E0008', 'A code is required.');
    const response = responses.shift() ?? null;
    if (response) throw response;
    return null;
  },
} as unknown as ApiClient;

beforeEach(() => {
  attempts = [];
  responses = [];
});

afterEach(cleanup);

function DeleteUser({ onClose }: { readonly onClose: () => void }) {
  const client = useApi();
  const withSecondFactor = useSecondFactor();
  return (
    <ConfirmDialog
      title="Delete this user?"
      subject="Ng"
      consequence="This cannot be undone."
      actionLabel="Delete user"
      typedConfirmation={{ label: 'Login name', word: 'ng' }}
      record={{ version: 3 }}
      onConfirm={({ record, idempotencyKey }) =>
        withSecondFactor((options) =>
          client.call(
            deleteUser,
            { query: { refID: 'U1', version: String(record.version) } },
            { idempotencyKey, ...options },
          ),
        )
      }
      onClose={onClose}
    />
  );
}

async function confirm(enterCode?: () => Promise<string>) {
  let isClosed = false;
  await renderScreen(<DeleteUser onClose={() => (isClosed = true)} />, {
    plugin,
    api,
    ...(enterCode ? { enterCode } : {}),
  });
  fireEvent.change(screen.getByLabelText('Login name'), { target: { value: 'ng' } });
  fireEvent.click(screen.getByRole('button', { name: 'Delete user' }));
  return () => isClosed;
}

it('repeats the request of a dialog with the token and the same idempotency key', async () => {
  const isClosed = await confirm(async () => 'token-1');
  await waitFor(() => expect(isClosed()).toBe(true));
  const [first, second] = attempts;
  expect(attempts).toHaveLength(2);
  expect(first?.idempotencyKey).toMatch(/./);
  expect(second).toEqual({ idempotencyKey: first?.idempotencyKey, twoFactorToken: 'token-1' });
});

it('leaves the dialog open with its input when the user cancels the code, and says what was required', async () => {
  const isClosed = await confirm();
  await screen.findByText('A code is required.');
  expect((screen.getByLabelText('Login name') as HTMLInputElement).value).toBe('ng');
  expect(isClosed()).toBe(false);
});

it('rejects with the error of the repeated request, and uses its token for the next attempt', async () => {
  responses = [createApiError('E0016', 'This is the last administrator.')];
  const isClosed = await confirm(async () => 'token-1');
  await screen.findByText('This is the last administrator.');
  fireEvent.click(screen.getByRole('button', { name: 'Delete user' }));
  await waitFor(() => expect(isClosed()).toBe(true));
  expect(attempts.map(({ twoFactorToken }) => twoFactorToken)).toEqual([undefined, 'token-1', 'token-1']);
});

it('asks for another code if the token has expired meanwhile', async () => {
  responses = [createApiError('E0016', 'This is the last administrator.'), createApiError('E0009')];
  const tokens = ['token-1', 'token-2'];
  const isClosed = await confirm(async () => tokens.shift() ?? '');
  await screen.findByText('This is the last administrator.');
  fireEvent.click(screen.getByRole('button', { name: 'Delete user' }));
  await waitFor(() => expect(isClosed()).toBe(true));
  expect(attempts.map(({ twoFactorToken }) => twoFactorToken)).toEqual([
    undefined,
    'token-1',
    'token-1',
    undefined,
    'token-2',
  ]);
});
