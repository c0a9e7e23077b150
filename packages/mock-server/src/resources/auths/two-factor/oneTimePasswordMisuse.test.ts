// Wrong uses of one-time passwords, each in many variations by chance (seeded): none may be taken. Every attempt comes
// after a right request for a code, so that it fails for the one reason that it is about.
import { requestOneTimePassword } from '@brokerdesk/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MisuseTestBackend, type Misuse } from './MisuseTestBackend.ts';
import { fetchCode, readOutbox } from './setUpOneTimePasswords.ts';

const backend = new MisuseTestBackend();
const variations = 200;

beforeAll(() => backend.open());
afterAll(() => backend.close('codes'));

/** Another text of as many digits. */
function otherCode(otp: string, step: number): string {
  return String((Number(otp) + 1 + step) % 10 ** otp.length).padStart(otp.length, '0');
}

const misuses: Readonly<Record<string, Misuse>> = {
  async 'a code too late'({ user, purpose, randomInt }) {
    const otp = await fetchCode(backend.anonymous, user, purpose);
    await backend.advance(300 + randomInt('late', 3600));
    backend.expectRejected(await backend.verifyCode({ userID: user, purpose, otp }));
  },
  async 'a code again'({ user, purpose, randomInt }) {
    const otp = await fetchCode(backend.anonymous, user, purpose);
    backend.expectAccepted(await backend.verifyCode({ userID: user, purpose, otp }));
    await backend.advance(randomInt('later', 299));
    backend.expectRejected(await backend.verifyCode({ userID: user, purpose, otp }));
  },
  async 'the code of another user'({ user, other, purpose }) {
    const otp = await fetchCode(backend.anonymous, user, purpose);
    if ((await fetchCode(backend.anonymous, other, purpose)) === otp) return;
    backend.expectRejected(await backend.verifyCode({ userID: other, purpose, otp }));
  },
  async 'a code for another purpose'({ user, purpose, otherPurpose }) {
    const otp = await fetchCode(backend.anonymous, user, purpose);
    if ((await fetchCode(backend.anonymous, user, otherPurpose)) === otp) return;
    backend.expectRejected(await backend.verifyCode({ userID: user, purpose: otherPurpose, otp }));
  },
  async 'a code for a purpose that nobody has asked for'({ user, purpose, otherPurpose }) {
    const otp = await fetchCode(backend.anonymous, user, purpose);
    backend.expectRejected(await backend.verifyCode({ userID: user, purpose: otherPurpose, otp }));
  },
  async 'a code of the other channel'({ user, purpose, randomInt }) {
    const byEmail = await fetchCode(backend.anonymous, user, purpose);
    const mobile = `+852 0${String(randomInt('mobile', 1e7)).padStart(7, '0')}`;
    backend.expectRejected(await backend.verifyCode({ userID: user, purpose, otp: byEmail, mobile }));
  },
  async 'a code without the number for which it was asked'({ user, purpose }) {
    await fetchCode(backend.anonymous, user, purpose);
    const { mobile } = await backend.findUser(user);
    await backend.advance(60);
    await backend.anonymous.call(requestOneTimePassword, { query: { userID: user, sms: 'true', mobile, purpose } });
    const otp = (await readOutbox(backend.anonymous)).at(-1)?.code ?? '';
    backend.expectRejected(await backend.verifyCode({ userID: user, purpose, otp }));
  },
  async 'a code at another broker'({ user, purpose }) {
    const otp = await fetchCode(backend.anonymous, user, purpose);
    backend.expectRejected(await backend.verifyCode({ userID: user, purpose, otp }, backend.openAnonymous('HARBOUR')));
  },
  async 'a guess, serial or at once, and the right code after the fifth'({ user, purpose, randomInt }) {
    const otp = await fetchCode(backend.anonymous, user, purpose);
    const guesses = Array.from({ length: 5 }, (_, index) =>
      otherCode(otp, index * 7 + randomInt(`guess ${index}`, 900_000)),
    ).filter((guess) => guess !== otp);
    while (guesses.length < 5) guesses.push(otherCode(otp, 0));
    const guess = (otherOtp: string) => backend.verifyCode({ userID: user, purpose, otp: otherOtp });
    if (randomInt('at once', 2) === 1)
      for (const response of await Promise.all(guesses.map(guess))) backend.expectRejected(response);
    else for (const otherOtp of guesses) backend.expectRejected(await guess(otherOtp));
    backend.expectRejected(await backend.verifyCode({ userID: user, purpose, otp }));
  },
  async 'the code before the last'({ user, purpose, randomInt }) {
    const first = await fetchCode(backend.anonymous, user, purpose);
    await backend.advance(60 + randomInt('later', 200));
    if ((await fetchCode(backend.anonymous, user, purpose)) === first) return;
    backend.expectRejected(await backend.verifyCode({ userID: user, purpose, otp: first }));
  },
  async 'one code by several at once'({ user, purpose, randomInt }) {
    const otp = await fetchCode(backend.anonymous, user, purpose);
    const many = randomInt('fifty', 8) === 0 ? 50 : 2 + randomInt('many', 20);
    const responses = await Promise.all(
      Array.from({ length: many }, () => backend.verifyCode({ userID: user, purpose, otp })),
    );
    backend.expectExactlyOneAccepted(responses);
  },
  async 'the code of somebody who was disabled meanwhile'({ user, purpose }) {
    const otp = await fetchCode(backend.anonymous, user, purpose);
    const row = await backend.findUser(user);
    await backend.control.send('PUT', `/__mock/state/users/${row.refID}`, { body: { ...row, enabled: false } });
    backend.expectRejected(await backend.verifyCode({ userID: user, purpose, otp }));
  },
};

test.each(Object.entries(misuses))('%s is not taken', { timeout: 180_000 }, (way, misuse) =>
  backend.repeat(variations, way, misuse),
);

test('the fifth attempt locks and no earlier one, and fifty simultaneous guesses do not succeed', async () => {
  const claim = { userID: 'demo.admin', purpose: 'login' } as const;
  for (const wrong of [4, 5, 50]) {
    await backend.control.send('POST', '/__mock/snapshots/start/restore');
    const otp = await fetchCode(backend.anonymous, claim.userID, claim.purpose);
    const guesses = Array.from({ length: wrong }, (_, step) =>
      backend.verifyCode({ ...claim, otp: otherCode(otp, step) }),
    );
    for (const response of await Promise.all(guesses)) backend.expectRejected(response);
    const right = await backend.verifyCode({ ...claim, otp });
    if (wrong < 5) backend.expectAccepted(right);
    else backend.expectRejected(right);
  }
});

test('more than five thousand were tried', () => {
  expect(backend.attempts).toBeGreaterThan(5000);
});
