import type { BrokerInfo, Configuration } from '@brokerdesk/api';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTexts } from '../languages/createTexts.ts';
import { hostTexts } from '../texts/host/hostTexts.ts';
import { SignInPage } from './SignInPage.tsx';

const demo: BrokerInfo = {
  brokerCode: 'DEMO',
  displayCode: 'demo',
  name: { EN: 'Demo Securities', SC: '示范证券', TC: '示範證券' },
  logoUrl: '/systems/public/demo-logo.png',
  iconUrl: '/systems/public/demo-icon.png',
  enabled: true,
};
const configuration = {
  broker: demo,
  accentColour: '#0b5c8a',
  loginPage: { title: { EN: 'Welcome', SC: '欢迎', TC: '歡迎' }, text: { EN: '', SC: '员工专用', TC: '職員專用' } },
  advertisements: { beforeLogin: [], afterLogin: [] },
  limits: { verificationCode: { digits: 6, lifeSec: 300, tries: 5, resendSec: 60 } },
  textOverrides: { en: { 'host:signIn.user': 'Staff number' }, 'zh-Hans': {}, 'zh-Hant': {} },
} as unknown as Configuration;

type TestEnvelope = { code: string; data?: unknown; message?: string };
const requests: { path: string; headers: Headers; body: string | null }[] = [];
let respondToLogin: () => Promise<Response>;

beforeEach(() => {
  requests.length = 0;
  respondToLogin = async () => respond({ code: 'E0006' });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requests.push({ path, headers: init.headers as Headers, body: (init.body as string) ?? null });
    if (path === '/api/systems/brokers/infos') return respond({ code: 'OK', data: [demo, lotus()] });
    if (path === '/api/systems/configurations') return respond({ code: 'OK', data: configuration });
    return respondToLogin();
  });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('shows the broker’s name, logo and own wording', async () => {
  await show('demo');
  screen.getByRole('heading', { name: 'Sign in to Demo Securities' });
  expect(screen.getByRole('img', { name: 'Demo Securities' }).getAttribute('src')).toBe(
    '/api/systems/public/demo-logo.png',
  );
  screen.getByLabelText('Staff number');
  screen.getByText('Welcome');
  expect(document.title).toBe('Sign in · Demo Securities');
});

test('a text of the broker that is missing in English falls back to Traditional Chinese', async () => {
  await show('demo');
  screen.getByText('職員專用');
});

test('sends the broker of the page with every request that belongs to it, and never a token', async () => {
  await show('demo');
  await signIn('mchan', 'secret');
  const last = requests.at(-1);
  expect(last?.path).toBe('/api/auths/logins');
  expect(last?.headers.get('Broker-Code')).toBe('DEMO');
  expect(last?.headers.get('Api-Lang')).toBe('en_US');
  expect(last?.headers.get('App-Version')).toBe('1.2.0-9123');
  expect(last?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(last?.headers.has('Token')).toBe(false);
  expect(JSON.parse(last?.body ?? '')).toEqual({ userID: 'mchan', password: 'secret' });
});

test.each<[string, () => Promise<Response>, string]>([
  ['a wrong password', async () => respond({ code: 'E0006' }), 'Login name or password is wrong'],
  ['a disabled account', async () => respond({ code: 'E0007' }), 'This account or its broker is disabled'],
  ['too many tries', async () => respond({ code: 'E0011', data: { retryAfterSec: 840 } }), 'again in 14 minutes'],
  ['one minute to wait', async () => respond({ code: 'E0011', data: { retryAfterSec: 5 } }), 'again in 1 minute.'],
  ['a network that is down', async () => Promise.reject(new TypeError('Failed to fetch')), 'Check the connection'],
  ['a broken answer', async () => new Response('<html>'), 'could not be read'],
  [
    'a server that is down',
    async () => new Response('<html>', { status: 502 }),
    'the server cannot be reached at the moment',
  ],
  ['another error', async () => respond({ code: 'E0018', message: 'Slow down' }, 429), 'E0018'],
])('%s is shown in the form, and the input stays', async (_name, next, words) => {
  respondToLogin = next;
  await show('demo');
  await signIn('mchan', 'secret');
  expect(screen.getByRole('alert').textContent).toContain(words);
  expect(screen.getByLabelText<HTMLInputElement>('Staff number').value).toBe('mchan');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret');
});

test('shows what is missing without a request', async () => {
  await show('demo');
  const before = requests.length;
  await signIn('  ', '');
  expect(screen.getByRole('alert').textContent).toBe('Enter your login name.');
  expect(document.activeElement).toBe(screen.getByLabelText('Staff number'));
  await signIn('mchan', '');
  expect(screen.getByRole('alert').textContent).toBe('Enter your password.');
  expect(requests).toHaveLength(before);
});

test('passes the session on once it has been created', async () => {
  const session = { token: 't', refreshToken: 'r' };
  respondToLogin = async () => respond({ code: 'OK', data: session });
  const onSignedIn = await show('demo');
  await signIn('mchan', 'secret');
  expect(onSignedIn).toHaveBeenCalledExactlyOnceWith({ displayCode: 'demo', session, configuration });
});

test('shows and hides the password, and warns about Caps Lock', async () => {
  await show('demo');
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.type).toBe('text');
  fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true });
  screen.getByText('Caps Lock is on.');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.type).toBe('password');
});

test('switches the language without losing the input', async () => {
  await show('demo');
  fireEvent.change(screen.getByLabelText('Staff number'), { target: { value: 'mchan' } });
  await act(async () => fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'zh-Hant' } }));
  await screen.findByRole('heading', { name: '登入示範證券' });
  expect(screen.getByLabelText<HTMLInputElement>('登入名稱').value).toBe('mchan');
});

test('shows a loading state until the broker’s theme is loaded', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await show('demo');
  screen.getByRole('heading', { level: 1, name: 'Sign in' });
  expect(screen.getByRole('status').textContent).toContain('Loading');
});

test('an unknown portal is reported, with a link to the list', async () => {
  await show('nowhere');
  screen.getByRole('heading', { name: 'There is no portal “nowhere”' });
  expect(screen.getByRole('link', { name: 'Choose another portal' }).getAttribute('href')).toBe('/admin/portal_list');
});

test('a disabled broker is reported instead of the form', async () => {
  await show('lotus');
  screen.getByRole('heading', { name: 'Lotus Capital is disabled' });
  expect(screen.queryByLabelText('Password')).toBeNull();
});

function lotus(): BrokerInfo {
  return {
    ...demo,
    brokerCode: 'LOTUS',
    displayCode: 'lotus',
    name: { EN: 'Lotus Capital', SC: '莲花资本', TC: '蓮花資本' },
    enabled: false,
  };
}

function respond(envelope: TestEnvelope, status = 200): Response {
  return Response.json({ message: '', data: null, ...envelope }, { status });
}

async function show(displayCode: string) {
  const texts = await createTexts('en');
  await texts.add(hostTexts);
  const onSignedIn = vi.fn(async () => {});
  const config = { apiBase: '/api', registryBase: '/admin/registry/', signature: 'none' } as const;
  await act(async () => {
    render(
      <SignInPage services={{ config, texts }} displayCode={displayCode} onSignedIn={onSignedIn} onReady={() => {}} />,
    );
  });
  return onSignedIn;
}

async function signIn(userID: string, password: string) {
  fireEvent.change(screen.getByLabelText('Staff number'), { target: { value: userID } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' })));
}
