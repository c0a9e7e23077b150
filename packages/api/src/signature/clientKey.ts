import { toBase64url } from './base64url.ts';

/** A public key on the curve P-256 as a JWK (RFC 7517). */
export interface ClientKey {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  /** 32 bytes, base64url. */
  readonly x: string;
  readonly y: string;
}

/** Writes a key as its thumbprint needs it: the required members in alphabetical order (RFC 7638, section 3). */
export function writeClientKey({ crv, kty, x, y }: ClientKey): string {
  return JSON.stringify({ crv, kty, x, y });
}

/** Returns the RFC 7638 thumbprint of a key, base64url. */
export async function keyThumbprint(key: ClientKey): Promise<string> {
  return toBase64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(writeClientKey(key))));
}
