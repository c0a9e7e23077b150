import { listUsers, login, setUserStatus } from '@brokerdesk/api';
import { createSigningKey, type SigningKey, signRequest, type UnsignedRequest } from '@brokerdesk/api/signature';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../createEmulator.ts';
import { credentialsOf, openClient, type TestClient, testPassword } from '../testing/openClient.ts';

const now = Date.parse('2026-03-02T03:00:00Z');
const emulator = createEmulator({ applications: 5, now, signature: 'rfc9421' });
const credentials = { userID: 'demo.admin', password: testPassword };
let key: SigningKey;
let client: TestClient;

beforeAll(async () => {
  key = await createSigningKey();
  client = openClient(emulator, 'signed');
  await client.send('PATCH', '/__mock/clock', { body: { set: now, frozen: true } });
  client.sign = signer(key, { withKey: true });
  const { publicKey } = key;
  const response = await client.call(login, { body: { ...credentials, publicKey } }, { 'broker-code': 'DEMO' });
  client.headers = credentialsOf(response.data);
});

beforeEach(() => {
  client.sign = signer(key);
});

afterAll(() => emulator.close());

/** Two thousand signatures and more, one after the other, on a machine that does other things as well. */
const manyCalls = { timeout: 90_000 };

function signer(
  signingKey: SigningKey,
  { offsetMs = 0, withKey: includesKey = false, nonce }: { offsetMs?: number; withKey?: boolean; nonce?: string } = {},
) {
  return (request: UnsignedRequest) =>
    signRequest(request, { key: signingKey, now: now + offsetMs, includesKey, ...(nonce !== undefined && { nonce }) });
}

async function requestOutcome() {
  const { status, code, data } = await client.call(listUsers, { query: { size: 1 } });
  return code === 'OK' ? 'OK' : `${status} ${code} ${(data as unknown as { reason: string }).reason}`;
}

/** Signs, then changes what goes over the wire. */
function tamper(change: (headers: Record<string, string>) => Record<string, string>) {
  const sign = signer(key);
  client.sign = async (request) => change(await sign(request));
}

test('signed calls are taken, before sign-in with the key that they bring', async () => {
  expect(await requestOutcome()).toBe('OK');
  const stranger = openClient(emulator, 'signed');
  stranger.sign = signer(await createSigningKey(), { withKey: true });
  expect((await stranger.send('GET', '/api/systems/brokers/infos')).code).toBe('OK');
});

test('a call without a signature is refused, and so is one of another key, with its token or its key', async () => {
  client.sign = async () => ({});
  expect(await requestOutcome()).toBe('401 E0010 missing');
  const thief = await createSigningKey();
  client.sign = signer(thief);
  expect(await requestOutcome()).toBe('401 E0010 key');
  client.sign = signer(thief, { withKey: true });
  expect(await requestOutcome()).toBe('401 E0010 key');
});

test('a call that sends a private key as its public key is refused', async () => {
  const stranger = openClient(emulator, 'signed');
  const ownKey = await createSigningKey();
  stranger.sign = async (request) => {
    const signed = await signer(ownKey, { withKey: true })(request);
    const sent = { ...ownKey.publicKey, d: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' };
    return { ...signed, 'client-key': Buffer.from(JSON.stringify(sent)).toString('base64url') };
  };
  const response = await stranger.send('GET', '/api/systems/brokers/infos');
  expect(response).toMatchObject({ status: 401, code: 'E0010', data: { reason: 'key' } });
});

test('a token whose session has ended is answered with why, though its key is no longer known', async () => {
  const here = openClient(emulator, 'signed-ended');
  here.sign = async () => ({});
  await here.send('PATCH', '/__mock/clock', { body: { set: now, frozen: true } });
  const mine = await createSigningKey();
  here.sign = signer(mine, { withKey: true });
  const body = { ...credentials, publicKey: mine.publicKey };
  here.headers = credentialsOf((await here.call(login, { body }, { 'broker-code': 'DEMO' })).data);
  here.sign = signer(mine);
  expect((await here.call(listUsers, { query: { size: 1 } })).code).toBe('OK');
  await here.send('POST', '/__mock/sessions/take_over', { body: { brokerCode: 'DEMO', userID: credentials.userID } });
  const response = await here.call(listUsers, { query: { size: 1 } });
  expect(response).toMatchObject({ code: 'E0001', data: { reason: 'other-device' } });
});

test('1,000 repeated requests: none is accepted', manyCalls, async () => {
  let refused = 0;
  for (let count = 0; count < 1000; count += 1) {
    client.sign = signer(key);
    const sign = client.sign;
    let sent: Record<string, string> = {};
    client.sign = async (request) => (sent = await sign(request));
    expect(await requestOutcome()).toBe('OK');
    client.sign = async () => sent;
    if ((await requestOutcome()) === '401 E0010 repeated-nonce') refused += 1;
  }
  expect(refused).toBe(1000);
  process.stdout.write(`Signatures: ${refused} replays refused.\n`);
});

test('a key that is sent with its private part is refused', async () => {
  const stranger = openClient(emulator, 'signed');
  stranger.sign = async (request) => {
    const own = await createSigningKey();
    const jwk = { ...own.publicKey, d: 'A'.repeat(43) };
    const headers = { ...request.headers, 'Client-Key': Buffer.from(JSON.stringify(jwk)).toString('base64url') };
    return { ...(await signRequest({ ...request, headers }, { key: own, now })), 'Client-Key': headers['Client-Key'] };
  };
  const response = await stranger.send('GET', '/api/systems/brokers/infos');
  expect(response).toMatchObject({ code: 'E0010', data: { reason: 'key' } });
});

test('a sign-in has to name the key that signed it', async () => {
  const stranger = openClient(emulator, 'signed');
  stranger.sign = signer(await createSigningKey(), { withKey: true });
  for (const publicKey of [undefined, key.publicKey]) {
    const response = await stranger.call(
      login,
      { body: { ...credentials, ...(publicKey && { publicKey }) } },
      { 'broker-code': 'DEMO' },
    );
    expect(response).toMatchObject({ code: 'E0004', data: { fields: [{ path: 'publicKey', rule: 'key' }] } });
  }
});

test.each([
  [-299_000, 'OK'],
  [-301_000, '401 E0010 clock'],
  [29_000, 'OK'],
  [32_000, '401 E0010 clock'],
])('a clock that is %i ms off gives %s', async (offsetMs, expected) => {
  client.sign = signer(key, { offsetMs });
  expect(await requestOutcome()).toBe(expected);
});

test('a request is taken once', async () => {
  client.sign = signer(key, { nonce: 'AAAAAAAAAAAAAAAAAAAAAA' });
  expect(await requestOutcome()).toBe('OK');
  expect(await requestOutcome()).toBe('401 E0010 repeated-nonce');
  await client.send('PATCH', '/__mock/clock', { body: { set: now + 100_000, frozen: true } });
  expect(await requestOutcome()).toBe('401 E0010 repeated-nonce');
  await client.send('PATCH', '/__mock/clock', { body: { set: now, frozen: true } });
});

test.each<[string, (headers: Record<string, string>) => Record<string, string>, string]>([
  [
    'a longer life',
    (h) => ({ ...h, 'Signature-Input': h['Signature-Input']!.replace(/expires=\d+/, 'expires=1999999999') }),
    'clock',
  ],
  [
    'one component less',
    (h) => ({ ...h, 'Signature-Input': h['Signature-Input']!.replace(' "@query"', '') }),
    'not-covered',
  ],
  [
    'another algorithm',
    (h) => ({ ...h, 'Signature-Input': h['Signature-Input']!.replace('ecdsa-p256-sha256', 'hmac-sha256') }),
    'malformed',
  ],
  [
    'another nonce',
    (h) => ({ ...h, 'Signature-Input': h['Signature-Input']!.replace(/nonce="./, 'nonce="~') }),
    'malformed',
  ],
  ['a header that was not signed', (h) => ({ ...h, activity: 'passive' }), 'not-covered'],
  ['another digest of the token', (h) => ({ ...h, 'Token-Digest': h['Refresh-Token-Digest']! }), 'token-digest'],
  ['a signature of zeros', (h) => ({ ...h, Signature: `brokerdesk=:${'A'.repeat(86)}==:` }), 'signature'],
  ['another host', (h) => ({ ...h, host: 'other.example.test' }), 'signature'],
])('%s is refused', async (_what, change, problem) => {
  tamper(change);
  expect(await requestOutcome()).toBe(`401 E0010 ${problem}`);
});

test('a signature is taken in one spelling only, though base64 has sixteen for its last character', async () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  tamper((headers) => {
    const signature = headers['Signature'] ?? '';
    const last = signature.length - 4;
    const next = alphabet[alphabet.indexOf(signature.charAt(last)) + 1] ?? '';
    return { ...headers, Signature: signature.slice(0, last) + next + signature.slice(last + 1) };
  });
  expect(await requestOutcome()).toBe('401 E0010 malformed');
});

test('a body is covered by its digest', async () => {
  const nobody = openClient(emulator, 'signed');
  const mine = await createSigningKey();
  const sign = signer(mine, { withKey: true });
  const attempt = async (change: (headers: Record<string, string>) => Record<string, string>) => {
    nobody.sign = async (request) => change(await sign({ ...request, body: Buffer.from('{"userID":"x"}') }));
    const response = await nobody.call(
      login,
      { body: { ...credentials, publicKey: mine.publicKey } },
      { 'broker-code': 'DEMO' },
    );
    return (response.data as unknown as { reason: string }).reason;
  };
  expect(await attempt((headers) => headers)).toBe('content-digest');
  expect(await attempt(({ 'Content-Digest': _digest, ...headers }) => headers)).toBe('not-covered');
});

test('2,000 mutations of good requests: none is taken; 1,000 good ones: all are', { timeout: 180_000 }, async () => {
  let refused = 0;
  const mutate = fc.record({
    name: fc.constantFrom(
      'Signature',
      'Signature-Input',
      'Token-Digest',
      'Refresh-Token-Digest',
      'token',
      'refresh-token',
      'api-lang',
      'broker-code',
      'plugin-id',
      'two-factor-token',
    ),
    at: fc.nat(),
    by: fc.string({ minLength: 1, maxLength: 3, unit: fc.constantFrom(...'abcXYZ019_-') }),
  });
  await fc.assert(
    fc.asyncProperty(mutate, async ({ name, at, by }) => {
      let isSame = false;
      tamper((headers) => {
        const old = headers[name] ?? client.headers[name] ?? '';
        const place = old.length === 0 ? 0 : at % old.length;
        const next = old.slice(0, place) + by + old.slice(place + 1);
        isSame = next === old;
        return { ...headers, [name]: next };
      });
      const answer = await requestOutcome();
      if (isSame) return;
      // A token that opens nothing is refused by the session step, which is as good.
      expect(answer).toMatch(/^401 E00(?:10|01)/);
      refused += 1;
    }),
    { numRuns: 2100, seed: 2026 },
  );
  expect(refused).toBeGreaterThanOrEqual(2000);
  let taken = 0;
  client.sign = signer(key);
  for (let count = 0; count < 1000; count += 1) if ((await requestOutcome()) === 'OK') taken += 1;
  expect(taken).toBe(1000);
  process.stdout.write(`Signatures: ${refused} mutations refused, ${taken} good requests taken.\n`);
});

test('500 good signatures on another method, host, path, query or body: none is taken', async () => {
  const mutate = fc.record({
    part: fc.constantFrom('method', 'host', 'path', 'query', 'body'),
    at: fc.nat(),
    by: fc.string({ minLength: 1, maxLength: 2, unit: fc.constantFrom(...'abcXYZ019_-') }),
  });
  const body = { brokerCode: 'DEMO', refID: 'DEMO-U005', enabled: false, version: 99 };
  // With its own signature the call gets as far as its version, which is not the present one.
  expect((await client.call(setUserStatus, { body })).code).toBe('E0005');
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(mutate, async ({ part, at, by }) => {
      // What was signed differs from what is sent: as good as the other way round, and the call itself is a right one.
      const sign = signer(key);
      const put = (text: string) => text.slice(0, at % text.length) + by + text.slice(at % text.length);
      client.sign = ({ method, url, body: sent, ...request }) => {
        const signed = new URL(url);
        if (part === 'host') signed.host = `${by.replaceAll(/[^a-z0-9]/gi, 'x')}.example.test`;
        if (part === 'path') signed.pathname += put('/more');
        if (part === 'query') signed.search = put(signed.search || '?a=1');
        const otherBody = part === 'body' ? Buffer.from(put(String(sent))) : sent;
        const otherMethod = part === 'method' ? 'DELETE' : method;
        return sign({ ...request, method: otherMethod, url: signed.href, body: otherBody });
      };
      expect(await client.call(setUserStatus, { body })).toMatchObject({ status: 401, code: 'E0010' });
      refused += 1;
    }),
    { numRuns: 500, seed: 2026 },
  );
  expect(refused).toBe(500);
  process.stdout.write(`Signatures: ${refused} requests changed beside their headers, all refused.\n`);
});

test('a signature header that comes twice is refused', async () => {
  const { port } = await emulator.listen();
  const target = `http://127.0.0.1:${port}/api/users`;
  const headers = { 'mock-sandbox': 'signed', ...client.headers };
  const signed = await signRequest({ method: 'GET', url: target, headers, body: null }, { key, now });
  const { request } = await import('node:http');
  const status = await new Promise((resolve, reject) => {
    const raw = Object.entries({ ...headers, ...signed, Host: `127.0.0.1:${port}` }).flat();
    request(target, { headers: [...raw, 'Broker-Code', 'DEMO', 'Broker-Code', 'HARBOUR'] as never }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += String(chunk)));
      answer.on('end', () => resolve((JSON.parse(text) as { data: { reason: string } }).data.reason));
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe('duplicate-header');
});
