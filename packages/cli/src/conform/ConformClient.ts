// One user of a back end: signs in, signs requests, and sends calls of the contract.
import {
  type DataOf,
  type Endpoint,
  type FunctionNode,
  type InputOf,
  limits,
  login,
  requestHeaders,
  requestOneTimePassword,
  verifyOneTimePassword,
} from '@brokerdesk/api';
import { createSigningKey, type SigningKey, signRequest } from '@brokerdesk/api/signature';
import {
  type CaseClient,
  credentialsOf,
  encodeCall,
  payloadOf,
  readEnvelope,
  type SendOptions,
  type TestAccount,
  type TestResponse,
} from '@brokerdesk/mock-server/cases';
import { callName } from './calls.ts';
import { NotTried } from './Check.ts';
import type { Exchange, WireRequest } from './Wire.ts';

/** What a client needs of the back end that it talks to. */
export interface Line {
  /** Without a slash at its end: `https://portal.example.com/api`. */
  readonly base: string;
  /** Whether the emulator's own controls are there. */
  readonly hasControls: boolean;
  readonly isReadOnly: boolean;
  /** Milliseconds by which the clock of the back end is ahead. */
  readonly clockOffset: number;
  /** Whether the back end has a call, as far as it says. */
  hasCall(call: Endpoint): boolean;
  exchange(request: WireRequest): Promise<Exchange>;
}

/** Calls that change nothing that lasts, although they are not a GET. */
const harmless: ReadonlySet<string> = new Set(['/auths/logins', '/auths/logouts', '/auths/otps']);

/** How a request is prepared; all are signed by the client's key. */
export interface RequestChoices extends SendOptions {
  /** Leaves the signature out. */
  readonly unsigned?: boolean;
}

/** A client of a back end. */
export class ConformClient implements CaseClient {
  headers: Record<string, string> = {};
  account: TestAccount;
  /** The codes that the sign-in has sent. */
  functions: ReadonlySet<string> = new Set();
  readonly #line: Line;
  #key: SigningKey | undefined;

  constructor(line: Line, account: TestAccount) {
    this.#line = line;
    this.account = account;
  }

  /** Signs in; the answer says why not, if not. */
  async signIn(): Promise<TestResponse<DataOf<typeof login>>> {
    this.headers = {};
    this.#key = await createSigningKey();
    const { userID, password } = this.account;
    const body = { userID, password, publicKey: this.#key.publicKey };
    const asked = await this.call(login, { body });
    const isCodeReadable = asked.code === 'E0008' && this.#line.hasControls;
    const answer = isCodeReadable ? await this.call(login, { body }, await this.#proveIdentity()) : asked;
    if (answer.code !== 'OK') return answer;
    // An answer that does not fit its shape is reported by `shape:`; what it has is used.
    const { token, refreshToken, user, functions } = answer.data as Partial<DataOf<typeof login>>;
    this.headers = credentialsOf({ token: String(token), refreshToken: String(refreshToken) });
    this.account = { ...this.account, refID: user?.refID };
    this.functions = new Set(codesOf(functions ?? []));
    return answer;
  }

  /** A session is bound to the key that signed its sign-in. */
  async #addKey<Input>(input: Input): Promise<Input> {
    const { publicKey } = await this.key();
    const { body } = input as { readonly body: object };
    return { ...input, body: { publicKey, ...body } };
  }

  /** Gets a code from the outbox of an emulator, and exchanges it. */
  async #proveIdentity(): Promise<Record<string, string>> {
    const { userID } = this.account;
    await this.call(requestOneTimePassword, { query: { userID, sms: 'false' } });
    const { body } = await this.send('GET', '/__mock/outbox?kind=oneTimePassword');
    const { messages } = body as { readonly messages: readonly { readonly code: string }[] };
    const { code, data } = await this.call(verifyOneTimePassword, {
      body: { userID, otp: messages.at(-1)?.code ?? '' },
    });
    return code === 'OK' ? { [requestHeaders.twoFactorToken.toLowerCase()]: data.twoFactorToken } : {};
  }

  /** The key that signs; one is made at the first request. */
  async key(): Promise<SigningKey> {
    this.#key ??= await createSigningKey();
    return this.#key;
  }

  /** Takes over the session of another client. */
  adopt(other: ConformClient): void {
    this.#key = other.#key;
  }

  async call<E extends Endpoint>(
    endpoint: E,
    input?: InputOf<E>,
    headers?: Record<string, string>,
  ): Promise<TestResponse<DataOf<E>>> {
    if (!this.#line.hasCall(endpoint)) throw new NotTried(`the back end does not have ${callName(endpoint)}`);
    const isSignIn = endpoint.path === login.path;
    const { method, path, options } = await encodeCall(endpoint, isSignIn ? await this.#addKey(input) : input, headers);
    if (method !== 'GET' && this.#line.isReadOnly && !harmless.has(path)) {
      throw new NotTried(`${method} ${endpoint.path} would change something (--read-only)`);
    }
    return this.send(method, `/api${path}`, options);
  }

  async send(method: string, url: string, options: RequestChoices = {}): Promise<TestResponse<never>> {
    const exchange = await this.#line.exchange(await this.prepare(method, url, options));
    return toResponse(exchange);
  }

  /** Sends a request as it is. */
  exchange(request: WireRequest): Promise<Exchange> {
    return this.#line.exchange(request);
  }

  /** Returns a request as {@link send} sends it; `url` begins with `/api` or `/__mock`. */
  async prepare(
    method: string,
    url: string,
    { headers = {}, body, unsigned }: RequestChoices = {},
  ): Promise<WireRequest> {
    const { base, hasControls, clockOffset } = this.#line;
    const isControl = url.startsWith('/__mock');
    if (isControl && !hasControls)
      throw new NotTried('it needs the controls of an emulator, such as its clock and outbox');
    const address = isControl ? new URL(url, base).href : base + url.slice('/api'.length);
    const payload = payloadOf(body);
    const sent: Record<string, string> = {
      ...(payload === null ? {} : { 'content-type': 'application/json' }),
      ...(isControl
        ? {}
        : {
            [requestHeaders.brokerCode.toLowerCase()]: this.account.brokerCode,
            [requestHeaders.language.toLowerCase()]: 'en_US',
            [requestHeaders.appVersion.toLowerCase()]: limits.appVersion,
            [requestHeaders.apiVersion.toLowerCase()]: limits.apiVersion,
            ...this.headers,
          }),
      ...headers,
    };
    if (!isControl && !unsigned) {
      const includesKey = sent[requestHeaders.token.toLowerCase()] === undefined;
      const request = { method, url: address, headers: sent, body: payload?.length ? payload : null };
      Object.assign(
        sent,
        await signRequest(request, { key: await this.key(), now: Date.now() + clockOffset, includesKey }),
      );
    }
    return { method, url: address, headers: Object.entries(sent), body: payload };
  }
}

/** Of a tree that may lack anything. */
function codesOf(nodes: readonly Partial<FunctionNode>[]): readonly string[] {
  return nodes.flatMap(({ functionCode = '', children = [] }) => [functionCode, ...codesOf(children)]);
}

/** Reads a response as calls return it. */
export function toResponse({ status, headers, body }: Exchange): TestResponse<never> {
  const parsed = /^application\/json\b/.test(headers['content-type'] ?? '') ? parseJson(body) : null;
  return { status, ...readEnvelope(parsed), headers, body: parsed };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    // Without JSON there is no envelope; `wire:envelope` reports it.
    return null;
  }
}
