// The verifying part of a back end as docs/signing.md describes it, with libraries that the product's own does not use for
// it. It imports nothing of the product. Every request that passes is answered with `OK`.
import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { httpbis } from 'http-message-signatures';
import { type BareItem, parseDictionary } from 'structured-headers';

interface Jwk {
  readonly kty?: string;
  readonly crv?: string;
  readonly x?: string;
  readonly y?: string;
  readonly d?: string;
}

interface Claim {
  readonly label: string;
  readonly components: readonly string[];
  readonly values: ReadonlyMap<string, BareItem>;
}

// Step 3 of the page for clients.
const signedHeaders =
  'content-type content-digest broker-code api-lang app-version api-version two-factor-token plugin-id idempotency-key activity token-digest refresh-token-digest client-key'.split(
    ' ',
  );
const singleHeaders = [
  ...signedHeaders,
  ...'token refresh-token signature signature-input host content-length'.split(' '),
];
const parameterNames = ['alg', 'created', 'expires', 'keyid', 'nonce', 'tag'];

/** A server that checks signatures in the page's order. */
export class ForeignBackEnd {
  readonly #nonces = new Set<string>();
  readonly #keys = new Map<string, Jwk>();
  readonly #server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void this.#respond(request, chunks.length > 0 ? Buffer.concat(chunks) : null).then(({ status, ...envelope }) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(envelope));
      });
    });
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #respond(request: IncomingMessage, body: Buffer | null) {
    const reason = await this.#findProblem(request, body);
    if (reason) return { status: 401, code: 'E0010', message: '', data: { reason } };
    if (request.url !== '/api/auths/logins') return { status: 200, code: 'OK', message: '', data: null };
    const token = `t.${this.#keys.size}`;
    this.#keys.set(token, (JSON.parse(String(body)) as { publicKey: Jwk }).publicKey);
    return { status: 200, code: 'OK', message: '', data: { token, refreshToken: `r.${token}` } };
  }

  /** The ten steps for a back end. */
  async #findProblem(request: IncomingMessage, body: Buffer | null): Promise<string | undefined> {
    const { headers, rawHeaders } = request;
    const read = (name: string) => headers[name] as string | undefined;
    const [input, signature] = [read('signature-input'), read('signature')];
    if (input === undefined || signature === undefined) return 'missing';
    const names = rawHeaders.filter((_text, index) => index % 2 === 0).map((name) => name.toLowerCase());
    if (singleHeaders.some((name) => names.indexOf(name) !== names.lastIndexOf(name))) return 'duplicate-header';
    const claim = parseClaim(input, signature);
    if (!claim) return 'malformed';
    const { components, values } = claim;
    const required = [
      '@method',
      '@authority',
      '@path',
      '@query',
      ...signedHeaders.filter((name) => headers[name] !== undefined),
    ];
    if (components.toSorted().join() !== required.toSorted().join()) return 'not-covered';
    const now = Date.now() / 1000;
    const [created, expires] = [Number(values.get('created')), Number(values.get('expires'))];
    const lifeSec = expires - created;
    if (lifeSec <= 0 || lifeSec > 300 || created > now + 30 || now >= expires) return 'clock';
    const key = readKey(this.#keys.get(read('token') ?? '') ?? parseClientKey(read('client-key')));
    const keyid = values.get('keyid') as string;
    if (!key || key.thumbprint !== keyid) return 'key';
    for (const name of ['token', 'refresh-token']) {
      const value = read(name);
      if ((value === undefined ? undefined : digest(value, 'base64url')) !== read(`${name}-digest`))
        return 'token-digest';
    }
    if ((body ? `sha-256=:${digest(body, 'base64')}:` : undefined) !== read('content-digest')) return 'content-digest';
    if (!(await isGenuine(request, claim, key.object))) return 'signature';
    const nonce = `${keyid} ${values.get('nonce') as string}`;
    if (this.#nonces.has(nonce)) return 'repeated-nonce';
    this.#nonces.add(nonce);
    return undefined;
  }
}

function parseClaim(input: string, signatureHeader: string): Claim | undefined {
  try {
    const ours = [...parseDictionary(input)].filter(([, [, values]]) => values.get('tag') === 'brokerdesk-1');
    const [label = '', [items, values] = []] = ours[0] ?? [];
    if (ours.length !== 1 || !Array.isArray(items) || !values || !hasForm(values)) return undefined;
    const bytes = parseDictionary(signatureHeader).get(label)?.[0];
    if (!(bytes instanceof ArrayBuffer) || bytes.byteLength !== 64) return undefined;
    if (!signatureHeader.includes(`:${Buffer.from(bytes).toString('base64')}:`)) return undefined;
    return {
      label,
      components: items.map(([name, { size }]) => (size === 0 && typeof name === 'string' ? name : '')),
      values,
    };
  } catch {
    // Not a dictionary.
    return undefined;
  }
}

/** Step 4 of the page for clients. */
function hasForm(values: ReadonlyMap<string, BareItem>): boolean {
  const [nonce, keyid] = [values.get('nonce'), values.get('keyid')];
  return (
    [...values.keys()].toSorted().join() === parameterNames.join() &&
    Number.isInteger(values.get('created')) &&
    Number.isInteger(values.get('expires')) &&
    typeof nonce === 'string' &&
    typeof keyid === 'string' &&
    /^[\w+/-]{22,64}={0,2}$/.test(nonce) &&
    /^[\w-]{43}$/.test(keyid) &&
    values.get('alg') === 'ecdsa-p256-sha256'
  );
}

async function isGenuine(request: IncomingMessage, { label }: Claim, key: KeyObject): Promise<boolean> {
  // Other signatures of the request are not this product's.
  const only = (header: string) => {
    const found = header.split(/, (?=[a-z*][\w*.-]*=)/).find((member) => member.startsWith(`${label}=`));
    return found ?? header;
  };
  const headers = { ...(request.headers as Record<string, string>) };
  headers['signature'] = only(headers['signature'] ?? '');
  headers['signature-input'] = only(headers['signature-input'] ?? '');
  const { method = '', url = '' } = request;
  try {
    const isValid = await httpbis.verifyMessage(
      {
        keyLookup: async ({ keyid = '' }) => ({
          id: keyid,
          verify: async (data, signature) => verify('sha256', data, { key, dsaEncoding: 'ieee-p1363' }, signature),
        }),
        tolerance: 30,
      },
      { method, url: `http://${headers['host']}${url}`, headers },
    );
    return isValid === true;
  } catch {
    // The library throws for what does not verify.
    return false;
  }
}

function parseClientKey(header: string | undefined): Jwk | undefined {
  try {
    return JSON.parse(Buffer.from(header ?? '', 'base64url').toString()) as Jwk;
  } catch {
    // Not JSON.
    return undefined;
  }
}

function readKey(jwk: Jwk | undefined): { readonly object: KeyObject; readonly thumbprint: string } | undefined {
  if (!jwk || jwk.d !== undefined) return undefined;
  const { crv, kty, x, y } = jwk;
  try {
    const object = createPublicKey({ key: { crv, kty, x, y } as never, format: 'jwk' });
    return { object, thumbprint: digest(JSON.stringify({ crv, kty, x, y }), 'base64url') };
  } catch {
    // Not a point of the curve.
    return undefined;
  }
}

function digest(data: string | Buffer, encoding: 'base64' | 'base64url'): string {
  return createHash('sha256').update(data).digest(encoding);
}
