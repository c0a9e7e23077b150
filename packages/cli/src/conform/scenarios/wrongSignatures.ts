// Ways to sign wrongly, or to change a signed request, with the reason that docs/signing.md gives for each.
import { signatureHeaders } from '@brokerdesk/api/signature';
import { type SignatureChoices, type Tampering, withHeaders } from '../craftSignature.ts';
import type { WireRequest } from '../Wire.ts';

/** A wrong request: what it is, how it comes to be, and the reason that it is refused for. */
export type Wrong = readonly [what: string, reason: string, make: Tampering | SignatureChoices];

const input = signatureHeaders.input.toLowerCase();

export const wrongShapes: readonly Wrong[] = [
  ['no dictionary', 'malformed', (request) => withHeaders(request, { [input]: '(((' })],
  ['no bytes', 'malformed', (request) => withHeaders(request, { signature: 'brokerdesk="text"' })],
  ['63 bytes', 'malformed', (request) => withHeaders(request, { signature: signatureOf(63) })],
  ['DER', 'malformed', (request) => withHeaders(request, { signature: signatureOf(71) })],
  ['no nonce', 'malformed', { input: (text) => text.replace(/;nonce="[^"]*"/, '') }],
  ['no expiry', 'malformed', { input: (text) => text.replace(/;expires=\d+/, '') }],
  ['no tag', 'malformed', { input: (text) => text.replace(/;tag="[^"]*"/, '') }],
  ['another tag', 'malformed', { input: (text) => text.replace('brokerdesk-1', 'other-1') }],
  ['another algorithm', 'malformed', { input: (text) => text.replace('ecdsa-p256-sha256', 'ed25519') }],
  ['a nonce of 64 bits', 'malformed', { input: (text) => text.replace(/nonce="[^"]*"/, 'nonce="AAAAAAAAAAA"') }],
  ['a keyid that is no thumbprint', 'malformed', { input: (text) => text.replace(/keyid="[^"]*"/, 'keyid="key-1"') }],
];

export const wrongCoverage: readonly Wrong[] = [
  ...['@method', '@authority', '@path', '@query', 'broker-code', 'token-digest', 'api-lang'].map(
    (name): Wrong => [`no ${name}`, 'not-covered', { components: (all) => all.filter((own) => own !== name) }],
  ),
  ['one more', 'not-covered', { components: (all) => [...all, 'accept'] }],
  ['one twice', 'not-covered', { components: (all) => [...all, '@method'] }],
  ['a header added later', 'not-covered', (request) => withHeaders(request, { activity: 'passive' })],
  ['a header taken away', 'not-covered', (request) => withHeaders(request, { 'api-lang': undefined })],
];

export const wrongTimes: readonly Wrong[] = [
  ['ten minutes behind', 'clock', { input: (text) => shiftTimes(text, -600) }],
  ['ten minutes ahead', 'clock', { input: (text) => shiftTimes(text, 600) }],
  ['a life of an hour', 'clock', { input: (text) => setLife(text, 3_600) }],
  ['no life', 'clock', { input: (text) => setLife(text, 0) }],
];

/** Changes of a signed request that reads users. */
export const changedReads: readonly Wrong[] = [
  ['another path', 'signature', (request) => ({ ...request, url: request.url.replace('/users?', '/roles?') })],
  ['another query', 'signature', (request) => ({ ...request, url: request.url.replace('size=1', 'size=2') })],
  ['another host', 'signature', (request) => withHeaders(request, { host: 'other.example.test' })],
  ['another broker', 'signature', (request) => withHeaders(request, { 'broker-code': 'OTHER' })],
  ['another language', 'signature', (request) => withHeaders(request, { 'api-lang': 'zh_CN' })],
  ['another nonce', 'signature', (request) => editHeader(request, input, /nonce="[^"]*"/, `nonce="${'B'.repeat(22)}"`)],
  [
    'another time',
    'signature',
    (request) => editHeader(request, input, /created=(\d+)/, (_, seconds: string) => `created=${Number(seconds) + 1}`),
  ],
  ['random bytes', 'signature', (request) => withHeaders(request, { signature: signatureOf(64) })],
];

export const wrongTokens: readonly Wrong[] = [
  ['another refresh token', 'token-digest', (request) => withHeaders(request, { 'refresh-token': 'unknown' })],
  ['another digest', 'token-digest', (request) => withHeaders(request, { 'token-digest': 'A'.repeat(43) })],
  ['a digest without its token', 'token-digest', (request) => withHeaders(request, { 'refresh-token': undefined })],
];

export const wrongBodies: readonly Wrong[] = [
  ['another body', 'content-digest', (request) => ({ ...request, body: Buffer.from('{}') })],
  [
    'a digest of another kind',
    'content-digest',
    (request) => editHeader(request, 'content-digest', 'sha-256', 'sha-512'),
  ],
  [
    'another digest',
    'content-digest',
    (request) => withHeaders(request, { 'content-digest': `sha-256=:${'A'.repeat(43)}=:` }),
  ],
];

/** A header with random bytes as a signature. */
export function signatureOf(bytes: number): string {
  return `brokerdesk=:${Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString('base64')}:`;
}

function shiftTimes(text: string, seconds: number): string {
  return text.replaceAll(
    /(created|expires)=(\d+)/g,
    (_, name: string, value: string) => `${name}=${Number(value) + seconds}`,
  );
}

function setLife(text: string, seconds: number): string {
  const created = Number(/created=(\d+)/.exec(text)?.[1]);
  return text.replace(/expires=\d+/, `expires=${created + seconds}`);
}

function editHeader(
  request: WireRequest,
  name: string,
  pattern: string | RegExp,
  next: string | ((match: string, group: string) => string),
): WireRequest {
  const headers = request.headers.map(
    ([own, value]) => [own, own.toLowerCase() === name ? value.replace(pattern, next as string) : value] as const,
  );
  return { ...request, headers };
}
