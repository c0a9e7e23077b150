// Wrong uses of one-time passwords, each in many variations by chance (seeded): none may be taken. Every attempt comes
// after a right request for a code, so that it fails for the one reason that it is about.
import { requestOneTimePassword } from '@brokerdesk/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MisuseBench, type Way } from '../../testing/MisuseBench.ts';
import { fetchCode, readOutbox } from '../../testing/oneTimePasswords.ts';

const bench = new MisuseBench();
const variations = 200;

beforeAll(() => bench.open());
afterAll(() => bench.close('codes'));

/** Another text of as many digits. */
function otherCode(otp: string, step: number): string {
  return String((Number(otp) + 1 + step) % 10 ** otp.length).padStart(otp.length, '0');
}

const ways: Readonly<Record<string, Way>> = {
  async 'a code too late'({ user, purpose, chance }) {
    const otp = await fetchCode(bench.nobody, user, purpose);
    await bench.advance(300 + chance('late', 3600));
    bench.expectRefused(await bench.type({ userID: user, purpose, otp }));
  },
  async 'a code again'({ user, purpose, chance }) {
    const otp = await fetchCode(bench.nobody, user, purpose);
    bench.expectRight(await bench.type({ userID: user, purpose, otp }));
    await bench.advance(chance('later', 299));
    bench.expectRefused(await bench.type({ userID: user, purpose, otp }));
  },
  async 'the code of another user'({ user, other, purpose }) {
    const otp = await fetchCode(bench.nobody, user, purpose);
    if ((await fetchCode(bench.nobody, other, purpose)) === otp) return;
    bench.expectRefused(await bench.type({ userID: other, purpose, otp }));
  },
  async 'a code for another purpose'({ user, purpose, otherPurpose }) {
    const otp = await fetchCode(bench.nobody, user, purpose);
    if ((await fetchCode(bench.nobody, user, otherPurpose)) === otp) return;
    bench.expectRefused(await bench.type({ userID: user, purpose: otherPurpose, otp }));
  },
  async 'a code for a purpose that nobody has asked for'({ user, purpose, otherPurpose }) {
    const otp = await fetchCode(bench.nobody, user, purpose);
    bench.expectRefused(await bench.type({ userID: user, purpose: otherPurpose, otp }));
  },
  async 'a code of the other channel'({ user, purpose, chance }) {
    const byEmail = await fetchCode(bench.nobody, user, purpose);
    const mobile = `+852 0${String(chance('mobile', 1e7)).padStart(7, '0')}`;
    bench.expectRefused(await bench.type({ userID: user, purpose, otp: byEmail, mobile }));
  },
  async 'a code without the number for which it was asked'({ user, purpose }) {
    await fetchCode(bench.nobody, user, purpose);
    const { mobile } = await bench.findUser(user);
    await bench.advance(60);
    await bench.nobody.call(requestOneTimePassword, { query: { userID: user, sms: 'true', mobile, purpose } });
    const otp = (await readOutbox(bench.nobody)).at(-1)?.code ?? '';
    bench.expectRefused(await bench.type({ userID: user, purpose, otp }));
  },
  async 'a code at another broker'({ user, purpose }) {
    const otp = await fetchCode(bench.nobody, user, purpose);
    bench.expectRefused(await bench.type({ userID: user, purpose, otp }, bench.openNobody('HARBOUR')));
  },
  async 'a guess, serial or at once, and the right code after the fifth'({ user, purpose, chance }) {
    const otp = await fetchCode(bench.nobody, user, purpose);
    const guesses = Array.from({ length: 5 }, (_, index) =>
      otherCode(otp, index * 7 + chance(`guess ${index}`, 900_000)),
    ).filter((guess) => guess !== otp);
    while (guesses.length < 5) guesses.push(otherCode(otp, 0));
    const guess = (otherOtp: string) => bench.type({ userID: user, purpose, otp: otherOtp });
    if (chance('at once', 2) === 1)
      for (const answer of await Promise.all(guesses.map(guess))) bench.expectRefused(answer);
    else for (const otherOtp of guesses) bench.expectRefused(await guess(otherOtp));
    bench.expectRefused(await bench.type({ userID: user, purpose, otp }));
  },
  async 'the code before the last'({ user, purpose, chance }) {
    const first = await fetchCode(bench.nobody, user, purpose);
    await bench.advance(60 + chance('later', 200));
    if ((await fetchCode(bench.nobody, user, purpose)) === first) return;
    bench.expectRefused(await bench.type({ userID: user, purpose, otp: first }));
  },
  async 'one code by several at once'({ user, purpose, chance }) {
    const otp = await fetchCode(bench.nobody, user, purpose);
    const many = chance('fifty', 8) === 0 ? 50 : 2 + chance('many', 20);
    const answers = await Promise.all(Array.from({ length: many }, () => bench.type({ userID: user, purpose, otp })));
    bench.expectOne(answers);
  },
  async 'the code of somebody who was disabled meanwhile'({ user, purpose }) {
    const otp = await fetchCode(bench.nobody, user, purpose);
    const row = await bench.findUser(user);
    await bench.control.send('PUT', `/__mock/state/users/${row.refID}`, { body: { ...row, enabled: false } });
    bench.expectRefused(await bench.type({ userID: user, purpose, otp }));
  },
};

test.each(Object.entries(ways))('%s is not taken', { timeout: 60_000 }, (way, misuse) =>
  bench.repeat(variations, way, misuse),
);

test('the lock comes with the fifth try and not before, and fifty guesses at once open nothing', async () => {
  const claim = { userID: 'demo.admin', purpose: 'login' } as const;
  for (const wrong of [4, 5, 50]) {
    await bench.control.send('POST', '/__mock/snapshots/start/restore');
    const otp = await fetchCode(bench.nobody, claim.userID, claim.purpose);
    const guesses = Array.from({ length: wrong }, (_, step) => bench.type({ ...claim, otp: otherCode(otp, step) }));
    for (const answer of await Promise.all(guesses)) bench.expectRefused(answer);
    const right = await bench.type({ ...claim, otp });
    if (wrong < 5) bench.expectRight(right);
    else bench.expectRefused(right);
  }
});

test('more than five thousand were tried', () => {
  expect(bench.tried).toBeGreaterThan(5000);
});
