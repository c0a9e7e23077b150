import { requestOneTimePassword, verifyOneTimePassword } from '@brokerdesk/api';
import { type ApiClient, ApiError, UnreachableError } from '@brokerdesk/plugin-sdk';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTexts } from '../../languages/createTexts.ts';
import { hostTexts } from '../../texts/host/hostTexts.ts';
import { polyfillTopLayer } from '../../components/topLayerFixture.ts';
import { PortalContext, type PortalServices } from '../PortalContext.ts';
import { createVerifyIdentity } from './createVerifyIdentity.ts';
import { SecondFactor } from './SecondFactor.tsx';
import { passwordTexts, SecondFactorDialog } from './SecondFactorDialog.tsx';

// The next code can be requested at once; the countdown is tested with useOneTimePassword.
const sent = { channel: 'sms', to: null, digits: 6, lifeSec: 300, resendSec: 0 };
const required = new ApiError({
  code: 'E0008',
  message: 'A verification code is required for this.',
  data: { action: 'deleteUser', channels: [{ channel: 'email', to: 'm•••@demo.example' }] },
  requestId: 'r1',
});
const wrongCode = errorOf('E0009');

let verifications: (Error | string)[];
const calls: { path: string; input: unknown }[] = [];
const client = {
  async call(endpoint: { path: string; method: string }, input: unknown) {
    calls.push({ path: `${endpoint.method} ${endpoint.path}`, input });
    if (endpoint === requestOneTimePassword) return sent;
    const next = verifications.shift() ?? 'token';
    if (next instanceof Error) throw next;
    return { twoFactorToken: next };
  },
} as unknown as ApiClient;
const portal = {
  session: { person: { brokerCode: 'DEMO', userID: 'mchan' } },
  configuration: { limits: { verificationCode: { digits: 6, lifeSec: 300, tries: 5, resendSec: 60 } } },
  clientOf: () => client,
} as unknown as PortalServices;

beforeAll(polyfillTopLayer);

beforeEach(() => {
  calls.length = 0;
  verifications = [];
  sessionStorage.clear();
});

afterEach(cleanup);

test('a code is requested and entered, and the request is repeated with its token', async () => {
  const { verifyIdentity } = await setUp();
  const repeat = vi.fn(async (token: string) => `deleted with ${token}`);
  const { outcome } = await start(() => verifyIdentity(required, repeat));
  screen.getByRole('dialog', { name: 'Verify your identity' });
  await getCode();
  expect(screen.getByRole('status').textContent).toContain('m•••@demo.example');
  await enter('123456');
  expect(await outcome).toBe('deleted with token');
  expect(screen.queryByRole('dialog')).toBeNull();
  const purpose = { userID: 'mchan', purpose: 'deleteUser' };
  expect(calls).toEqual([
    { path: `GET ${requestOneTimePassword.path}`, input: { query: { ...purpose, sms: 'false' } } },
    { path: `POST ${verifyOneTimePassword.path}`, input: { body: { ...purpose, otp: '123456' } } },
  ]);
});

test('one code confirms several requests, as many as the dialog says', async () => {
  const { verifyIdentity } = await setUp();
  const { outcome } = await start(() => verifyIdentity(required, async () => 'done', { uses: 12 }));
  screen.getByText(/One code confirms all 12 actions/);
  await getCode();
  await enter('123456');
  expect(await outcome).toBe('done');
  expect(calls.at(-1)?.input).toEqual({ body: { userID: 'mchan', purpose: 'deleteUser', otp: '123456', uses: 12 } });
});

test('a wrong code and an expired token can be corrected in the same dialog', async () => {
  verifications = [wrongCode, 'old', 'fresh'];
  const { verifyIdentity } = await setUp();
  const repeat = vi.fn(async (token: string) => {
    if (token === 'old') throw wrongCode;
    return 'done';
  });
  const { outcome } = await start(() => verifyIdentity(required, repeat));
  await getCode();
  await enter('111111');
  expect(screen.getByRole('alert').textContent).toBe('Verification code abnormal. 4 attempts left.');
  expect(repeat).not.toHaveBeenCalled();
  await enter('222222');
  expect(screen.getByRole('alert').textContent).toBe('Verification code abnormal. Fetch a new code before submitting.');
  await getCode();
  await enter('333333');
  expect(await outcome).toBe('done');
});

test('a lost response can be tried again with the same token', async () => {
  const { verifyIdentity } = await setUp();
  const repeat = vi
    .fn<(token: string) => Promise<string>>()
    .mockRejectedValueOnce(new UnreachableError('OFFLINE', { message: 'offline' }))
    .mockResolvedValueOnce('done');
  const { outcome } = await start(() => verifyIdentity(required, repeat));
  await getCode();
  await enter('123456');
  expect(screen.getByRole('alert').textContent).toMatch(/^Network is abnormal/);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Confirm' })));
  expect(await outcome).toBe('done');
  expect(repeat.mock.calls).toEqual([['token'], ['token']]);
});

test('any other error closes the dialog and belongs to the request', async () => {
  const { verifyIdentity } = await setUp();
  const rejected = errorOf('E0016');
  const { outcome } = await start(() => verifyIdentity(required, () => Promise.reject(rejected)));
  await getCode();
  await enter('123456');
  await expect(outcome).rejects.toBe(rejected);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape and Cancel reject with the error that required the code', async () => {
  const { verifyIdentity } = await setUp();
  const { outcome: first } = await start(() => verifyIdentity(required, async () => null));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await expect(first).rejects.toBe(required);
  const { outcome: second } = await start(() => verifyIdentity(required, async () => null));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect(second).rejects.toBe(required);
});

test('two requests ask one after the other', async () => {
  const { verifyIdentity } = await setUp();
  const { outcome: first } = await start(() => verifyIdentity(required, async () => null));
  const { outcome: second } = await start(() => verifyIdentity(required, async () => null));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })));
  await expect(first).rejects.toBe(required);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })));
  await expect(second).rejects.toBe(required);
});

test('if the dialog cannot be loaded, the request ends with its own error', async () => {
  const failure = new Error('not loaded');
  const onLoadError = vi.fn();
  const verifyIdentity = createVerifyIdentity({
    store: createStore(),
    loadDialog: () => Promise.reject(failure),
    onLoadError,
  });
  await expect(verifyIdentity(required, async () => null)).rejects.toBe(required);
  expect(onLoadError).toHaveBeenCalledWith(failure);
});

test('a request for a code that names no action is the error of its caller', async () => {
  const { verifyIdentity } = await setUp();
  const nameless = errorOf('E0008');
  await expect(verifyIdentity(nameless, async () => null)).rejects.toBe(nameless);
  expect(screen.queryByRole('dialog')).toBeNull();
});

async function setUp() {
  const texts = await createTexts('en');
  await Promise.all([texts.add(hostTexts), texts.add(passwordTexts)]);
  const store = createStore();
  const loadDialog = async () => SecondFactorDialog;
  const verifyIdentity = createVerifyIdentity({ store, loadDialog, onLoadError: () => undefined });
  render(
    <Provider store={store}>
      <PortalContext value={portal}>
        <SecondFactor />
      </PortalContext>
    </Provider>,
  );
  return { verifyIdentity };
}

/** Starts a request, and returns its outcome once its dialog is open. */
async function start<Data>(request: () => Promise<Data>): Promise<{ readonly outcome: Promise<Data> }> {
  let outcome: Promise<Data> | undefined;
  await act(async () => {
    outcome = request();
    // The test looks at a rejection later.
    outcome.catch(() => undefined);
  });
  return { outcome: outcome as Promise<Data> };
}

async function getCode() {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Get/ })));
}

async function enter(code: string) {
  fireEvent.change(screen.getByLabelText('Verification code'), { target: { value: code } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Confirm' })));
}

function errorOf(code: 'E0008' | 'E0009' | 'E0016') {
  return new ApiError({ code, message: code, data: null, requestId: undefined });
}
