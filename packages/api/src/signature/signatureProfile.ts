// HTTP Message Signatures (RFC 9421) as this product uses them: one list of components, one algorithm. Client and
// server build the same text, the signature base, which is signed. A proxy in between may add headers, but must not
// change anything listed here.
import { requestHeaders } from '../envelope.ts';

/** Names and numbers of the signature (decisions, section 2; specification, section 9). */
export const signatureProfile = {
  /** The label that clients of this product use; servers accept any. */
  label: 'brokerdesk',
  tag: 'brokerdesk-1',
  algorithm: 'ecdsa-p256-sha256',
  /** The most seconds from `created` to `expires`; clients of this product use all of them. */
  lifetimeSec: 300,
  /** Seconds by which a client's clock may be ahead of the server's. */
  maxAheadSec: 30,
} as const;

/** Headers that belong to the signature only. */
export const signatureHeaders = {
  input: 'Signature-Input',
  signature: 'Signature',
  /** RFC 9530, over the bytes of the body; on every request that has one. */
  contentDigest: 'Content-Digest',
  /** SHA-256 of the token and of the refresh token, base64url: they bind a token without being secret. */
  tokenDigest: 'Token-Digest',
  refreshTokenDigest: 'Refresh-Token-Digest',
  /** The public key of a caller without a session: its JWK (members `crv`, `kty`, `x`, `y`) as JSON, base64url. */
  clientKey: 'Client-Key',
} as const;

const { token: _token, refreshToken: _refreshToken, ...otherHeaders } = requestHeaders;

/** Headers that are signed wherever a request has them, in lower case and in the order of the signature base. */
export const signedHeaders: readonly string[] = [
  'content-type',
  signatureHeaders.contentDigest,
  ...Object.values(otherHeaders),
  signatureHeaders.tokenDigest,
  signatureHeaders.refreshTokenDigest,
  signatureHeaders.clientKey,
].map((name) => name.toLowerCase());
