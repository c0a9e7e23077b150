// Fifty ways to sign wrongly or to change a signed request, with the reason that docs/signing.md gives for each.
import { randomBytes } from 'node:crypto';
import type { ForeignClient, SigningChoices, WireRequest } from './ForeignClient.ts';

/** A request that has to be rejected. */
export interface Rejection {
  readonly name: string;
  readonly reason: string;
  readonly prepare: Prepare;
}

type Prepare = (client: ForeignClient) => Promise<WireRequest>;
type Tampering = (request: WireRequest) => WireRequest;

const update = { brokerCode: 'DEMO', refID: 'DEMO-U005', enabled: false, version: 99 };

export const rejections: readonly Rejection[] = [
  { name: 'no signature', reason: 'missing', prepare: read(remove('signature')) },
  { name: 'no parameters', reason: 'missing', prepare: read(remove('signature-input')) },
  { name: 'neither', reason: 'missing', prepare: read(remove('signature', 'signature-input')) },
  { name: 'a signature twice', reason: 'duplicate-header', prepare: read(repeat('signature')) },
  { name: 'a broker twice', reason: 'duplicate-header', prepare: read(repeat('broker-code')) },
  { name: 'a digest twice', reason: 'duplicate-header', prepare: read(repeat('token-digest')) },
  { name: 'a language twice', reason: 'duplicate-header', prepare: read(repeat('api-lang')) },
  { name: 'not a dictionary', reason: 'malformed', prepare: read(set('Signature-Input', '(((')) },
  { name: 'a signature that is no bytes', reason: 'malformed', prepare: read(set('Signature', 'sig1="text"')) },
  { name: 'another tag', reason: 'malformed', prepare: choose({ tag: 'other-1' }) },
  { name: 'a nonce of 64 bits', reason: 'malformed', prepare: choose({ nonce: randomBytes(8).toString('base64url') }) },
  { name: 'a keyid that is no thumbprint', reason: 'malformed', prepare: choose({ keyid: 'key-1' }) },
  { name: 'no nonce', reason: 'malformed', prepare: choose({ params: ['created', 'expires', 'keyid', 'alg', 'tag'] }) },
  { name: 'no expiry', reason: 'malformed', prepare: choose({ params: ['created', 'nonce', 'keyid', 'alg', 'tag'] }) },
  { name: 'no tag', reason: 'malformed', prepare: choose({ params: ['created', 'expires', 'nonce', 'keyid', 'alg'] }) },
  {
    name: 'another algorithm',
    reason: 'malformed',
    prepare: read(edit('signature-input', 'ecdsa-p256-sha256', 'ed25519')),
  },
  { name: 'another label', reason: 'malformed', prepare: read(edit('signature-input', 'sig1=', 'sig2=')) },
  { name: '63 bytes', reason: 'malformed', prepare: read(signature(randomBytes(63))) },
  { name: 'DER', reason: 'malformed', prepare: read(signature(randomBytes(71))) },
  { name: 'no query', reason: 'not-covered', prepare: choose(without('@query')) },
  { name: 'no method', reason: 'not-covered', prepare: choose(without('@method')) },
  { name: 'no broker', reason: 'not-covered', prepare: choose(without('broker-code')) },
  { name: 'no digest of the token', reason: 'not-covered', prepare: choose(without('token-digest')) },
  {
    name: 'one more',
    reason: 'not-covered',
    prepare: choose({ headers: { 'x-more': '1' }, fields: (all) => [...all, 'x-more'] }),
  },
  { name: 'a header added later', reason: 'not-covered', prepare: read(set('Activity', 'passive')) },
  { name: 'a header taken away', reason: 'not-covered', prepare: read(remove('api-lang')) },
  { name: 'a digest taken away', reason: 'not-covered', prepare: read(remove('token-digest')) },
  {
    name: 'a clock 10 minutes behind',
    reason: 'clock',
    prepare: choose({ created: Math.floor(Date.now() / 1000) - 600 }),
  },
  {
    name: 'a clock 10 minutes ahead',
    reason: 'clock',
    prepare: choose({ created: Math.floor(Date.now() / 1000) + 600 }),
  },
  { name: 'a life of an hour', reason: 'clock', prepare: choose({ lifeSec: 3_600 }) },
  { name: 'no life at all', reason: 'clock', prepare: choose({ lifeSec: 0 }) },
  { name: 'another keyid', reason: 'key', prepare: choose({ keyid: 'A'.repeat(43) }) },
  {
    name: 'no key',
    reason: 'key',
    prepare: anonymous((request) => edit('signature-input', ' "client-key"', '')(remove('client-key')(request))),
  },
  { name: 'a key that is none', reason: 'key', prepare: anonymous(set('Client-Key', 'e30')) },
  {
    name: 'a key with its private part',
    reason: 'key',
    prepare: (client) => {
      const jwk = { ...client.publicKey, d: 'A'.repeat(43) };
      return anonymous(set('Client-Key', Buffer.from(JSON.stringify(jwk)).toString('base64url')))(client);
    },
  },
  { name: 'another refresh token', reason: 'token-digest', prepare: read(set('Refresh-Token', 'r.unknown')) },
  { name: 'another digest', reason: 'token-digest', prepare: read(set('Token-Digest', 'A'.repeat(43))) },
  { name: 'a digest without its token', reason: 'token-digest', prepare: read(remove('refresh-token')) },
  {
    name: 'another body',
    reason: 'content-digest',
    prepare: write((request) => ({ ...request, body: Buffer.from('{}') })),
  },
  {
    name: 'another digest of the body',
    reason: 'content-digest',
    prepare: write(set('Content-Digest', `sha-256=:${'A'.repeat(43)}=:`)),
  },
  {
    name: 'a digest of another kind',
    reason: 'content-digest',
    prepare: write(edit('content-digest', 'sha-256', 'sha-512')),
  },
  {
    name: 'a digest without a body',
    reason: 'content-digest',
    prepare: (client) =>
      client.prepare('POST', '/api/auths/logouts', {
        headers: { 'content-digest': 'sha-256=:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=:', 'content-length': '0' },
      }),
  },
  {
    name: 'another method',
    reason: 'signature',
    prepare: write((request) => ({ ...request, method: 'POST', target: '/api/users' })),
  },
  {
    name: 'another path',
    reason: 'signature',
    prepare: read((request) => ({ ...request, target: '/api/roles?size=1' })),
  },
  {
    name: 'another query',
    reason: 'signature',
    prepare: read((request) => ({ ...request, target: '/api/users?size=2' })),
  },
  { name: 'another host', reason: 'signature', prepare: read(set('host', 'other.example.test')) },
  { name: 'another broker', reason: 'signature', prepare: read(set('Broker-Code', 'HARBOUR')) },
  { name: 'another language', reason: 'signature', prepare: read(set('Api-Lang', 'zh_CN')) },
  {
    name: 'another nonce',
    reason: 'signature',
    prepare: read(edit('signature-input', /nonce="[^"]*"/, `nonce="${'B'.repeat(22)}"`)),
  },
  {
    name: 'another time',
    reason: 'signature',
    prepare: read(edit('signature-input', /created=\d+/, `created=${Math.floor(Date.now() / 1000) - 5}`), {
      lifeSec: 200,
    }),
  },
  { name: 'random bytes', reason: 'signature', prepare: read(signature(randomBytes(64))) },
];

function choose(choices: SigningChoices): Prepare {
  return (client) => client.prepare('GET', '/api/users?size=1', choices);
}

function read(tamper: Tampering, choices: SigningChoices = {}): Prepare {
  return async (client) => tamper(await client.prepare('GET', '/api/users?size=1', choices));
}

function write(tamper: Tampering): Prepare {
  return async (client) => tamper(await client.prepare('PATCH', '/api/users/status', { json: update }));
}

function anonymous(tamper: Tampering): Prepare {
  return async (client) => {
    const { tokens } = client;
    client.tokens = undefined;
    const request = await client.prepare('GET', '/api/systems/brokers/infos');
    client.tokens = tokens;
    return tamper(request);
  };
}

function remove(...names: string[]): Tampering {
  return (request) => ({
    ...request,
    headers: request.headers.filter(([name]) => !names.includes(name.toLowerCase())),
  });
}

function set(name: string, value: string): Tampering {
  return (request) => ({ ...request, headers: [...remove(name.toLowerCase())(request).headers, [name, value]] });
}

function repeat(name: string): Tampering {
  return (request) => {
    const again = request.headers.filter(([other]) => other.toLowerCase() === name);
    return { ...request, headers: [...request.headers, ...again] };
  };
}

function edit(header: string, pattern: string | RegExp, next: string): Tampering {
  return (request) => ({
    ...request,
    headers: request.headers.map(([name, value]) => {
      return [name, name.toLowerCase() === header ? value.replace(pattern, next) : value];
    }),
  });
}

function signature(bytes: Buffer): Tampering {
  return set('Signature', `sig1=:${bytes.toString('base64')}:`);
}

function without(name: string): SigningChoices {
  return { fields: (all) => all.filter((field) => field !== name) };
}
