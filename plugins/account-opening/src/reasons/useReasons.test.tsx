import { openEmulator } from '@brokerdesk/mock-server/testing';
import { useRefresh } from '@brokerdesk/plugin-sdk';
import { renderScreen, type TestSession } from '@brokerdesk/plugin-testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listReasons } from '../endpoints.ts';
import plugin from '../plugin.ts';
import { openBackend, type TestBackend } from '../testBackendFixture.ts';
import { useReasons } from './useReasons.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await openBackend();
});
afterEach(cleanup);

it('offers the reasons that the broker has set for the action', async () => {
  await setReasons(['reject', 'Closed.'], ['reinput', 'Again.']);
  await show();
  await screen.findByText('Closed.');
});

it('offers the standard ones if the back end does not have these reasons', async () => {
  const emulator = openEmulator({ applications: 0 });
  const sandbox = await emulator.openSandbox();
  await expectStandardReasons(await sandbox.signIn());
  await emulator.close();
});

it('offers the standard ones while the back end cannot be reached', async () => {
  await backend.fail(listReasons, { kind: 'reset' });
  await expectStandardReasons();
});

it('keeps the offered reasons while the user chooses from them', async () => {
  await setReasons(['reject', 'Closed.']);
  let refresh = () => {};
  function Choosing() {
    refresh = useRefresh();
    return <Reasons />;
  }
  const { api } = await renderScreen(<Choosing />, { plugin, session: backend.session });
  await screen.findByText('Closed.');
  await setReasons();
  act(() => refresh());
  await vi.waitFor(() => expect(api.calls).toHaveLength(2));
  await act(() => backend.api.call(listReasons, {}));
  screen.getByText('Closed.');
});

async function expectStandardReasons(session?: TestSession) {
  const { toasts } = await show(session);
  await screen.findByText(/You already have an account with us\./);
  expect(screen.queryByText(/selfie/)).toBeNull();
  expect(toasts).toEqual([]);
}

function setReasons(...reasons: readonly (readonly [action: string, text: string])[]) {
  const rows = reasons.map(([action, text]) => ({ reasonID: text, action, text: { EN: text, SC: text, TC: text } }));
  return backend.control.putRow('applicationReasons', 'DEMO', { reasons: rows });
}

function show(session: TestSession = backend.session) {
  return renderScreen(<Reasons />, { plugin, session });
}

function Reasons() {
  const { reasons, isWaiting } = useReasons('reject');
  return <p>{isWaiting ? 'Waiting' : reasons.map(({ text }) => text.EN).join('; ')}</p>;
}
