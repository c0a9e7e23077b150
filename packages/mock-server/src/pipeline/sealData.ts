// Responses that are kept for retries can contain secrets, such as an initial password. They are encrypted with a key that
// follows from the client's idempotency key, which is not stored, so that only its retry can read them.
import { createCipheriv, createDecipheriv } from 'node:crypto';
import { hashTexts } from '../state/hashTexts.ts';

const algorithm = 'aes-256-gcm';
const tagBytes = 16;
/** Each key encrypts one text: the time and the hash of the body are part of it. */
const nonce = Buffer.alloc(12);

/** Encrypts data; `secrets` are what the key follows from. Returns base64url. */
export function sealData(data: unknown, secrets: readonly string[]): string {
  const cipher = createCipheriv(algorithm, keyOf(secrets), nonce);
  const bytes = [cipher.update(JSON.stringify(data), 'utf8'), cipher.final()];
  return Buffer.concat([...bytes, cipher.getAuthTag()]).toString('base64url');
}

/** Decrypts what {@link sealData} returned for the same secrets. */
export function openData(sealed: string, secrets: readonly string[]): unknown {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, keyOf(secrets), nonce);
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  return JSON.parse(decipher.update(bytes.subarray(0, -tagBytes), undefined, 'utf8') + decipher.final('utf8'));
}

function keyOf(secrets: readonly string[]): Buffer {
  return Buffer.from(hashTexts(secrets), 'base64url');
}
