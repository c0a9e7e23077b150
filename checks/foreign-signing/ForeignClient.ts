// A client as docs/signing.md describes it, with a library that the product does not use. It imports nothing of the
// product.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { request as sendRequest } from 'node:http';
import { httpbis } from 'http-message-signatures';

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer | null;
}

/** The envelope of a response. */
export interface WireResponse {
  readonly status: number;
  readonly code: string;
  readonly data: unknown;
}

/** What a test may choose otherwise than the page says. */
export interface SigningChoices {
  readonly headers?: Readonly<Record<string, string>>;
  readonly created?: number;
  readonly lifeSec?: number;
  readonly nonce?: string;
  readonly keyid?: string;
  readonly tag?: string;
  readonly label?: string;
  readonly fields?: (required: readonly string[]) => readonly string[];
  readonly params?: readonly string[];
}

// Step 3.
const signedHeaders =
  'content-type content-digest broker-code api-lang app-version api-version two-factor-token plugin-id idempotency-key activity token-digest refresh-token-digest client-key'.split(
    ' ',
  );

/** Signs and sends the requests of one installation to one server. */
export class ForeignClient {
  readonly #origin: URL;
  readonly #privateKey: KeyObject;
  readonly publicKey: { readonly crv: string; readonly kty: string; readonly x: string; readonly y: string };
  tokens: { readonly token: string; readonly refreshToken: string } | undefined;

  constructor(origin: string) {
    this.#origin = new URL(origin);
    // Step 1.
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { crv = '', kty = '', x = '', y = '' } = pair.publicKey.export({ format: 'jwk' });
    this.#privateKey = pair.privateKey;
    this.publicKey = { crv, kty, x, y };
  }

  get keyid(): string {
    return digest(JSON.stringify(this.publicKey)).toString('base64url');
  }

  /** Step 6. */
  async signIn(userID: string, password: string): Promise<void> {
    this.tokens = undefined;
    const { code, data } = await this.call('POST', '/api/auths/logins', {
      json: { userID, password, publicKey: this.publicKey },
    });
    if (code !== 'OK') throw new Error(`The sign-in of ${userID} failed with ${code}.`);
    this.tokens = data as NonNullable<ForeignClient['tokens']>;
  }

  async call(method: string, target: string, { json }: { readonly json?: object } = {}): Promise<WireResponse> {
    return this.send(await this.prepare(method, target, { json }));
  }

  /** Steps 2 to 5. */
  async prepare(
    method: string,
    target: string,
    { json, ...choices }: SigningChoices & { readonly json?: object | undefined } = {},
  ): Promise<WireRequest> {
    const body = json ? Buffer.from(JSON.stringify(json)) : null;
    const headers: Record<string, string> = {
      'broker-code': 'DEMO',
      'api-lang': 'en_US',
      'app-version': '1.2.0-9123',
      'api-version': 'v1',
      ...(body && { 'content-type': 'application/json' }),
      ...(this.tokens && { token: this.tokens.token, 'refresh-token': this.tokens.refreshToken }),
      ...choices.headers,
    };
    if (body) headers['content-digest'] = `sha-256=:${digest(body).toString('base64')}:`;
    if (this.tokens) {
      headers['token-digest'] = digest(this.tokens.token).toString('base64url');
      headers['refresh-token-digest'] = digest(this.tokens.refreshToken).toString('base64url');
    } else {
      headers['client-key'] = Buffer.from(JSON.stringify(this.publicKey)).toString('base64url');
    }
    const required = ['@method', '@authority', '@path', '@query', ...signedHeaders.filter((name) => name in headers)];
    const created = choices.created ?? Math.floor(Date.now() / 1000);
    const signed = await httpbis.signMessage(
      {
        name: choices.label ?? 'sig1',
        key: {
          id: choices.keyid ?? this.keyid,
          alg: 'ecdsa-p256-sha256',
          sign: async (data) => sign('sha256', data, { key: this.#privateKey, dsaEncoding: 'ieee-p1363' }),
        },
        fields: [...(choices.fields?.(required) ?? required)],
        params: [...(choices.params ?? ['tag', 'alg', 'keyid', 'nonce', 'expires', 'created'])],
        paramValues: {
          created: new Date(created * 1000),
          expires: new Date((created + (choices.lifeSec ?? 300)) * 1000),
          nonce: choices.nonce ?? randomBytes(16).toString('base64url'),
          tag: choices.tag ?? 'brokerdesk-1',
        },
      },
      { method, url: new URL(target, this.#origin), headers },
    );
    return { method, target, headers: Object.entries(signed.headers as Record<string, string>), body };
  }

  send({ method, target, headers, body }: WireRequest): Promise<WireResponse> {
    const { hostname, port, host } = this.#origin;
    const hasHost = headers.some(([name]) => name === 'host');
    const all = [...(hasHost ? [] : [['host', host] as const]), ...headers];
    const length = body ? ['content-length', String(body.length)] : [];
    return new Promise((resolve, reject) => {
      const options = {
        hostname,
        port,
        path: target,
        method,
        headers: [...all.flat(), ...length] as never,
        agent: false,
      };
      sendRequest(options, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => {
          const { code, data } = JSON.parse(text) as Pick<WireResponse, 'code' | 'data'>;
          resolve({ status: response.statusCode ?? 0, code, data });
        });
      })
        .on('error', reject)
        .end(body);
    });
  }
}

function digest(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
