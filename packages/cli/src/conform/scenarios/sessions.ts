// The life of a session (docs/backend.md, "Sessions"), with an account for these checks alone.
import {
  changePassword,
  getConfiguration,
  listFunctions,
  listUsers,
  login,
  logout,
  refresh,
  responseHeaders,
  setUserStatus,
} from '@brokerdesk/api';
import { credentialsOf, type TestResponse } from '@brokerdesk/mock-server/cases';
import type { BackEnd } from '../BackEnd.ts';
import { type Desk, type Scenario, toLaws } from '../Check.ts';
import type { ConformClient } from '../ConformClient.ts';

const demands = {
  'sign-in': 'A sign-in with a wrong password, or an unknown user, is E0006.',
  'same-answer': 'A wrong password and an unknown user get the same answer.',
  'unknown-broker': 'A sign-in at a broker that does not exist is E0003.',
  'other-device': 'A later sign-in of the account ends the earlier session.',
  'sign-out': 'A session that was signed out is E0001 with the reason logged-out.',
  'unknown-token': 'A token that the server does not know is E0001 with the reason timeout.',
  refresh: 'A refresh returns a new pair of tokens that works.',
  'refresh-repeat': 'A refresh that is repeated within ten seconds gets the same pair.',
  'refresh-unknown': 'A refresh token that the server does not know is E0001, and the session lasts.',
  'remaining-seconds': 'A request moves the end of the session, a passive one does not.',
  'password-change': 'A changed password ends the other sessions of the account; the old one no longer signs in.',
  disabled: 'A disabled account is signed out, and cannot sign in (E0007).',
  'lasts-its-time': 'A token is too old after 1,800 s, and can be refreshed while the session lasts.',
  'refresh-reuse': 'A refresh token that is used again later ends the session.',
} as const;

type Law = keyof typeof demands;

const { id, checks } = toLaws('session', 'session', demands);

/** The checks of sessions. */
export function sessionScenario(backEnd: BackEnd): Scenario {
  return { checks, run: (desk) => new SessionRun(backEnd, desk).run() };
}

class SessionRun {
  readonly #backEnd: BackEnd;
  readonly #desk: Desk;

  constructor(backEnd: BackEnd, desk: Desk) {
    this.#backEnd = backEnd;
    this.#desk = desk;
  }

  async run(): Promise<void> {
    const client = await this.#backEnd.client('expendable');
    const sections: readonly (readonly [laws: readonly Law[], run: () => Promise<void>])[] = [
      [['sign-in', 'same-answer', 'unknown-broker'], () => this.#signInWrongly(client)],
      [['other-device', 'sign-out', 'unknown-token'], () => this.#endSessions(client)],
      [['refresh', 'refresh-repeat', 'refresh-unknown'], () => this.#refresh(client)],
      [['remaining-seconds'], () => this.#count(client)],
      [['password-change'], () => this.#changePassword(client)],
      [['disabled'], () => this.#disable(client)],
      [['lasts-its-time', 'refresh-reuse'], () => this.#waitLong(client)],
    ];
    for (const [laws, run] of sections) await this.#desk.section(laws.map(id), run);
  }

  #expect(law: Law, holds: boolean, text: string): void {
    this.#desk.expect(id(law), holds, text);
  }

  /** Notes whether an answer is E0001 with a reason. */
  #expectEnded(law: Law, { code, data }: TestResponse<unknown>, reason: string, what: string): void {
    const said = (data as { readonly reason?: string } | null)?.reason;
    this.#expect(
      law,
      code === 'E0001' && said === reason,
      `${what} is answered ${code} ${said ?? ''}, not E0001 ${reason}`,
    );
  }

  async #signInWrongly(client: ConformClient): Promise<void> {
    const { userID } = client.account;
    const { publicKey } = await client.key();
    const tryPassword = (name: string, password: string) => {
      const stranger = this.#backEnd.twin(client);
      stranger.adopt(client);
      return stranger.call(login, { body: { userID: name, password, publicKey } });
    };
    const wrong = await tryPassword(userID, 'Not-the-password-1');
    this.#expect('sign-in', wrong.code === 'E0006', `a wrong password is answered ${wrong.code}`);
    const unknown = await tryPassword('nobody.of.this.name', 'Not-the-password-1');
    this.#expect('sign-in', unknown.code === 'E0006', `an unknown user is answered ${unknown.code}`);
    const isSame = wrong.message === unknown.message && JSON.stringify(wrong.data) === JSON.stringify(unknown.data);
    this.#expect('same-answer', isSame, `“${wrong.message}” is not “${unknown.message}”`);
    const elsewhere = await this.#backEnd.nobody({ ...client.account, brokerCode: 'NOWHERE' }).signIn();
    this.#expect('unknown-broker', elsewhere.code === 'E0003', `an unknown broker is answered ${elsewhere.code}`);
  }

  async #endSessions(client: ConformClient): Promise<void> {
    const later = this.#backEnd.twin(client);
    await later.signIn();
    this.#expectEnded('other-device', await client.call(listFunctions), 'other-device', 'the earlier session');
    const still = await later.call(listFunctions);
    this.#expect('other-device', still.code === 'OK', `the later session is answered ${still.code}`);
    await later.call(logout);
    this.#expectEnded('sign-out', await later.call(listFunctions), 'logged-out', 'a session that was signed out');
    // Without signatures a public call does not need the session.
    if (this.#backEnd.hasPart('signatures') !== false) {
      this.#expectEnded('sign-out', await later.call(getConfiguration), 'logged-out', 'a public call of that session');
    }
    const stranger = this.#backEnd.twin(client);
    stranger.headers = { token: `${crypto.randomUUID()}.unknown`, 'refresh-token': 'unknown' };
    this.#expectEnded('unknown-token', await stranger.call(listFunctions), 'timeout', 'an unknown token');
    await client.signIn();
  }

  async #refresh(client: ConformClient): Promise<void> {
    const before = { ...client.headers };
    const unknown = await client.call(refresh, {}, { 'refresh-token': 'unknown-refresh-token' });
    this.#expect('refresh-unknown', unknown.code === 'E0001', `an unknown refresh token is answered ${unknown.code}`);
    const lasting = await client.call(listFunctions);
    this.#expect('refresh-unknown', lasting.code === 'OK', `afterwards the session is answered ${lasting.code}`);
    const first = await client.call(refresh);
    const isNew =
      first.code === 'OK' &&
      first.data.token !== before['token'] &&
      first.data.refreshToken !== before['refresh-token'];
    this.#expect('refresh', isNew, `a refresh is answered ${first.code}, or with a token that is not new`);
    if (first.code !== 'OK') return;
    const again = await client.call(refresh);
    const isSame =
      again.code === 'OK' &&
      again.data.token === first.data.token &&
      again.data.refreshToken === first.data.refreshToken;
    this.#expect('refresh-repeat', isSame, `the repeat is answered ${again.code}, or with another pair`);
    const old = await client.call(listFunctions);
    this.#expect(
      'refresh-repeat',
      old.code === 'OK',
      `a request in flight with the token before is answered ${old.code}`,
    );
    client.headers = credentialsOf(first.data);
    const next = await client.call(listFunctions);
    this.#expect('refresh', next.code === 'OK', `the new token is answered ${next.code}`);
  }

  async #count(client: ConformClient): Promise<void> {
    const secondsOf = ({ headers }: TestResponse<unknown>) =>
      Number(headers[responseHeaders.sessionRemainSec.toLowerCase()]);
    const first = secondsOf(await client.call(listFunctions));
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    const passive = secondsOf(await client.call(listFunctions, {}, { activity: 'passive' }));
    this.#expect('remaining-seconds', passive < first, `${first} s, and after 2 s and a passive request ${passive} s`);
    const active = secondsOf(await client.call(listFunctions));
    this.#expect(
      'remaining-seconds',
      active > passive,
      `a request with activity leaves ${active} s, the passive one ${passive} s`,
    );
  }

  async #changePassword(client: ConformClient): Promise<void> {
    const { password, refID = '' } = client.account;
    const newPassword = password === 'Conform-2027' ? 'Conform-2028' : 'Conform-2027';
    const changed = await client.call(changePassword, { params: { refID }, body: { password, newPassword } });
    this.#expect('password-change', changed.code === 'OK', `the change is answered ${changed.code}`);
    if (changed.code !== 'OK') return;
    const old = this.#backEnd.twin(client);
    const withOld = await old.signIn();
    this.#expect('password-change', withOld.code === 'E0006', `the old password is answered ${withOld.code}`);
    client.account = { ...client.account, password: newPassword };
    const withNew = await client.signIn();
    this.#expect('password-change', withNew.code === 'OK', `the new password is answered ${withNew.code}`);
  }

  async #disable(client: ConformClient): Promise<void> {
    const administrator = await this.#backEnd.client('administrator');
    const { brokerCode, refID = '' } = client.account;
    const set = async (enabled: boolean) => {
      const version = await this.#readVersion(administrator, refID);
      return administrator.call(setUserStatus, { body: { brokerCode, refID, version, enabled } });
    };
    const disabled = await set(false);
    this.#expect('disabled', disabled.code === 'OK', `disabling is answered ${disabled.code}`);
    this.#expectEnded('disabled', await client.call(listFunctions), 'disabled', 'the session of a disabled account');
    const { code } = await this.#backEnd.twin(client).signIn();
    this.#expect('disabled', code === 'E0007', `the sign-in of a disabled account is answered ${code}`);
    await set(true);
    const enabled = await client.signIn();
    this.#expect(
      'disabled',
      enabled.code === 'OK',
      `the sign-in of an account that is enabled again is answered ${enabled.code}`,
    );
  }

  async #readVersion(administrator: ConformClient, refID: string): Promise<number> {
    const { data } = await administrator.call(listUsers, { query: { refID } });
    return data.items[0]?.version ?? 1;
  }

  /** Needs a clock that can be moved: half an hour is too long to wait. */
  async #waitLong(client: ConformClient): Promise<void> {
    const before = { ...client.headers };
    await this.#backEnd.advance(1_000);
    await client.call(listFunctions);
    await this.#backEnd.advance(801);
    const late = await client.call(listFunctions);
    this.#expectEnded('lasts-its-time', late, 'timeout', 'a token of 1,801 s');
    const { canRefresh } = late.data as unknown as { readonly canRefresh?: boolean };
    this.#expect('lasts-its-time', canRefresh === true, 'canRefresh is not true while the session lasts');
    const next = await client.call(refresh);
    this.#expect('lasts-its-time', next.code === 'OK', `the refresh of a lasting session is answered ${next.code}`);
    if (next.code !== 'OK') return;
    client.headers = credentialsOf(next.data);
    await this.#backEnd.advance(11);
    const reuse = this.#backEnd.twin(client);
    reuse.adopt(client);
    reuse.headers = before;
    const stolen = await reuse.call(refresh);
    this.#expect('refresh-reuse', stolen.code === 'E0001', `a used refresh token is answered ${stolen.code}`);
    this.#expectEnded('refresh-reuse', await client.call(listFunctions), 'logged-out', 'the session afterwards');
    await client.signIn();
  }
}
