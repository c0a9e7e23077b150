import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { polyfillTopLayer } from '../components/topLayerFixture.ts';
import { createTexts } from '../languages/createTexts.ts';
import { hostTexts } from '../texts/host/hostTexts.ts';
import { signedIn } from '../session/sessionFixture.ts';
import { storeNewSession, readSession } from '../session/sessionStorage.ts';
import { createApiClientFactory } from '../api-client/createApiClientFactory.ts';
import { getSigner } from '../api-client/getSigner.ts';
import { PersonMenu } from './PersonMenu.tsx';
import { PortalContext, type PortalServices } from './PortalContext.ts';

beforeAll(polyfillTopLayer);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('signing out without a network still ends the session in this tab', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await pressSignOut();
  expect(readSession()).toBeUndefined();
});

test('signing out does not wait for a server that hangs', async () => {
  const timeUp = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeUp.signal);
  vi.stubGlobal('fetch', never);
  await pressSignOut();
  expect(timeout).toHaveBeenCalledWith(3000);
  screen.getByRole('button', { name: 'Signing out…' });
  expect(readSession()).toBeDefined();
  await act(async () => timeUp.abort(new DOMException('The time is up.', 'TimeoutError')));
  expect(readSession()).toBeUndefined();
});

function never(_url: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}

async function pressSignOut() {
  // jsdom cannot navigate; the test is about the wiped session.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const texts = await createTexts('en');
  await texts.add(hostTexts);
  const session = storeNewSession('demo', signedIn);
  const clientFactory = createApiClientFactory({
    apiBase: '/api',
    signer: getSigner('none'),
    caller: () => ({ brokerCode: 'DEMO', language: 'en_US', token: 't1', refreshToken: 'r1' }),
  });
  const sessionController = { endInOtherTabs: vi.fn<() => void>() };
  const jobs = { isRunning: () => false, stop: vi.fn<() => void>() };
  const services = { session, sessionController, jobs, clientOf: clientFactory.clientOf } as unknown as PortalServices;
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <PortalContext value={services}>
          <PersonMenu />
        </PortalContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Account: Chan Mei Ling' }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sign out' })));
}
