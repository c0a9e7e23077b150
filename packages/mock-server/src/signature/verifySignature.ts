// Checks a request's signature, cheapest first. Each refusal has a reason of its own, so that a client (and whoever writes
// one) learns what to mend; none of them touches the session.
import { createPublicKey, hash, type VerifyKeyObjectInput, verify } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { requestHeaders } from '@brokerdesk/api';
import {
  type ClientKey,
  type RequestToSign,
  signatureHeaders,
  signatureProfile,
  signedHeaders,
  writeClientKey,
  writeSignatureTexts,
} from '@brokerdesk/api/signature';
import { parseSignature } from './parseSignature.ts';

export type SignatureProblem =
  | 'missing'
  | 'malformed'
  | 'duplicate-header'
  | 'not-covered'
  | 'clock'
  | 'repeated-nonce'
  | 'key'
  | 'token-digest'
  | 'content-digest'
  | 'signature';

export interface Verification {
  readonly request: IncomingMessage;
  readonly body: Uint8Array | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The key that the caller's session is bound to; null without a session. */
  readonly sessionKey: ClientKey | null;
  /** Keeps a nonce; false if it was taken before. */
  readonly takeNonce: (nonce: string) => boolean;
}

export type Verdict = { readonly problem: SignatureProblem } | { readonly key: ClientKey };

export function verifySignature({ request, body, now, sessionKey, takeNonce }: Verification): Verdict {
  const { headers } = request;
  const inputHeader = headers[signatureHeaders.input.toLowerCase()];
  const signatureHeader = headers[signatureHeaders.signature.toLowerCase()];
  if (typeof inputHeader !== 'string' || typeof signatureHeader !== 'string') return { problem: 'missing' };
  if (hasRepeatedHeader(request)) return { problem: 'duplicate-header' };
  const parsed = parseSignature(inputHeader, signatureHeader);
  if (!parsed) return { problem: 'malformed' };
  const { input, base } = writeSignatureTexts(describeRequest(request), parsed.parameters);
  if (parsed.input !== input) return { problem: 'not-covered' };
  if (!isTimely(parsed.parameters, now)) return { problem: 'clock' };
  const key = sessionKey ?? readClientKey(headers[signatureHeaders.clientKey.toLowerCase()]);
  if (!key) return { problem: 'key' };
  const known = keyOf(key);
  if (known?.thumbprint !== parsed.parameters.keyid) return { problem: 'key' };
  if (!areTokenDigestsRight(request)) return { problem: 'token-digest' };
  if (!isContentDigestRight(headers[signatureHeaders.contentDigest.toLowerCase()], body)) {
    return { problem: 'content-digest' };
  }
  if (!verify('sha256', Buffer.from(base), known.input, parsed.signature)) return { problem: 'signature' };
  // Last, so that nobody can use up the nonces of somebody else.
  return takeNonce(`${parsed.parameters.keyid} ${parsed.parameters.nonce}`) ? { key } : { problem: 'repeated-nonce' };
}

function describeRequest({ method = '', url = '', headers }: IncomingMessage): RequestToSign {
  return {
    method,
    authority: headers.host ?? '',
    target: url,
    header: (name) => {
      const value = headers[name];
      return typeof value === 'string' ? value : undefined;
    },
  };
}

const guardedHeaders: ReadonlySet<string> = new Set(
  [
    ...signedHeaders,
    ...Object.values(signatureHeaders),
    requestHeaders.token,
    requestHeaders.refreshToken,
    'host',
    'content-length',
  ].map((name) => name.toLowerCase()),
);

function hasRepeatedHeader({ rawHeaders }: IncomingMessage): boolean {
  const seen = new Set<string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? '';
    if (!guardedHeaders.has(name)) continue;
    if (seen.has(name)) return true;
    seen.add(name);
  }
  return false;
}

function isTimely({ created, expires }: { readonly created: number; readonly expires: number }, now: number): boolean {
  const { validSec, aheadSec } = signatureProfile;
  const nowSec = now / 1000;
  return expires === created + validSec && created <= nowSec + aheadSec && nowSec < expires;
}

const coordinate = /^[A-Za-z0-9_-]{43}$/;

/** Reads a public key that a caller without a session sends along. */
function readClientKey(header: string | readonly string[] | undefined): ClientKey | null {
  if (typeof header !== 'string' || header.length > 400) return null;
  try {
    const { kty, crv, x, y } = JSON.parse(Buffer.from(header, 'base64url').toString()) as Partial<ClientKey>;
    if (kty !== 'EC' || crv !== 'P-256' || !coordinate.test(x ?? '') || !coordinate.test(y ?? '')) return null;
    return { kty, crv, x: x ?? '', y: y ?? '' };
  } catch {
    // It is no JSON; the caller is told that his key is not good.
    return null;
  }
}

interface KnownKey {
  readonly input: VerifyKeyObjectInput;
  readonly thumbprint: string;
}

const maximumKeys = 1000;
const keys = new Map<string, KnownKey | null>();

/** Null for coordinates that are no point of the curve. */
function keyOf(key: ClientKey): KnownKey | null {
  const text = writeClientKey(key);
  const known = keys.get(text);
  if (known !== undefined) return known;
  if (keys.size >= maximumKeys) keys.clear();
  const made = makeKey(key, text);
  keys.set(text, made);
  return made;
}

function makeKey(key: ClientKey, text: string): KnownKey | null {
  try {
    const object = createPublicKey({ key: { ...key }, format: 'jwk' });
    const input = { key: object, dsaEncoding: 'ieee-p1363' } as const;
    return { input, thumbprint: hash('sha256', text, 'base64url') };
  } catch {
    // No point of the curve: it cannot have signed anything.
    return null;
  }
}

function areTokenDigestsRight({ headers }: IncomingMessage): boolean {
  return (
    isDigestOf(headers[requestHeaders.token.toLowerCase()], headers[signatureHeaders.tokenDigest.toLowerCase()]) &&
    isDigestOf(
      headers[requestHeaders.refreshToken.toLowerCase()],
      headers[signatureHeaders.refreshTokenDigest.toLowerCase()],
    )
  );
}

function isDigestOf(value: unknown, digest: unknown): boolean {
  if (value === undefined) return digest === undefined;
  return typeof value === 'string' && hash('sha256', value, 'base64url') === digest;
}

function isContentDigestRight(header: unknown, body: Uint8Array | null): boolean {
  if (body === null || body.byteLength === 0) return header === undefined;
  // Compared as text: base64 has several spellings of the same bytes.
  return header === `sha-256=:${hash('sha256', body, 'base64')}:`;
}
