// Shared by the misuse tests: repeatable random variations, and a count of the attempts.
import assert from 'node:assert/strict';
import { type OneTimePasswordPurpose, verifyOneTimePassword } from '@brokerdesk/api';
import { keyedValue, type UserRow } from '@brokerdesk/fixtures';
import { createEmulator } from '../../../createEmulator.ts';
import { fetchCode } from './setUpOneTimePasswords.ts';
import { openClient, type TestClient } from '../../../testing/openClient.ts';

const users = ['demo.admin', 'demo.reviewer', 'demo.users', 'demo.reader', 'marcus.hale', 'chen.jing'] as const;
const purposes = ['login', 'forgetPassword'] as const;

/** One variation: two users, two purposes and random values. */
export interface Variation {
  readonly user: string;
  readonly other: string;
  readonly purpose: OneTimePasswordPurpose;
  readonly otherPurpose: OneTimePasswordPurpose;
  readonly randomInt: (field: string, below: number) => number;
}

function createVariation(name: string, index: number): Variation {
  const randomInt = (field: string, below: number) => Math.floor(keyedValue('misuse', name, index, field) * below);
  const first = randomInt('user', users.length);
  const turn = randomInt('purpose', 2);
  return {
    user: users[first] ?? users[0],
    other: users[(first + 1 + randomInt('other', users.length - 1)) % users.length] ?? users[1],
    purpose: purposes[turn] ?? 'login',
    otherPurpose: purposes[1 - turn] ?? 'login',
    randomInt,
  };
}

/** One kind of misuse, in one variation. */
export type Misuse = (variation: Variation) => Promise<void>;

export interface CodeInput {
  readonly userID: string;
  readonly otp: string;
  readonly purpose: OneTimePasswordPurpose;
  readonly mobile?: string;
}

/** A separate emulator, whose state is restored before each variation. */
export class MisuseTestBackend {
  readonly emulator = createEmulator({ applications: 5 });
  readonly control = openClient(this.emulator, 'misuse');
  readonly anonymous = this.openAnonymous('DEMO');
  attempts = 0;
  accepted = 0;
  validUses = 0;

  async open(): Promise<void> {
    await this.control.send('PATCH', '/__mock/clock', { body: { set: '2026-03-02T03:00:00Z', frozen: true } });
    await this.control.send('PUT', '/__mock/snapshots/start');
  }

  async close(what: string): Promise<void> {
    process.stdout.write(
      `Misuse of ${what}: ${this.attempts} tried, ${this.accepted} accepted, beside ${this.validUses} right uses.\n`,
    );
    await this.emulator.close();
  }

  async repeat(count: number, name: string, misuse: Misuse): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      await this.control.send('POST', '/__mock/snapshots/start/restore');
      await misuse(createVariation(name, index));
    }
  }

  openAnonymous(brokerCode: string): TestClient {
    const client = openClient(this.emulator, 'misuse');
    client.headers = { 'broker-code': brokerCode };
    return client;
  }

  advance(seconds: number) {
    return this.control.send('PATCH', '/__mock/clock', { body: { advanceSec: seconds } });
  }

  verifyCode(body: CodeInput, client = this.anonymous) {
    return client.call(verifyOneTimePassword, { body });
  }

  async fetchToken(userID: string, purpose: OneTimePasswordPurpose, client = this.anonymous): Promise<string> {
    const response = await this.verifyCode({ userID, purpose, otp: await fetchCode(client, userID, purpose) }, client);
    return this.expectAccepted(response).data.twoFactorToken;
  }

  /** Expects that a valid use is accepted, and counts it: rejecting everything would prove nothing. */
  expectAccepted<Answer extends { readonly code: string }>(answer: Answer | undefined): Answer {
    assert.equal(answer?.code, 'OK');
    this.validUses += 1;
    return answer as Answer;
  }

  /** Expects that an attempt is rejected because of its credentials, and counts it. */
  expectRejected(answer: { readonly code: string }): void {
    this.attempts += 1;
    if (answer.code === 'OK') this.accepted += 1;
    assert.equal(answer.code, 'E0009');
  }

  /** Expects that of several uses at once just one is taken. */
  expectExactlyOneAccepted(answers: readonly { readonly code: string }[]): void {
    const good = answers.findIndex(({ code }) => code === 'OK');
    this.expectAccepted(answers[good]);
    for (const answer of answers.toSpliced(good, 1)) this.expectRejected(answer);
  }

  async findUser(userID: string): Promise<UserRow> {
    const { body } = await this.control.send('GET', '/__mock/state/users');
    for (const refID of (body as { readonly ids: readonly string[] }).ids) {
      const row = (await this.control.send('GET', `/__mock/state/users/${refID}`)).body as UserRow;
      if (row.userID === userID) return row;
    }
    throw new Error(`There is no ${userID}.`);
  }
}
