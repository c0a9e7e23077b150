// Wrong uses of one-time passwords and two-factor tokens, each in many variations by chance (seeded): none may be taken.
// Every attempt comes after a right request for a code, so that it fails for the one reason that it is about.
import {
  changePassword,
  makeInitialPassword,
  type OneTimePasswordPurpose,
  requestOneTimePassword,
  resetForgottenPassword,
  verifyOneTimePassword,
} from '@brokerdesk/api';
import { keyedValue } from '@brokerdesk/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmulator } from '../createEmulator.ts';
import { fetchCode, readOutbox } from '../testing/oneTimePasswords.ts';
import { openClient, testPassword } from '../testing/openClient.ts';

const emulator = createEmulator({ applications: 5, now: Date.parse('2026-03-02T03:00:00Z') });
const control = openClient(emulator, 'misuse');
const variations = 60;
const users = ['demo.admin', 'demo.reviewer', 'demo.users', 'demo.reader', 'marcus.hale', 'chen.jing'] as const;
const purposes = ['login', 'forgetPassword'] as const;
const counts = { tried: 0, accepted: 0, rightUses: 0 };

beforeAll(async () => {
  await control.send('PATCH', '/__mock/clock', { body: { set: '2026-03-02T03:00:00Z', frozen: true } });
  await control.send('PUT', '/__mock/snapshots/start');
});

afterAll(async () => {
  process.stdout.write(
    `Misuse of codes and tokens: ${counts.tried} tried, ${counts.accepted} accepted, beside ${counts.rightUses} right uses.\n`,
  );
  await emulator.close();
});

/** One variation: two people, two purposes and as much chance as a way of misuse asks for. */
interface Variation {
  readonly user: string;
  readonly other: string;
  readonly purpose: OneTimePasswordPurpose;
  readonly otherPurpose: OneTimePasswordPurpose;
  readonly chance: (field: string, below: number) => number;
}

function vary(way: string, index: number): Variation {
  const chance = (field: string, below: number) => Math.floor(keyedValue('misuse', way, index, field) * below);
  const first = chance('user', users.length);
  const turn = chance('purpose', 2);
  return {
    user: users[first] ?? users[0],
    other: users[(first + 1 + chance('other', users.length - 1)) % users.length] ?? users[1],
    purpose: purposes[turn] ?? 'login',
    otherPurpose: purposes[1 - turn] ?? 'login',
    chance,
  };
}

function openNobody(brokerCode = 'DEMO') {
  const client = openClient(emulator, 'misuse');
  client.headers = { 'broker-code': brokerCode };
  return client;
}

const nobody = openNobody();

function advance(seconds: number) {
  return control.send('PATCH', '/__mock/clock', { body: { advanceSec: seconds } });
}

async function type(body: Parameters<typeof typeAt>[1]) {
  return typeAt(nobody, body);
}

async function typeAt(
  client: typeof nobody,
  body: { userID: string; otp: string; purpose: OneTimePasswordPurpose; mobile?: string },
) {
  return client.call(verifyOneTimePassword, { body });
}

async function fetchToken(userID: string, purpose: OneTimePasswordPurpose) {
  const answer = await type({ userID, purpose, otp: await fetchCode(nobody, userID, purpose) });
  expect(answer.code).toBe('OK');
  counts.rightUses += 1;
  return answer.data.twoFactorToken;
}

function reset(userID: string, token: string, client = nobody) {
  const input = { params: { userID }, body: { newPassword: 'Harbour-2027' } };
  return client.call(resetForgottenPassword, input, { 'two-factor-token': token });
}

/** Expects that an attempt is refused for what it shows, and counts it. */
async function attempt(answer: Promise<{ readonly code: string }>): Promise<void> {
  const { code } = await answer;
  counts.tried += 1;
  if (code === 'OK') counts.accepted += 1;
  expect(code).toBe('E0009');
}

/** Another text of as many digits. */
function otherCode(otp: string, step: number): string {
  return String((Number(otp) + 1 + step) % 10 ** otp.length).padStart(otp.length, '0');
}

const ways: Readonly<Record<string, (variation: Variation) => Promise<void>>> = {
  async 'a code too late'({ user, purpose, chance }) {
    const otp = await fetchCode(nobody, user, purpose);
    await advance(300 + chance('late', 3600));
    await attempt(type({ userID: user, purpose, otp }));
  },
  async 'a code again'({ user, purpose, chance }) {
    const otp = await fetchCode(nobody, user, purpose);
    expect((await type({ userID: user, purpose, otp })).code).toBe('OK');
    counts.rightUses += 1;
    await advance(chance('later', 299));
    await attempt(type({ userID: user, purpose, otp }));
  },
  async 'the code of another user'({ user, other, purpose }) {
    const otp = await fetchCode(nobody, user, purpose);
    if ((await fetchCode(nobody, other, purpose)) === otp) return;
    await attempt(type({ userID: other, purpose, otp }));
  },
  async 'a code for another purpose'({ user, purpose, otherPurpose }) {
    const otp = await fetchCode(nobody, user, purpose);
    if ((await fetchCode(nobody, user, otherPurpose)) === otp) return;
    await attempt(type({ userID: user, purpose: otherPurpose, otp }));
  },
  async 'a code for a purpose that nobody has asked for'({ user, purpose, otherPurpose }) {
    const otp = await fetchCode(nobody, user, purpose);
    await attempt(type({ userID: user, purpose: otherPurpose, otp }));
  },
  async 'a code of the other channel'({ user, purpose, chance }) {
    const { body } = await control.send('GET', `/__mock/outbox`);
    expect(body).toEqual({ messages: [] });
    const byEmail = await fetchCode(nobody, user, purpose);
    const mobile = `+852 0${String(chance('mobile', 1e7)).padStart(7, '0')}`;
    await attempt(type({ userID: user, purpose, otp: byEmail, mobile }));
  },
  async 'a code without the number for which it was asked'({ user, purpose }) {
    await fetchCode(nobody, user, purpose);
    const mobile = await mobileOf(user);
    await advance(60);
    await nobody.call(requestOneTimePassword, { query: { userID: user, sms: 'true', mobile, purpose } });
    const otp = (await readOutbox(nobody)).at(-1)?.code ?? '';
    await attempt(type({ userID: user, purpose, otp }));
  },
  async 'a code at another broker'({ user, purpose }) {
    const otp = await fetchCode(nobody, user, purpose);
    await attempt(typeAt(openNobody('HARBOUR'), { userID: user, purpose, otp }));
  },
  async 'a guess, serial or at once, and the right code after the fifth'({ user, purpose, chance }) {
    const otp = await fetchCode(nobody, user, purpose);
    const guesses = Array.from({ length: 5 }, (_, index) =>
      otherCode(otp, index * 7 + chance(`guess ${index}`, 900_000)),
    ).filter((guess) => guess !== otp);
    while (guesses.length < 5) guesses.push(otherCode(otp, 0));
    const isAtOnce = chance('at once', 2) === 1;
    if (isAtOnce) await Promise.all(guesses.map((guess) => attempt(type({ userID: user, purpose, otp: guess }))));
    else for (const guess of guesses) await attempt(type({ userID: user, purpose, otp: guess }));
    await attempt(type({ userID: user, purpose, otp }));
  },
  async 'the code before the last'({ user, purpose, chance }) {
    const first = await fetchCode(nobody, user, purpose);
    await advance(60 + chance('later', 200));
    if ((await fetchCode(nobody, user, purpose)) === first) return;
    await attempt(type({ userID: user, purpose, otp: first }));
  },
  async 'one code by several at once'({ user, purpose, chance }) {
    const otp = await fetchCode(nobody, user, purpose);
    const many = 2 + chance('many', 20);
    const answers = await Promise.all(Array.from({ length: many }, () => type({ userID: user, purpose, otp })));
    const good = answers.findIndex(({ code }) => code === 'OK');
    counts.rightUses += 1;
    for (const answer of answers.toSpliced(good, 1)) await attempt(Promise.resolve(answer));
  },
  async 'the code of somebody who was disabled meanwhile'({ user, purpose }) {
    const otp = await fetchCode(nobody, user, purpose);
    await changeUser(user, { enabled: false });
    await attempt(type({ userID: user, purpose, otp }));
  },
  async 'a token too late'({ user, chance }) {
    const token = await fetchToken(user, 'forgetPassword');
    await advance(600 + chance('late', 3600));
    await attempt(reset(user, token));
  },
  async 'a token of another user'({ user, other, chance }) {
    const token = await fetchToken(user, 'forgetPassword');
    if (chance('both', 2) === 1) await fetchToken(other, 'forgetPassword');
    await attempt(reset(other, token));
  },
  async 'a token for another purpose'({ user }) {
    await attempt(reset(user, await fetchToken(user, 'login')));
  },
  async 'a token for signing in, used by the signed-in'({ user }) {
    const token = await fetchToken(user, 'login');
    const { client, refID } = await signIn(user);
    const body = { password: testPassword, newPassword: 'Harbour-2027' };
    await attempt(client.call(changePassword, { params: { refID }, body }, { 'two-factor-token': token }));
  },
  async 'a token for an initial password, of one who is not the caller'({ chance }) {
    const { client } = await signIn('demo.admin');
    const helper = await signIn('ch.siu');
    const otp = await fetchCode(helper.client, 'ch.siu', 'initialPassword');
    const typed = await typeAt(helper.client, { userID: 'ch.siu', purpose: 'initialPassword', otp });
    const token = { 'two-factor-token': typed.data.twoFactorToken };
    const refID = `DEMO-U${String(5 + chance('member', 5)).padStart(3, '0')}`;
    await attempt(client.call(makeInitialPassword, { params: { refID } }, token));
  },
  async 'a token at another broker'({ user }) {
    const token = await fetchToken(user, 'forgetPassword');
    await attempt(reset('harbour.admin', token, openNobody('HARBOUR')));
    await attempt(reset(user, token, openNobody('HARBOUR')));
  },
  async 'an altered token'({ user, chance }) {
    const token = await fetchToken(user, 'forgetPassword');
    const at = chance('place', token.length);
    const replaced = token[at] === 'A' ? 'B' : 'A';
    await attempt(reset(user, token.slice(0, at) + replaced + token.slice(at + 1)));
    await attempt(reset(user, token.slice(0, Math.max(at, 1))));
  },
  async 'the token before the last'({ user, chance }) {
    const first = await fetchToken(user, 'forgetPassword');
    await advance(60 + chance('later', 400));
    await fetchToken(user, 'forgetPassword');
    await attempt(reset(user, first));
  },
};

async function changeUser(userID: string, change: object) {
  const { refID, row } = await findUser(userID);
  await control.send('PUT', `/__mock/state/users/${refID}`, { body: { ...row, ...change } });
}

async function mobileOf(userID: string): Promise<string> {
  return (await findUser(userID)).row.mobile;
}

interface KnownUser {
  readonly userID: string;
  readonly mobile: string;
}

const knownUsers = new Map<string, { readonly refID: string; readonly row: KnownUser }>();

async function findUser(userID: string) {
  for (let number = 1; number <= 24 && !knownUsers.has(userID); number += 1) {
    const refID = `DEMO-U${String(number).padStart(3, '0')}`;
    const row = (await control.send('GET', `/__mock/state/users/${refID}`)).body as KnownUser;
    knownUsers.set(row.userID, { refID, row });
  }
  const known = knownUsers.get(userID);
  if (!known) throw new Error(`There is no ${userID}.`);
  return known;
}

/** Signs in without a password, at a broker that asks for a token for a new one. */
async function signIn(userID: string) {
  const { body: broker } = await control.send('GET', '/__mock/state/brokers/DEMO');
  await control.send('PUT', '/__mock/state/brokers/DEMO', {
    body: { ...(broker as object), twoFactorActions: ['password'] },
  });
  const { body } = await control.send('POST', '/__mock/sessions', { body: { brokerCode: 'DEMO', userID } });
  const { token, refreshToken } = body as { readonly token: string; readonly refreshToken: string };
  const client = openClient(emulator, 'misuse');
  client.headers = { token, 'refresh-token': refreshToken };
  return { client, refID: (await findUser(userID)).refID };
}

test.each(Object.entries(ways))('%s is not taken', { timeout: 60_000 }, async (way, misuse) => {
  for (let index = 0; index < variations; index += 1) {
    await control.send('POST', '/__mock/snapshots/start/restore');
    await misuse(vary(way, index));
  }
});

test('a token again, also by several at once, is not taken', { timeout: 60_000 }, async () => {
  for (let index = 0; index < 5; index += 1) {
    await control.send('POST', '/__mock/snapshots/start/restore');
    const { user } = vary('again', index);
    const token = await fetchToken(user, 'forgetPassword');
    const answers = await Promise.all(Array.from({ length: 4 }, () => reset(user, token)));
    const good = answers.findIndex(({ code }) => code === 'OK');
    expect(good).toBeGreaterThanOrEqual(0);
    counts.rightUses += 1;
    for (const answer of answers.toSpliced(good, 1)) await attempt(Promise.resolve(answer));
    await attempt(reset(user, token));
  }
});

test('more than a thousand were tried, and none was accepted', () => {
  expect(counts.tried).toBeGreaterThan(1000);
  expect(counts.accepted).toBe(0);
});
