// Public keys as they come over the wire, and as Node takes them.
import { createPublicKey, hash, type VerifyKeyObjectInput } from 'node:crypto';
import { type ClientKey, writeClientKey } from '@brokerdesk/api/signature';

const coordinate = /^[A-Za-z0-9_-]{43}$/;

/** Reads a public key that a caller without a session sends along; null if it is none. */
export function readClientKey(header: string | readonly string[] | undefined): ClientKey | null {
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

export interface KnownKey {
  readonly input: VerifyKeyObjectInput;
  readonly thumbprint: string;
}

const maximumKeys = 1000;
const keys = new Map<string, KnownKey | null>();

/** Makes a key ready for checking signatures, once; null for coordinates that are no point of the curve. */
export function knownKeyOf(key: ClientKey): KnownKey | null {
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
