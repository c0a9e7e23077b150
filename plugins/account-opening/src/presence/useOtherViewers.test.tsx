import { openEmulator } from '@brokerdesk/mock-server/testing';
import type { ApiClient } from '@brokerdesk/plugin-sdk';
import { listApplications } from '@brokerdesk/plugin-sdk/api';
import { renderScreen, type TestSession } from '@brokerdesk/plugin-testing';
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewApplication } from '../endpoints.ts';
import plugin from '../plugin.ts';
import { colleagueName, openBackend, type TestBackend } from '../testBackendFixture.ts';
import { useOtherViewers } from './useOtherViewers.ts';

let backend: TestBackend;
let ids: readonly string[];

beforeEach(async () => {
  backend = await openBackend();
  ids = (await backend.api.call(listApplications, {})).items.map(({ applyID }) => applyID);
  // The emulator responds in the next turn of the event loop, which is not simulated.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('renews its lease in the background while the application is shown', async () => {
  await viewAsColleague(backend.colleague);
  const { api } = await show();
  await expectViewers(colleagueName);
  await wait(29_000);
  expect(api.calls).toHaveLength(1);
  for (let count = 2; count <= 4; count += 1) {
    await wait(30_000);
    await vi.waitFor(() => expect(api.calls).toHaveLength(count));
    await settle();
  }
  expect(api.calls.map(({ params, options }) => ({ id: params['id'], passive: options.passive }))).toEqual(
    Array(4).fill({ id: ids[0], passive: true }),
  );
  expect(new Set(api.calls.map(({ params }) => params['viewID'])).size).toBe(1);
});

it('ends the lease when the page is closed, and does not renew it', async () => {
  const { api, unmount } = await show();
  unmount();
  await wait(300_000);
  expect(api.calls.map(({ endpoint }) => endpoint.method)).toEqual(['PUT', 'DELETE']);
  expect(api.calls[1]?.params).toEqual(api.calls[0]?.params);
});

it('does not show the viewers of one application on another', async () => {
  await viewAsColleague(backend.colleague);
  const { api } = await show();
  await expectViewers(colleagueName);
  act(() => screen.getByRole('button').click());
  screen.getByText('Also open:');
  await settle();
  screen.getByText('Also open:');
  expect(new Set(api.calls.map(({ endpoint, params }) => `${endpoint.method} ${String(params['id'])}`))).toEqual(
    new Set([`DELETE ${ids[0]}`, `PUT ${ids[0]}`, `PUT ${ids[1]}`]),
  );
});

it('calls a back end without this call only once', async () => {
  const emulator = openEmulator({ applications: 2 });
  const sandbox = await emulator.openSandbox();
  const { api, toasts } = await show(await sandbox.signIn());
  await wait(300_000);
  expect(api.calls).toHaveLength(1);
  expect(toasts).toEqual([]);
  await emulator.close();
});

it.each([
  ['without a connection', { kind: 'reset' } as const],
  ['in which the server was busy', { kind: 'envelope', code: 'E0018' } as const],
])('continues after a time %s', async (_what, effect) => {
  await viewAsColleague(backend.colleague);
  await backend.fail(viewApplication, effect);
  await show();
  screen.getByText('Also open:');
  await wait(30_000);
  await expectViewers(colleagueName);
});

async function show(session: TestSession = backend.session) {
  const rendered = await renderScreen(<Page />, { plugin, session });
  await settle();
  return rendered;
}

function Page() {
  const [index, setIndex] = useState(0);
  const others = useOtherViewers(ids[index]!);
  return (
    <>
      <p>Also open: {others.map(({ userName }) => userName).join(', ')}</p>
      <button type="button" onClick={() => setIndex(1)}>
        Next
      </button>
    </>
  );
}

async function viewAsColleague(api: ApiClient) {
  await api.call(viewApplication, { params: { id: ids[0]!, viewID: 'another-page' } });
}

function expectViewers(names: string) {
  return vi.waitFor(() => expect(screen.getByText(`Also open: ${names}`)).toBeTruthy());
}

/** Waits until the back end has responded to all earlier requests. */
function settle() {
  return act(async () => {
    await backend.api.call(listApplications, {});
    await backend.api.call(listApplications, {});
  });
}

function wait(ms: number) {
  return act(() => vi.advanceTimersByTimeAsync(ms));
}
