// Verifies a request's signature, cheapest check first. Each problem has a separate name, so that developers of clients see
// what to fix; none of them affects the session.
import { hash, verify } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { requestHeaders } from '@brokerdesk/api';
import {
  type ClientKey,
  type RequestToSign,
  signatureHeaders,
  signatureProfile,
  signedHeaders,
  listComponents,
  writeSignatureBase,
} from '@brokerdesk/api/signature';
import { type VerificationKey, getVerificationKey, readClientKey } from './verificationKeys.ts';
import { type ParsedSignature, parseSignature } from './parseSignature.ts';

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

export interface PreverifyOptions {
  readonly request: IncomingMessage;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The key that the caller's session is bound to; null without a session. */
  readonly sessionKey: ClientKey | null;
}

export interface VerifyOptions extends PreverifyOptions {
  /** `unread` of a request that is refused for its session, whose body was not read. */
  readonly body: Uint8Array | null | 'unread';
  /** Stores a nonce; false if it was used before. */
  readonly consumeNonce: (nonce: string) => boolean;
  /** The result of {@link preverifySignature}, if there is one. */
  readonly preverified?: PreverifiedSignature | undefined;
}

/** A signature with the text that it has to be over. */
interface SignatureClaim extends ParsedSignature {
  readonly base: string;
}

/** The result of verifying a signature before its request is handled. */
export interface PreverifiedSignature {
  readonly claim: SignatureClaim;
  /** The key that was used. */
  readonly thumbprint: string;
  readonly isValid: boolean;
}

export type VerificationResult = { readonly problem: SignatureProblem } | { readonly key: ClientKey };

export function verifySignature({ body, consumeNonce, preverified, ...options }: VerifyOptions): VerificationResult {
  const { headers } = options.request;
  const claim = preverified?.claim ?? readSignature(options.request);
  if ('problem' in claim) return claim;
  const found = findKey(claim, options);
  if ('problem' in found) return found;
  if (!tokenDigestsMatch(options.request)) return { problem: 'token-digest' };
  if (!contentDigestMatches(headers[signatureHeaders.contentDigest.toLowerCase()], body)) {
    return { problem: 'content-digest' };
  }
  const { key, known } = found;
  // A result for another key does not count: the session may have received one meanwhile.
  const isValid =
    preverified?.thumbprint === known.thumbprint
      ? preverified.isValid
      : verify('sha256', Buffer.from(claim.base), known.input, claim.signature);
  if (!isValid) return { problem: 'signature' };
  // Last, so that a client cannot use up the nonces of another.
  const { keyid, nonce } = claim.parameters;
  return consumeNonce(`${keyid} ${nonce}`) ? { key } : { problem: 'repeated-nonce' };
}

/**
 * Verifies in another thread whether a request is signed with the required key, which takes longer than all other steps.
 * The result is only a hint; undefined where {@link verifySignature} rejects the request without it.
 */
export function preverifySignature(options: PreverifyOptions): Promise<PreverifiedSignature | undefined> | undefined {
  const claim = readSignature(options.request);
  if ('problem' in claim) return undefined;
  const found = findKey(claim, options);
  if ('problem' in found) return undefined;
  const { input, thumbprint } = found.known;
  return new Promise((resolve) => {
    verify('sha256', Buffer.from(claim.base), input, claim.signature, (error, isValid) => {
      // After an error, `verifySignature` verifies again and reports it.
      resolve(error ? undefined : { claim, thumbprint, isValid });
    });
  });
}

/** Reads the signature of a request. */
function readSignature(request: IncomingMessage): SignatureClaim | { readonly problem: SignatureProblem } {
  const { headers } = request;
  const inputHeader = headers[signatureHeaders.input.toLowerCase()];
  const signatureHeader = headers[signatureHeaders.signature.toLowerCase()];
  if (typeof inputHeader !== 'string' || typeof signatureHeader !== 'string') return { problem: 'missing' };
  if (hasRepeatedHeader(request)) return { problem: 'duplicate-header' };
  const parsed = parseSignature(inputHeader, signatureHeader);
  if (!parsed) return { problem: 'malformed' };
  const described = describeRequest(request);
  const required = listComponents(described);
  const { components } = parsed;
  if (components.length !== required.length || !required.every((name) => components.includes(name))) {
    return { problem: 'not-covered' };
  }
  return { ...parsed, base: writeSignatureBase(described, parsed) };
}

/** The key that the request has to be signed with. */
function findKey(
  { parameters }: SignatureClaim,
  { request, now, sessionKey }: PreverifyOptions,
): { readonly key: ClientKey; readonly known: VerificationKey } | { readonly problem: SignatureProblem } {
  if (!isWithinValidity(parameters, now)) return { problem: 'clock' };
  const key = sessionKey ?? readClientKey(request.headers[signatureHeaders.clientKey.toLowerCase()]);
  if (!key) return { problem: 'key' };
  const known = getVerificationKey(key);
  return known?.thumbprint === parameters.keyid ? { key, known } : { problem: 'key' };
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

const singleValueHeaders: ReadonlySet<string> = new Set(
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
    if (!singleValueHeaders.has(name)) continue;
    if (seen.has(name)) return true;
    seen.add(name);
  }
  return false;
}

function isWithinValidity(
  { created, expires }: { readonly created: number; readonly expires: number },
  now: number,
): boolean {
  const { lifetimeSec, maxAheadSec } = signatureProfile;
  const nowSec = now / 1000;
  const lifeSec = expires - created;
  return lifeSec > 0 && lifeSec <= lifetimeSec && created <= nowSec + maxAheadSec && nowSec < expires;
}

function tokenDigestsMatch({ headers }: IncomingMessage): boolean {
  return (
    matchesDigest(headers[requestHeaders.token.toLowerCase()], headers[signatureHeaders.tokenDigest.toLowerCase()]) &&
    matchesDigest(
      headers[requestHeaders.refreshToken.toLowerCase()],
      headers[signatureHeaders.refreshTokenDigest.toLowerCase()],
    )
  );
}

function matchesDigest(value: unknown, digest: unknown): boolean {
  if (value === undefined) return digest === undefined;
  return typeof value === 'string' && hash('sha256', value, 'base64url') === digest;
}

function contentDigestMatches(header: unknown, body: VerifyOptions['body']): boolean {
  if (body === 'unread') return true;
  if (body === null) return header === undefined;
  // Compared as text: base64 has several spellings of the same bytes.
  return header === `sha-256=:${hash('sha256', body, 'base64')}:`;
}
