// Checks a request's signature, cheapest first. Each refusal has a reason of its own, so that a client (and whoever writes
// one) learns what to mend; none of them touches the session.
import { hash, verify } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { requestHeaders } from '@brokerdesk/api';
import {
  type ClientKey,
  type RequestToSign,
  signatureHeaders,
  signatureProfile,
  signedHeaders,
  buildSignatureBase,
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
  readonly body: Uint8Array | null;
  /** Keeps a nonce; false if it was taken before. */
  readonly consumeNonce: (nonce: string) => boolean;
  /** What {@link preverifySignature} found out, if somebody asked. */
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
  // Found out for another key, it says nothing: the session may have got one meanwhile.
  const isValid =
    preverified?.thumbprint === known.thumbprint
      ? preverified.isValid
      : verify('sha256', Buffer.from(claim.base), known.input, claim.signature);
  if (!isValid) return { problem: 'signature' };
  // Last, so that nobody can use up the nonces of somebody else.
  const { keyid, nonce } = claim.parameters;
  return consumeNonce(`${keyid} ${nonce}`) ? { key } : { problem: 'repeated-nonce' };
}

/**
 * Finds out in another thread whether the key that a request has to be signed with made its signature, which takes longer
 * than all the rest of a call. Decides nothing: undefined where {@link verifySignature} refuses the request without that.
 */
export function preverifySignature(options: PreverifyOptions): Promise<PreverifiedSignature | undefined> | undefined {
  const claim = readSignature(options.request);
  if ('problem' in claim) return undefined;
  const found = findKey(claim, options);
  if ('problem' in found) return undefined;
  const { input, thumbprint } = found.known;
  return new Promise((resolve) => {
    verify('sha256', Buffer.from(claim.base), input, claim.signature, (error, isValid) => {
      // Then it has to be found out once more, where somebody hears of the error.
      resolve(error ? undefined : { claim, thumbprint, isValid });
    });
  });
}

/** What a request says of its signature. */
function readSignature(request: IncomingMessage): SignatureClaim | { readonly problem: SignatureProblem } {
  const { headers } = request;
  const inputHeader = headers[signatureHeaders.input.toLowerCase()];
  const signatureHeader = headers[signatureHeaders.signature.toLowerCase()];
  if (typeof inputHeader !== 'string' || typeof signatureHeader !== 'string') return { problem: 'missing' };
  if (hasRepeatedHeader(request)) return { problem: 'duplicate-header' };
  const parsed = parseSignature(inputHeader, signatureHeader);
  if (!parsed) return { problem: 'malformed' };
  const { input, base } = buildSignatureBase(describeRequest(request), parsed.parameters);
  return parsed.input === input ? { ...parsed, base } : { problem: 'not-covered' };
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
  return expires === created + lifetimeSec && created <= nowSec + maxAheadSec && nowSec < expires;
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

function contentDigestMatches(header: unknown, body: Uint8Array | null): boolean {
  if (body === null) return header === undefined;
  // Compared as text: base64 has several spellings of the same bytes.
  return header === `sha-256=:${hash('sha256', body, 'base64')}:`;
}
