// Another implementation of RFC 9421 as an oracle, in both directions: it verifies what this product signs, and signs, in
// every order that the standard allows, what this product verifies.
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type ClientKey, keyThumbprint, signedHeaders, signRequest, type SigningKey } from '@brokerdesk/api/signature';
import fc from 'fast-check';
import { httpbis } from 'http-message-signatures';
import { beforeAll, expect, test } from 'vitest';
import { verifySignature } from './verifySignature.ts';

interface SampleRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
}

const now = Date.parse('2026-03-02T03:00:00Z');
const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const dsaEncoding = 'ieee-p1363';
const { kty, crv, x, y } = pair.publicKey.export({ format: 'jwk' }) as unknown as ClientKey;
const publicKey: ClientKey = { kty, crv, x, y };
let key: SigningKey;

beforeAll(async () => {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const privateJwk = pair.privateKey.export({ format: 'jwk' });
  const privateKey = await crypto.subtle.importKey('jwk', privateJwk, algorithm, false, ['sign']);
  key = { privateKey, publicKey, thumbprint: await keyThumbprint(publicKey) };
});

const text = fc.string({ unit: fc.constantFrom(...'abcXYZ019_-'), minLength: 1, maxLength: 12 });
const request: fc.Arbitrary<SampleRequest> = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE'),
  url: fc
    .tuple(
      fc.constantFrom('https://portal.example.test', 'http://127.0.0.1:4400', 'http://[::1]:8080'),
      fc.constantFrom('/api/users', '/api/applications/A%2F1', '/api/referrers/%E9%99%B3'),
      fc.constantFrom('', '?page=1', '?q=%E9%99%B3&q=a+b%20c', '?q', '?q=&size=50'),
    )
    .map((parts) => parts.join('')),
  headers: fc
    .record(
      {
        'content-type': fc.constantFrom('application/json', 'multipart/form-data; boundary=----x'),
        'broker-code': text,
        'api-lang': fc.constantFrom('en_US', 'zh_HK', ' zh_CN '),
        'app-version': text,
        'plugin-id': text,
        'two-factor-token': text,
        'idempotency-key': fc.uuid(),
        activity: fc.constant('passive'),
        token: text,
        'refresh-token': text,
      },
      { requiredKeys: [] },
    )
    .map((headers) => headers as Record<string, string>),
  body: fc.option(fc.uint8Array({ maxLength: 200 })),
});

/** Returns a request as Node's server hands it over. */
function receive({ method, url }: SampleRequest, headers: Readonly<Record<string, string>>): IncomingMessage {
  const { host } = new URL(url);
  const known = Object.entries({ host, ...headers }).map(
    ([name, value]) => [name.toLowerCase(), value.trim()] as const,
  );
  const target = url.slice(url.indexOf('/', 'https://'.length));
  return {
    method,
    url: target,
    headers: Object.fromEntries(known),
    rawHeaders: known.flat(),
  } as unknown as IncomingMessage;
}

function verdictOf(sample: SampleRequest, headers: Readonly<Record<string, string>>) {
  const verdict = verifySignature({
    request: receive(sample, headers),
    body: sample.body,
    now,
    sessionKey: publicKey,
    consumeNonce: () => true,
  });
  return 'problem' in verdict ? verdict.problem : 'accepted';
}

test('another implementation accepts 500 requests that this product signs', async () => {
  const verifier = (data: Buffer, signature: Buffer) =>
    Promise.resolve(
      verify(
        'sha256',
        data,
        { key: createPublicKey({ key: { ...publicKey }, format: 'jwk' }), dsaEncoding },
        signature,
      ),
    );
  await fc.assert(
    fc.asyncProperty(request, async (sample) => {
      const headers = { ...sample.headers, ...(await signRequest(sample, { key, now })) };
      const isValid = await httpbis.verifyMessage(
        {
          keyLookup: async ({ keyid }) => (keyid === key.thumbprint ? { id: keyid, verify: verifier } : null),
          notAfter: new Date(now + 30_000),
          maxAge: Number.POSITIVE_INFINITY,
          tolerance: Number.POSITIVE_INFINITY,
        },
        { method: sample.method, url: sample.url, headers },
      );
      expect(isValid).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('this product accepts 500 requests that another implementation signs, whatever the order and the label', async () => {
  const privateKey = createPrivateKey({ key: pair.privateKey.export({ format: 'jwk' }), format: 'jwk' });
  const parameterNames = ['created', 'expires', 'nonce', 'keyid', 'alg', 'tag'];
  const order = fc.infiniteStream(fc.nat());
  const label = fc.constantFrom('brokerdesk', 'sig1', 'a', '*x.y-z');
  await fc.assert(
    fc.asyncProperty(
      request,
      order,
      label,
      fc.integer({ min: 1, max: 300 }),
      async (sample, numbers, name, lifeSec) => {
        const shuffle = <Item>(items: readonly Item[]) =>
          items
            .map((item) => ({ item, at: Number(numbers.next().value) }))
            .toSorted((one, other) => one.at - other.at)
            .map(({ item }) => item);
        // Everything but the signature is prepared as a client has to.
        const { Signature: _s, 'Signature-Input': _i, ...digests } = await signRequest(sample, { key, now });
        const headers: Record<string, string> = {};
        for (const [given, value] of Object.entries({ ...sample.headers, ...digests }))
          headers[given.toLowerCase()] = value;
        const present = signedHeaders.filter((header) => headers[header] !== undefined);
        const signed = await httpbis.signMessage(
          {
            name,
            key: {
              id: key.thumbprint,
              alg: 'ecdsa-p256-sha256',
              sign: async (data) => sign('sha256', data, { key: privateKey, dsaEncoding }),
            },
            fields: shuffle(['@method', '@authority', '@path', '@query', ...present]),
            params: shuffle(parameterNames),
            paramValues: {
              created: new Date(now),
              expires: new Date(now + lifeSec * 1000),
              nonce: Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url'),
              tag: 'brokerdesk-1',
            },
          },
          { method: sample.method, url: sample.url, headers },
        );
        expect(verdictOf(sample, signed.headers as Record<string, string>)).toBe('accepted');
      },
    ),
    { numRuns: 500 },
  );
});

test('a second signature of a gateway does not disturb, and two of this product are refused', async () => {
  const sample: SampleRequest = {
    method: 'GET',
    url: 'https://portal.example.test/api/users',
    headers: {},
    body: null,
  };
  const own = await signRequest(sample, { key, now });
  const { Signature: signature = '', 'Signature-Input': input = '' } = own;
  const ofGateway = {
    'Signature-Input': `gateway=("@method");created=1;keyid="g";tag="gateway", ${input}`,
    Signature: `gateway=:AAAA:, ${signature}`,
  };
  expect(verdictOf(sample, { ...own, ...ofGateway })).toBe('accepted');
  const twice = {
    'Signature-Input': `${input}, again=${input.slice(11)}`,
    Signature: `${signature}, again=${signature.slice(11)}`,
  };
  expect(verdictOf(sample, { ...own, ...twice })).toBe('malformed');
});
