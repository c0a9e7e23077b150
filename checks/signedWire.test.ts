// The host's API client against the emulator, over the local network, with every request signed.
import { getConfiguration, listUsers, login, logout } from '@brokerdesk/api';
import { createEmulator } from '@brokerdesk/mock-server';
import { setClockOffset } from '@brokerdesk/plugin-sdk/clock';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApiClientFactory } from '../packages/host/src/api-client/createApiClientFactory.ts';
import { createRequestSigner } from '../packages/host/src/api-client/createRequestSigner.ts';

const emulator = createEmulator({ applications: 5, signature: 'rfc9421' });
const minuteMs = 60_000;
let address = '';
let sent = 0;

beforeAll(async () => {
  address = `http://127.0.0.1:${(await emulator.listen()).port}`;
  vi.stubGlobal('location', new URL(`${address}/admin/`));
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => {
    sent += 1;
    return fetch(...call);
  });
});

afterAll(() => {
  vi.unstubAllGlobals();
  return emulator.close();
});

type Tokens = { readonly token: string; readonly refreshToken: string };

/** A browser that has just been opened. */
function openBrowser(copied?: Tokens) {
  setClockOffset(0);
  let tokens = copied;
  const { clientOf } = createApiClientFactory({
    apiBase: `${address}/api`,
    signer: createRequestSigner(),
    caller: () => ({
      brokerCode: 'DEMO',
      language: 'en_US',
      token: tokens?.token,
      refreshToken: tokens?.refreshToken,
    }),
  });
  return {
    client: clientOf(),
    signIn: async (userID: string) => {
      tokens = await clientOf().call(login, { body: { userID, password: 'Brokerdesk2026' } });
      return tokens;
    },
  };
}

async function setServerClock(now: number) {
  const body = JSON.stringify({ set: new Date(now).toISOString(), frozen: true });
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${address}/__mock/clock`, { method: 'PATCH', headers, body })).ok).toBe(true);
}

test('21 clocks from 10 minutes behind to 10 minutes ahead: all work, after at most one retry', async () => {
  let retries = 0;
  let calls = 0;
  for (let minutes = -10; minutes <= 10; minutes += 1) {
    await setServerClock(Date.now() - minutes * minuteMs);
    const { client, signIn } = openBrowser();
    sent = 0;
    await client.call(getConfiguration, {});
    await signIn('demo.admin');
    await client.call(listUsers, { query: { size: 1 } });
    await client.call(logout, {});
    expect(sent).toBeLessThanOrEqual(5);
    calls += 4;
    retries += sent - 4;
  }
  // Up to 30 seconds ahead and less than 5 minutes behind need no retry.
  expect(retries).toBe(21 - 5);
  process.stdout.write(`Clocks: 21 browsers made ${calls} calls, ${retries} of them twice, all accepted.\n`);
});

test('the tokens of one browser give another no access', async () => {
  await setServerClock(Date.now());
  const tokens = await openBrowser().signIn('demo.reader');
  const { client } = openBrowser(tokens);
  const error = await client.call(listUsers, { query: { size: 1 } }).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'E0010', data: { reason: 'key' } });
});
