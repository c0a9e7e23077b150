import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTexts } from '../languages/createTexts.ts';
import { hostTexts } from '../texts/host/hostTexts.ts';
import { passwordTexts } from '../texts/password/passwordTexts.ts';
import { sessionTexts } from '../texts/session/sessionTexts.ts';
import { leaveToLogin } from '../session/leaveToLogin.ts';
import { reloadWhenReachable } from '../session/reloadWhenReachable.ts';
import { takeEndedSession } from '../session/endedSession.ts';
import { signedIn } from '../session/sessionFixture.ts';
import { readSession, storeNewSession } from '../session/sessionStorage.ts';
import { InitialPasswordPage } from './InitialPasswordPage.tsx';
import { polyfillTopLayer } from '../components/topLayerFixture.ts';

// Other files of the worker have loaded these modules, or will, without the mocks.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock(import('../session/leaveToLogin.ts'), async (load) => ({ ...(await load()), leaveToLogin: vi.fn() }));
vi.mock(import('../session/reloadWhenReachable.ts'), () => ({ reloadWhenReachable: vi.fn(async () => {}) }));

const name = { EN: 'Demo Securities', SC: '示范证券', TC: '示範證券' };
const broker = { brokerCode: 'DEMO', displayCode: 'demo', name, logoUrl: '/l.png', iconUrl: '/i.png', enabled: true };
const passwordPolicy = { minLength: 8, maxLength: 20, uppercase: true, lowercase: true, digit: true };

beforeAll(polyfillTopLayer);

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

interface ShowOptions {
  readonly enabled?: boolean;
  readonly isSlow?: boolean;
  /** Rejects the user's requests with it. */
  readonly rejection?: object;
}

async function show({ enabled = true, isSlow = false, rejection }: ShowOptions = {}) {
  vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit) => {
    if (path === '/api/systems/brokers/infos' && !isSlow) return respond([{ ...broker, enabled }]);
    if (path === '/api/systems/configurations') return respond({ broker, passwordPolicy });
    if (rejection) return Response.json(rejection, { status: 401 });
    return new Promise((_resolve, reject) => {
      if (signal?.aborted) reject(signal.reason as Error);
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
  const texts = await createTexts('en');
  await texts.add(hostTexts);
  await texts.add(passwordTexts);
  await texts.add(sessionTexts);
  const services = { config: { apiBase: '/api', registryBase: '/plugins', signature: 'none' } as const, texts };
  const session = storeNewSession('demo', { ...signedIn, mustChangePassword: true });
  render(<InitialPasswordPage services={services} session={session} onChanged={vi.fn()} />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}

function respond(data: unknown) {
  return Response.json({ code: 'OK', message: '', data });
}

test('the page shows a loading state while it loads', async () => {
  await show({ isSlow: true });
  expect(screen.getByRole('status').textContent).toContain('Choose your own password');
});

test('a broker that was disabled meanwhile does not leave an empty page', async () => {
  await show({ enabled: false });
  const dialog = screen.getByRole('dialog', { name: 'Session timeout or other device login' });
  expect(dialog.textContent).toContain('This account or its broker has been disabled.');
  expect(reloadWhenReachable).toHaveBeenCalledOnce();
});

test('at the end of the session the page wipes it, shows why, and is reloaded with nothing but the reason', async () => {
  await show({ rejection: { code: 'E0001', message: '', data: { reason: 'other-device' } } });
  const { sessionId } = readSession() ?? {};
  const input = {
    'Initial password': 'Initial2026',
    'New password': 'Chosen2026',
    'Confirm new password': 'Chosen2026',
  };
  for (const [label, value] of Object.entries(input))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await screen.findByText('This account has signed in on another device.');
  expect(sessionStorage.length).toBe(0);
  expect(reloadWhenReachable).toHaveBeenCalledOnce();
  expect(takeEndedSession()).toEqual({
    end: 'other-device',
    sessionId,
    displayCode: 'demo',
    userRefID: signedIn.user.refID,
    accentColour: undefined,
    hasDrafts: false,
    mustChangePassword: true,
  });
});

test('signing out does not wait for a server that does not respond', async () => {
  await show();
  vi.mocked(leaveToLogin).mockClear();
  const limit = vi.spyOn(AbortSignal, 'timeout');
  const abortController = new AbortController();
  limit.mockReturnValueOnce(abortController.signal);
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(limit).toHaveBeenNthCalledWith(1, 3_000);
  await act(async () => abortController.abort());
  await vi.waitFor(() => expect(leaveToLogin).toHaveBeenCalledExactlyOnceWith('demo'));
});
