// How sessions end: by time, and by what others do to the account. Each question has an account that is made for it.
import {
  deleteUser,
  getRole,
  listBrokers,
  listFunctions,
  login,
  refresh,
  setBrokerStatus,
  updateRole,
} from '@brokerdesk/api';
import { credentialsOf, type TestResponse } from '@brokerdesk/mock-server/cases';
import type { BackEnd } from '../BackEnd.ts';
import { type Desk, NotTried, type Scenario, toLaws } from '../Check.ts';
import { createHolder, findUser, newRole, versionOf, withAncestors } from '../holders.ts';

const demands = {
  locked: 'After five failed sign-ins even the right password is E0011.',
  deleted: 'A deleted account is signed out, and is an unknown user afterwards.',
  'new-permissions': 'A changed role ends the sessions of its members if that is asked for, and only then.',
  'broker-disabled': 'A disabled broker’s staff are signed out and cannot sign in (E0007), until it is enabled.',
  idle: 'A session without requests ends after the length that the configuration names.',
  longest: 'A session ends 12 h after its sign-in, however busy it is.',
} as const;

type Law = keyof typeof demands;

const { id, checks } = toLaws('session', 'session', demands);

/** The checks of how sessions end. */
export function lifetimeScenario(backEnd: BackEnd): Scenario {
  return { checks, run: (desk) => new LifetimeRun(backEnd, desk).run() };
}

class LifetimeRun {
  readonly #backEnd: BackEnd;
  readonly #desk: Desk;

  constructor(backEnd: BackEnd, desk: Desk) {
    this.#backEnd = backEnd;
    this.#desk = desk;
  }

  async run(): Promise<void> {
    const sections: readonly (readonly [law: Law, run: () => Promise<void>])[] = [
      ['locked', () => this.#lock()],
      ['deleted', () => this.#delete()],
      ['new-permissions', () => this.#changeRole()],
      ['broker-disabled', () => this.#disableBroker()],
      ['idle', () => this.#idle()],
      ['longest', () => this.#work()],
    ];
    for (const [law, run] of sections) await this.#desk.section([id(law)], run);
  }

  #expect(law: Law, holds: boolean, text: string): void {
    this.#desk.expect(id(law), holds, text);
  }

  #expectEnded(law: Law, { code, data }: TestResponse<unknown>, reason: string, what: string): void {
    const said = (data as { readonly reason?: string } | null)?.reason ?? '';
    this.#expect(law, code === 'E0001' && said === reason, `${what} is answered ${code} ${said}, not E0001 ${reason}`);
  }

  async #lock(): Promise<void> {
    const { client } = await createHolder(this.#backEnd, { codes: [] });
    const { userID, password } = client.account;
    for (let tries = 1; tries <= 5; tries += 1) {
      const { code } = await this.#backEnd
        .twin(client)
        .call(login, { body: { userID, password: `Wrong-${tries}-2026` } });
      this.#expect('locked', code === 'E0006', `failed sign-in ${tries} is answered ${code}, not E0006`);
    }
    const right = await this.#backEnd.twin(client).call(login, { body: { userID, password } });
    this.#expect('locked', right.code === 'E0011', `the right password after five failures is answered ${right.code}`);
  }

  async #delete(): Promise<void> {
    const { client } = await createHolder(this.#backEnd, { codes: [] });
    const administrator = await this.#backEnd.client('administrator');
    const user = await findUser(administrator, client.account.userID);
    const deleted = await administrator.call(deleteUser, { query: versionOf(user) });
    if (deleted.code !== 'OK') throw new NotTried(`deleting an account is answered ${deleted.code}`);
    this.#expectEnded('deleted', await client.call(listFunctions), 'disabled', 'the session of a deleted account');
    const { code } = await this.#backEnd.twin(client).signIn();
    this.#expect('deleted', code === 'E0006', `the sign-in of a deleted account is answered ${code}, not E0006`);
  }

  async #changeRole(): Promise<void> {
    const { client, roleID } = await createHolder(this.#backEnd, {
      codes: withAncestors('PM_NM_ANNOUNCEMENT'),
    });
    const administrator = await this.#backEnd.client('administrator');
    const change = async (endSessions: boolean) => {
      const { version } = (await administrator.call(getRole, { params: { roleID } })).data;
      const codes = withAncestors(endSessions ? 'PM_CI_AGREEMENT' : 'PM_CI_FAQ');
      const body = { ...newRole('Conform changed', codes), memberRefIDs: [client.account.refID ?? ''], version };
      return administrator.call(updateRole, { params: { roleID }, body: { ...body, endSessions } });
    };
    const first = await change(false);
    if (first.code !== 'OK') throw new NotTried(`changing a role is answered ${first.code}`);
    const lasting = await client.call(listFunctions);
    this.#expect(
      'new-permissions',
      lasting.code === 'OK',
      `without endSessions the member is answered ${lasting.code}`,
    );
    await change(true);
    this.#expectEnded('new-permissions', await client.call(listFunctions), 'permissions-changed', 'the member');
  }

  async #disableBroker(): Promise<void> {
    const provider = await this.#backEnd.client('provider');
    const other = await this.#backEnd.client('other');
    const { brokerCode } = other.account;
    const set = async (status: 'enabled' | 'disabled') => {
      const { data } = await provider.call(listBrokers, { query: { q: brokerCode, size: 500 } });
      const version = data.items.find((broker) => broker.brokerCode === brokerCode)?.version ?? 1;
      return provider.call(setBrokerStatus, { body: { brokerCode, status, version } });
    };
    const disabled = await set('disabled');
    if (disabled.code !== 'OK') throw new NotTried(`disabling a broker is answered ${disabled.code}`);
    const ended = await other.call(listFunctions);
    const { code } = await this.#backEnd.twin(other).signIn();
    await set('enabled');
    this.#expectEnded('broker-disabled', ended, 'disabled', 'a session of its staff');
    this.#expect('broker-disabled', code === 'E0007', `a sign-in of its staff is answered ${code}, not E0007`);
    const again = await other.signIn();
    this.#expect('broker-disabled', again.code === 'OK', `once it is enabled, a sign-in is answered ${again.code}`);
  }

  async #idle(): Promise<void> {
    const { client } = await createHolder(this.#backEnd, { codes: [] });
    const length = await this.#backEnd.readSessionLength(client);
    await this.#backEnd.advance(length + 1);
    const late = await client.call(listFunctions);
    this.#expectEnded('idle', late, 'timeout', `a session of ${length} s without a request`);
    const { canRefresh } = (late.data ?? {}) as unknown as { readonly canRefresh?: boolean };
    this.#expect('idle', canRefresh !== true, 'it says that it can be refreshed');
    const refreshed = await client.call(refresh);
    this.#expect('idle', refreshed.code === 'E0001', `its refresh is answered ${refreshed.code}`);
  }

  async #work(): Promise<void> {
    const { client } = await createHolder(this.#backEnd, { codes: [] });
    const step = (await this.#backEnd.readSessionLength(client)) - 100;
    const end = 12 * 3_600;
    for (let passed = 0; passed + step < end; passed += step) {
      await this.#backEnd.advance(step);
      const { code, data } = await client.call(refresh);
      this.#expect('longest', code === 'OK', `a refresh ${passed + step} s after the sign-in is answered ${code}`);
      if (code !== 'OK') return;
      client.headers = credentialsOf(data);
    }
    await this.#backEnd.advance(step);
    this.#expectEnded('longest', await client.call(listFunctions), 'timeout', 'a session of more than 12 h');
  }
}
