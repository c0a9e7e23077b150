// Wrong uses of two-factor tokens, each in many variations by chance (seeded): none may be taken. Every attempt shows a
// token that was given for something, so that it fails for the one reason that it is about.
import { changePassword, makeInitialPassword, resetForgottenPassword } from '@brokerdesk/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MisuseBench, type Way } from '../../testing/MisuseBench.ts';
import { openClient, testPassword } from '../../testing/openClient.ts';

const bench = new MisuseBench();
const variations = 60;

beforeAll(() => bench.open());
afterAll(() => bench.close('two-factor tokens'));

function reset(userID: string, token: string, client = bench.nobody) {
  const input = { params: { userID }, body: { newPassword: 'Harbour-2027' } };
  return client.call(resetForgottenPassword, input, { 'two-factor-token': token });
}

/** Signs in without a password, at a broker that asks for a token for a new one. */
async function signIn(userID: string) {
  const { body: broker } = await bench.control.send('GET', '/__mock/state/brokers/DEMO');
  await bench.control.send('PUT', '/__mock/state/brokers/DEMO', {
    body: { ...(broker as object), twoFactorActions: ['password'] },
  });
  const { body } = await bench.control.send('POST', '/__mock/sessions', { body: { brokerCode: 'DEMO', userID } });
  const { token, refreshToken } = body as { readonly token: string; readonly refreshToken: string };
  const client = openClient(bench.emulator, 'misuse');
  client.headers = { token, 'refresh-token': refreshToken };
  return { client, refID: (await bench.findUser(userID)).refID };
}

const ways: Readonly<Record<string, Way>> = {
  async 'a token too late'({ user, chance }) {
    const token = await bench.fetchToken(user, 'forgetPassword');
    await bench.advance(600 + chance('late', 3600));
    bench.expectRefused(await reset(user, token));
  },
  async 'a token of another user'({ user, other, chance }) {
    const token = await bench.fetchToken(user, 'forgetPassword');
    if (chance('both', 2) === 1) await bench.fetchToken(other, 'forgetPassword');
    bench.expectRefused(await reset(other, token));
  },
  async 'a token for another purpose'({ user }) {
    bench.expectRefused(await reset(user, await bench.fetchToken(user, 'login')));
  },
  async 'a token for signing in, used by the signed-in'({ user }) {
    const token = await bench.fetchToken(user, 'login');
    const { client, refID } = await signIn(user);
    const body = { password: testPassword, newPassword: 'Harbour-2027' };
    bench.expectRefused(await client.call(changePassword, { params: { refID }, body }, { 'two-factor-token': token }));
  },
  async 'a token for an initial password, of one who is not the caller'({ chance }) {
    const { client } = await signIn('demo.admin');
    const helper = await signIn('ch.siu');
    const token = { 'two-factor-token': await bench.fetchToken('ch.siu', 'initialPassword', helper.client) };
    const refID = `DEMO-U${String(5 + chance('member', 5)).padStart(3, '0')}`;
    bench.expectRefused(await client.call(makeInitialPassword, { params: { refID } }, token));
  },
  async 'a token at another broker'({ user }) {
    const token = await bench.fetchToken(user, 'forgetPassword');
    bench.expectRefused(await reset('harbour.admin', token, bench.openNobody('HARBOUR')));
    bench.expectRefused(await reset(user, token, bench.openNobody('HARBOUR')));
  },
  async 'an altered token'({ user, chance }) {
    const token = await bench.fetchToken(user, 'forgetPassword');
    const at = chance('place', token.length);
    const replaced = token[at] === 'A' ? 'B' : 'A';
    bench.expectRefused(await reset(user, token.slice(0, at) + replaced + token.slice(at + 1)));
    bench.expectRefused(await reset(user, token.slice(0, Math.max(at, 1))));
  },
  async 'the token before the last'({ user, chance }) {
    const first = await bench.fetchToken(user, 'forgetPassword');
    await bench.advance(60 + chance('later', 400));
    await bench.fetchToken(user, 'forgetPassword');
    bench.expectRefused(await reset(user, first));
  },
};

test.each(Object.entries(ways))('%s is not taken', { timeout: 60_000 }, (way, misuse) =>
  bench.repeat(variations, way, misuse),
);

test('a token again, also by several at once, is not taken', { timeout: 60_000 }, () =>
  bench.repeat(5, 'again', async ({ user }) => {
    const token = await bench.fetchToken(user, 'forgetPassword');
    bench.expectOne(await Promise.all(Array.from({ length: 4 }, () => reset(user, token))));
    bench.expectRefused(await reset(user, token));
  }),
);

test('hundreds were tried', () => {
  expect(bench.tried).toBeGreaterThan(500);
});
