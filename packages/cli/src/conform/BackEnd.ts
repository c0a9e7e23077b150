// The back end under test: where it is, what it says about itself, and who is signed in there.
import {
  type Capabilities,
  changePassword,
  createUser,
  type Endpoint,
  getCapabilities,
  getConfiguration,
  listBrokerInfos,
  listFunctions,
  login,
  logout,
} from '@brokerdesk/api';
import type { CaseClient, TestAccount } from '@brokerdesk/mock-server/cases';
import { CliError } from '../errors.ts';
import type { AccountRole, Accounts } from './accounts.ts';
import { callName, findCall } from './calls.ts';
import { NotTried } from './Check.ts';
import { ConformClient, type Line } from './ConformClient.ts';
import { readIdentifiers } from './foreignIds.ts';
import { type Exchange, NoAnswer, Wire, type WireRequest } from './Wire.ts';

/** How a back end is opened. */
export interface BackEndOptions {
  readonly accounts: Accounts;
  readonly isReadOnly: boolean;
  /** A second instance of the same back end. */
  readonly instance?: string | undefined;
  /** A command that restarts the back end. */
  readonly restart?: string | undefined;
}

/** A back end with the clients of a run. */
export class BackEnd implements Line {
  readonly base: string;
  readonly isReadOnly: boolean;
  readonly instance: URL | undefined;
  readonly restart: string | undefined;
  hasControls = false;
  clockOffset = 0;
  /** What it says about itself; undefined if it does not have the call. */
  capabilities: Capabilities | undefined;
  lastExchange: Exchange | undefined;
  /** Sees each request with its answer. */
  watch: (exchange: Exchange) => void = () => {};
  readonly #accounts: Accounts;
  readonly #wire: Wire;
  readonly #clients = new Map<AccountRole, ConformClient>();
  #signedOut: ConformClient | undefined;
  #foreignIds: ReadonlyMap<string, string> | undefined;

  constructor(base: string, options: BackEndOptions, wire = new Wire()) {
    this.base = base;
    this.isReadOnly = options.isReadOnly;
    this.instance = options.instance === undefined ? undefined : readAddress(options.instance);
    this.restart = options.restart;
    this.#accounts = options.accounts;
    this.#wire = wire;
  }

  async exchange(request: WireRequest): Promise<Exchange> {
    const exchange = await this.#wire.send(request, this.#limitOf(request));
    this.lastExchange = exchange;
    this.watch(exchange);
    return exchange;
  }

  /** How long the contract lets a call take; the longest ones sign and certify. */
  #limitOf({ method, url }: WireRequest): number | undefined {
    const [path = ''] = url.slice(this.base.length).split('?');
    return url.startsWith(this.base) ? findCall(method, path)?.timeoutMs : undefined;
  }

  /** The codes of the brokers whose records have to stay apart. */
  get brokers(): readonly string[] {
    const { administrator, other } = this.#accounts;
    return [administrator, other].flatMap((account) => account?.brokerCode ?? []);
  }

  /** Whether the back end has a call, as far as it says. */
  hasCall(call: Endpoint): boolean {
    return this.capabilities?.calls?.includes(callName(call)) ?? true;
  }

  /** Whether the back end has an optional part; undefined if it does not say. */
  hasPart(part: Capabilities['parts'][number]): boolean | undefined {
    return this.capabilities?.parts.includes(part);
  }

  /** Returns a client without a session that names the administrator's broker. */
  nobody(account?: TestAccount): ConformClient {
    const { administrator, other } = this.#accounts;
    const named = account ?? administrator ?? other ?? { brokerCode: 'DEMO', userID: 'nobody', password: 'nobody' };
    return new ConformClient(this, named);
  }

  /** Returns a client that has never been used, of the same account as another. */
  twin(of: CaseClient): ConformClient {
    return new ConformClient(this, of.account);
  }

  /**
   * Returns the client of a role, signed in.
   *
   * @throws NotTried if there is no such account
   */
  async client(role: AccountRole): Promise<ConformClient> {
    const client = this.#clients.get(role) ?? (await this.#open(role));
    this.#clients.set(role, client);
    if (client.headers['token'] !== undefined) {
      if ((await client.call(this.hasCall(listFunctions) ? listFunctions : getConfiguration)).code === 'OK')
        return client;
    }
    const { code, message } = await client.signIn();
    if (code === 'OK') return client;
    throw new NotTried(`${client.account.userID} cannot sign in: ${code}, ${message}`);
  }

  /** Returns a client whose session has ended by signing out; it never signs in again. */
  async signedOut(): Promise<ConformClient> {
    if (this.#signedOut !== undefined) return this.#signedOut;
    const ended = this.twin(await this.client('colleague'));
    await ended.signIn();
    const headers = { ...ended.headers };
    await ended.call(logout);
    ended.headers = headers;
    this.#signedOut = ended;
    return ended;
  }

  /** Identifiers of records of the other broker, by the names of their fields. */
  async foreignIds(): Promise<ReadonlyMap<string, string>> {
    this.#foreignIds ??= await readIdentifiers(await this.client('other'), (call) => this.hasCall(call));
    return this.#foreignIds;
  }

  /**
   * Moves the clock of the back end.
   *
   * @throws NotTried if it cannot be moved from here
   */
  async advance(seconds: number): Promise<void> {
    if (!this.hasControls) throw new NotTried('its clock cannot be moved from here');
    await this.nobody().send('PATCH', '/__mock/clock', { body: { advanceSec: seconds } });
    this.clockOffset += seconds * 1_000;
  }

  /** How long a session lasts after its last request, in seconds. */
  async readSessionLength(client: ConformClient): Promise<number> {
    const { code, data } = await client.call(getConfiguration);
    if (code !== 'OK') throw new NotTried(`the configuration is answered ${code}`);
    return data.session.lengthSec;
  }

  /** Notes that a request has changed the password of the expendable account. */
  notePassword(password: string): void {
    const client = this.#clients.get('expendable');
    if (client !== undefined) client.account = { ...client.account, password };
  }

  /**
   * Signs in with each account that is given.
   *
   * @throws CliError `ACCOUNTS_INVALID` if one cannot
   */
  async signInAll(): Promise<void> {
    if (Object.keys(this.#accounts).length > 0 && !this.hasCall(login)) {
      throw new CliError('ADDRESS_NOT_BACK_END', {
        message: `${this.base} says that it has no ${callName(login)}, so no account can sign in.`,
        hint: 'Name the call in GET /systems/capabilities, or leave out --accounts.',
      });
    }
    for (const [role, account] of Object.entries(this.#accounts) as [AccountRole, TestAccount][]) {
      const client = new ConformClient(this, account);
      const { code, message } = await client.signIn();
      if (code !== 'OK') {
        throw new CliError('ACCOUNTS_INVALID', {
          message: `${account.userID} of ${account.brokerCode} cannot sign in: ${code} ${message}.`.replace('..', '.'),
          hint: `"${role}" has to be an account without a second factor that is not locked.`,
        });
      }
      this.#clients.set(role, client);
    }
  }

  /** Replaces the initial password of an account that is signed in, and signs in with the new one. */
  async replacePassword(client: ConformClient): Promise<void> {
    const { password, refID = '' } = client.account;
    const newPassword = 'Conform-2026';
    await client.call(changePassword, { params: { refID }, body: { password, newPassword } });
    client.account = { ...client.account, password: newPassword };
    await client.signIn();
  }

  close(): void {
    this.#wire.close();
  }

  async #open(role: AccountRole): Promise<ConformClient> {
    const account = this.#accounts[role];
    if (account) return new ConformClient(this, account);
    if (role !== 'colleague' && role !== 'expendable') throw new NotTried(`there is no account "${role}"`);
    return this.#createUser(role);
  }

  /** Creates an account without functions and gives it a password. */
  async #createUser(role: AccountRole): Promise<ConformClient> {
    if (![createUser, changePassword, login].every((call) => this.hasCall(call))) {
      throw new NotTried(`there is no account "${role}", and the back end cannot create one`);
    }
    const administrator = await this.client('administrator');
    const userID = `conform.${role}.${Date.now().toString(36)}`;
    const created = await administrator.call(createUser, {
      body: {
        userID,
        userName: `Conform ${role}`,
        type: 'Operator',
        email: `${userID}@mail.example`,
        mobile: '+852 0123 4567',
        roleIDs: [],
        groupIDs: [],
      },
    });
    if (created.code !== 'OK') throw new NotTried(`no account "${role}" could be created: ${created.code}`);
    const { brokerCode } = administrator.account;
    const client = new ConformClient(this, { brokerCode, userID, password: created.data.initialPassword });
    const { code } = await client.signIn();
    if (code !== 'OK') throw new NotTried(`the created account "${role}" cannot sign in: ${code}`);
    await this.replacePassword(client);
    return client;
  }
}

/**
 * Finds the API below an address and asks it what it is.
 *
 * @throws CliError `ADDRESS_NOT_BACK_END` if there is none
 */
export async function openBackEnd(address: string, options: BackEndOptions): Promise<BackEnd> {
  const url = readAddress(address);
  const below = url.href.replace(/\/$/, '');
  const reasons: string[] = [];
  for (const base of new Set([below, `${below}/api`, `${url.origin}/api`])) {
    const backEnd = new BackEnd(base, options, new Wire(15_000));
    const reason = await findProblem(backEnd);
    if (reason === undefined) {
      await introduce(backEnd);
      return backEnd;
    }
    reasons.push(reason);
    backEnd.close();
  }
  throw new CliError('ADDRESS_NOT_BACK_END', {
    message: `${url.href} is no back end: ${reasons.at(0)}.`,
    hint: 'Name the address of its API, such as https://portal.example.com/api, which answers GET /systems/brokers/infos.',
  });
}

async function findProblem(backEnd: BackEnd): Promise<string | undefined> {
  try {
    const { status, code } = await backEnd.nobody().call(listBrokerInfos);
    if (code !== '' && code !== 'E0003') return undefined;
    if (code === 'E0003') return 'it does not have GET /systems/brokers/infos';
    const headers: Exchange['headers'] = backEnd.lastExchange?.headers ?? {};
    if (headers['location'] !== undefined) return `it leads to ${headers['location']}`;
    return `it answers HTTP ${status} with ${headers['content-type'] ?? 'no type'} instead of an envelope`;
  } catch (error) {
    if (error instanceof NoAnswer) return error.message.replace(/\.$/, '');
    throw error;
  }
}

async function introduce(backEnd: BackEnd): Promise<void> {
  const date = Date.parse(backEnd.lastExchange?.headers['date'] ?? '');
  if (!Number.isNaN(date) && Math.abs(date - Date.now()) > 5_000) backEnd.clockOffset = date - Date.now();
  backEnd.hasControls = await hasControls(backEnd);
  const { code, data } = await backEnd.nobody().call(getCapabilities);
  // One that does not fit its shape says nothing; `shape:` reports it.
  if (code === 'OK' && getCapabilities.shapes?.data.safeParse(data).success) backEnd.capabilities = data;
}

async function hasControls(backEnd: BackEnd): Promise<boolean> {
  const url = new URL('/__mock/clock', backEnd.base).href;
  const { status, body } = await backEnd.exchange({ method: 'GET', url, headers: [], body: null });
  return status === 200 && body.toString().startsWith('{');
}

function readAddress(address: string): URL {
  const url = URL.parse(/^https?:\/\//.test(address) ? address : `https://${address}`);
  if (url !== null) return url;
  throw new CliError('ADDRESS_NOT_BACK_END', {
    message: `${address} is not an address.`,
    hint: 'Write it as https://portal.example.com/api.',
  });
}
