// Wrong uses of two-factor tokens, each in many variations by chance (seeded): none may be taken. Every attempt shows a
// token that was given for something, so that it fails for the one reason that it is about.
import { changePassword, makeInitialPassword, resetForgottenPassword } from '@brokerdesk/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MisuseTestBackend, type Misuse } from './MisuseTestBackend.ts';
import { openClient, testPassword } from '../../../testing/openClient.ts';

const backend = new MisuseTestBackend();
const variations = 60;

beforeAll(() => backend.open());
afterAll(() => backend.close('two-factor tokens'));

function reset(userID: string, token: string, client = backend.anonymous) {
  const input = { params: { userID }, body: { newPassword: 'Harbour-2027' } };
  return client.call(resetForgottenPassword, input, { 'two-factor-token': token });
}

/** Signs in without a password, at a broker that requires a token for a new one. */
async function signIn(userID: string) {
  const { body: broker } = await backend.control.send('GET', '/__mock/state/brokers/DEMO');
  await backend.control.send('PUT', '/__mock/state/brokers/DEMO', {
    body: { ...(broker as object), twoFactorActions: ['password'] },
  });
  const { body } = await backend.control.send('POST', '/__mock/sessions', { body: { brokerCode: 'DEMO', userID } });
  const { token, refreshToken } = body as { readonly token: string; readonly refreshToken: string };
  const client = openClient(backend.emulator, 'misuse');
  client.headers = { token, 'refresh-token': refreshToken };
  return { client, refID: (await backend.findUser(userID)).refID };
}

const misuses: Readonly<Record<string, Misuse>> = {
  async 'a token too late'({ user, randomInt }) {
    const token = await backend.fetchToken(user, 'forgetPassword');
    await backend.advance(600 + randomInt('late', 3600));
    backend.expectRejected(await reset(user, token));
  },
  async 'a token of another user'({ user, other, randomInt }) {
    const token = await backend.fetchToken(user, 'forgetPassword');
    if (randomInt('both', 2) === 1) await backend.fetchToken(other, 'forgetPassword');
    backend.expectRejected(await reset(other, token));
  },
  async 'a token for another purpose'({ user }) {
    backend.expectRejected(await reset(user, await backend.fetchToken(user, 'login')));
  },
  async 'a token for signing in, used by the signed-in'({ user }) {
    const token = await backend.fetchToken(user, 'login');
    const { client, refID } = await signIn(user);
    const body = { password: testPassword, newPassword: 'Harbour-2027' };
    backend.expectRejected(
      await client.call(changePassword, { params: { refID }, body }, { 'two-factor-token': token }),
    );
  },
  async 'a token for an initial password, of one who is not the caller'({ randomInt }) {
    const { client } = await signIn('demo.admin');
    const helper = await signIn('ch.siu');
    const token = { 'two-factor-token': await backend.fetchToken('ch.siu', 'initialPassword', helper.client) };
    const refID = `DEMO-U${String(5 + randomInt('member', 5)).padStart(3, '0')}`;
    backend.expectRejected(await client.call(makeInitialPassword, { params: { refID } }, token));
  },
  async 'a token at another broker'({ user }) {
    const token = await backend.fetchToken(user, 'forgetPassword');
    backend.expectRejected(await reset('harbour.admin', token, backend.openAnonymous('HARBOUR')));
    backend.expectRejected(await reset(user, token, backend.openAnonymous('HARBOUR')));
  },
  async 'an altered token'({ user, randomInt }) {
    const token = await backend.fetchToken(user, 'forgetPassword');
    const at = randomInt('place', token.length);
    const replaced = token[at] === 'A' ? 'B' : 'A';
    backend.expectRejected(await reset(user, token.slice(0, at) + replaced + token.slice(at + 1)));
    backend.expectRejected(await reset(user, token.slice(0, Math.max(at, 1))));
  },
  async 'the token before the last'({ user, randomInt }) {
    const first = await backend.fetchToken(user, 'forgetPassword');
    await backend.advance(60 + randomInt('later', 400));
    await backend.fetchToken(user, 'forgetPassword');
    backend.expectRejected(await reset(user, first));
  },
};

test.each(Object.entries(misuses))('%s is not taken', { timeout: 180_000 }, (way, misuse) =>
  backend.repeat(variations, way, misuse),
);

test('a token again, also by several at once, is not taken', { timeout: 180_000 }, () =>
  backend.repeat(5, 'again', async ({ user }) => {
    const token = await backend.fetchToken(user, 'forgetPassword');
    backend.expectExactlyOneAccepted(await Promise.all(Array.from({ length: 4 }, () => reset(user, token))));
    backend.expectRejected(await reset(user, token));
  }),
);

test('hundreds were tried', () => {
  expect(backend.attempts).toBeGreaterThan(500);
});
