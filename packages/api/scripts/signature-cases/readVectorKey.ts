import { readFile } from 'node:fs/promises';
import { type ClientKey, keyThumbprint, type SigningKey } from '../../src/signature.ts';

/** Reads the published key pair. It proves no identity, because it is public. */
export async function readVectorKey(): Promise<SigningKey> {
  const file = new URL('../../src/signature/vectors/key.json', import.meta.url);
  const jwk = JSON.parse(await readFile(file, 'utf8')) as ClientKey & { readonly d: string };
  const { kty, crv, x, y } = jwk;
  const publicKey: ClientKey = { kty, crv, x, y };
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const privateKey = await crypto.subtle.importKey('jwk', { ...jwk }, algorithm, false, ['sign']);
  return { privateKey, publicKey, thumbprint: await keyThumbprint(publicKey) };
}
