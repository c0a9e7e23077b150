// Changes of signed requests that pass every cheaper check, so that only the signature itself can reject them.
import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createSigningKey, signRequest, type SigningKey, signedHeaders } from '@brokerdesk/api/signature';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { verifySignature } from './verifySignature.ts';

const now = Date.parse('2026-03-02T03:00:00Z');
const body = Buffer.from('{"applyID":"A100001","status":"CHK","version":4}');
const target = '/api/applications/A100001?lang=zh_HK&size=50';
const unsigned = {
  method: 'PATCH',
  url: `https://portal.example.test${target}`,
  headers: {
    'content-type': 'application/json',
    'broker-code': 'DEMO',
    'api-lang': 'en_US',
    'app-version': '1.2.0-9123',
    'api-version': 'v1',
    'plugin-id': 'faq',
    'two-factor-token': 'tf.1',
    'idempotency-key': '2f1f7b2e-7a6c-4a53-8a57-0c2f3c1f7d10',
    activity: 'passive',
    token: 't.of-the-session',
    'refresh-token': 'r.of-the-session',
  },
  body,
};

/** A request as it arrives. */
interface Received {
  readonly method: string;
  readonly host: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

let key: SigningKey;
let genuine: Received;

beforeAll(async () => {
  key = await createSigningKey();
  const added = Object.entries(await signRequest(unsigned, { key, now }));
  const headers = {
    ...unsigned.headers,
    ...Object.fromEntries(added.map(([name, value]) => [name.toLowerCase(), value])),
  };
  genuine = { method: unsigned.method, host: 'portal.example.test', target, headers, body };
});

function verdictOf({ method, host, target: url, headers, body: received }: Received): string {
  const all = { host, ...headers };
  const request = { method, url, headers: all, rawHeaders: Object.entries(all).flat() } as unknown as IncomingMessage;
  const options = { request, body: received, now, sessionKey: key.publicKey, consumeNonce: () => true };
  const verdict = verifySignature(options);
  return 'problem' in verdict ? verdict.problem : 'accepted';
}

function withHeader(received: Received, name: string, value: string): Received {
  return { ...received, headers: { ...received.headers, [name]: value } };
}

/** Replaces, inserts or removes characters; never returns the text itself. */
function editsOf(original: () => string): fc.Arbitrary<string> {
  const piece = fc.string({ unit: fc.constantFrom(...'abcXYZ0189-_'), maxLength: 3 });
  return fc
    .tuple(fc.nat(), fc.nat({ max: 2 }), piece)
    .map(([at, removed, inserted]) => {
      const text = original();
      const start = at % text.length;
      return text.slice(0, start) + inserted + text.slice(start + removed);
    })
    .filter((text) => text !== original() && text !== '');
}

const plainHeaders = Object.keys(unsigned.headers).filter((name) => signedHeaders.includes(name));

/** Every kind of change; digests of tokens and body are adapted, so that they fit what is sent. */
const mutations: Readonly<Record<string, () => fc.Arbitrary<Received>>> = {
  method: () => fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'patch').map((method) => ({ ...genuine, method })),
  // Host names are compared without regard to case.
  host: () =>
    editsOf(() => genuine.host)
      .filter((host) => host.toLowerCase() !== genuine.host)
      .map((host) => ({ ...genuine, host })),
  'path or query': () => editsOf(() => target).map((changed) => ({ ...genuine, target: changed })),
  'another header': () =>
    fc.constantFrom(...plainHeaders).chain((name) =>
      editsOf(() => genuine.headers[name] ?? '')
        .filter((value) => value.trim() === value)
        .map((value) => withHeader(genuine, name, value)),
    ),
  'another token': () =>
    fc.constantFrom('token', 'refresh-token').chain((name) =>
      editsOf(() => genuine.headers[name] ?? '').map((value) => {
        const digest = hash('sha256', value, 'base64url');
        return withHeader(withHeader(genuine, name, value), `${name}-digest`, digest);
      }),
    ),
  'another body': () =>
    editsOf(() => body.toString()).map((text) => {
      const digest = `sha-256=:${hash('sha256', text, 'base64')}:`;
      return { ...withHeader(genuine, 'content-digest', digest), body: Buffer.from(text) };
    }),
  'another time': () =>
    fc
      .tuple(fc.integer({ min: -299, max: 30 }), fc.integer({ min: 1, max: 300 }))
      .filter(([shift, life]) => shift + life > 0 && !(shift === 0 && life === 300))
      .map(([shift, life]) => {
        const created = now / 1000 + shift;
        const input = (genuine.headers['signature-input'] ?? '')
          .replace(/created=\d+/, `created=${created}`)
          .replace(/expires=\d+/, `expires=${created + life}`);
        return withHeader(genuine, 'signature-input', input);
      }),
  'another nonce': () =>
    fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => {
      const nonce = Buffer.from(bytes).toString('base64url');
      const input = (genuine.headers['signature-input'] ?? '').replace(/nonce="[^"]*"/, `nonce="${nonce}"`);
      return withHeader(genuine, 'signature-input', input);
    }),
  'components or parameters in another order': () =>
    fc
      .constantFrom<[RegExp, string]>(
        [/"@method" "@authority"/, '"@authority" "@method"'],
        [/"@path" "@query"/, '"@query" "@path"'],
        [/"broker-code" "api-lang"/, '"api-lang" "broker-code"'],
        [/(;created=\d+)(;expires=\d+)/, '$2$1'],
        [/(;alg="[^"]+")(;tag="[^"]+")/, '$2$1'],
      )
      .map(([pattern, next]) => {
        return withHeader(
          genuine,
          'signature-input',
          (genuine.headers['signature-input'] ?? '').replace(pattern, next),
        );
      }),
  'one to three bits of the signature': () =>
    fc.uniqueArray(fc.nat({ max: 511 }), { minLength: 1, maxLength: 3 }).map((bits) => {
      const bytes = Buffer.from((genuine.headers['signature'] ?? '').split(':')[1] ?? '', 'base64');
      for (const bit of bits) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      return withHeader(genuine, 'signature', `brokerdesk=:${bytes.toString('base64')}:`);
    }),
  'edge values of the signature': () => {
    const order = Buffer.from('ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551', 'hex');
    const halves = [
      Buffer.alloc(32),
      Buffer.alloc(32, 0xff),
      order,
      Buffer.concat([Buffer.alloc(31), Buffer.from([1])]),
    ];
    return fc.tuple(fc.constantFrom(...halves), fc.constantFrom(...halves)).map((pair) => {
      return withHeader(genuine, 'signature', `brokerdesk=:${Buffer.concat(pair).toString('base64')}:`);
    });
  },
};

test('the request itself is accepted', () => {
  expect(verdictOf(genuine)).toBe('accepted');
});

const counts: number[] = [];

test.each(Object.keys(mutations))('no change is accepted: %s', (kind) => {
  const make = mutations[kind];
  if (!make) throw new Error(`There is no mutation "${kind}".`);
  let rejected = 0;
  fc.assert(
    fc.property(make(), (received) => {
      expect(verdictOf(received)).toBe('signature');
      rejected += 1;
    }),
    { numRuns: 250 },
  );
  counts.push(rejected);
});

test('at least 2,000 changes got as far as the signature', () => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  expect(total).toBeGreaterThanOrEqual(2_000);
  process.stdout.write(`Signatures: ${total} changes rejected by ECDSA alone, none accepted.\n`);
});
