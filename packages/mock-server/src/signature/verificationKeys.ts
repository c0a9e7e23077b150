// Public keys as they are on the wire, and as Node uses them.
import { createPublicKey, hash, type VerifyKeyObjectInput } from 'node:crypto';
import { type ClientKey, writeClientKey } from '@brokerdesk/api/signature';

const coordinate = /^[A-Za-z0-9_-]{43}$/;

/** Reads the public key of a request without a session; null if it is not valid, or not public. */
export function readClientKey(header: string | readonly string[] | undefined): ClientKey | null {
  if (typeof header !== 'string' || header.length > 400) return null;
  try {
    const jwk = JSON.parse(Buffer.from(header, 'base64url').toString()) as Partial<ClientKey>;
    const { kty, crv, x, y } = jwk;
    // A client that sends its private key has to notice.
    if ('d' in jwk) return null;
    if (kty !== 'EC' || crv !== 'P-256' || !coordinate.test(x ?? '') || !coordinate.test(y ?? '')) return null;
    return { kty, crv, x: x ?? '', y: y ?? '' };
  } catch {
    // Not JSON: the response reports an invalid key.
    return null;
  }
}

export interface VerificationKey {
  readonly input: VerifyKeyObjectInput;
  readonly thumbprint: string;
}

const maximumKeys = 1000;
const keys = new Map<string, VerificationKey | null>();

/** Prepares a key for verification, once; null for coordinates that are not a point of the curve. */
export function getVerificationKey(key: ClientKey): VerificationKey | null {
  const text = writeClientKey(key);
  const cached = keys.get(text);
  if (cached !== undefined) return cached;
  if (keys.size >= maximumKeys) keys.clear();
  const created = createVerificationKey(key, text);
  keys.set(text, created);
  return created;
}

function createVerificationKey(key: ClientKey, text: string): VerificationKey | null {
  try {
    const object = createPublicKey({ key: { ...key }, format: 'jwk' });
    const input = { key: object, dsaEncoding: 'ieee-p1363' } as const;
    return { input, thumbprint: hash('sha256', text, 'base64url') };
  } catch {
    // Not a point of the curve: it cannot have signed anything.
    return null;
  }
}
