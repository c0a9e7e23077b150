import { createHash, hash } from 'node:crypto';

/** Hashes a list of texts unambiguously: each is prefixed with its length. Returns base64url. */
export function hashTexts(texts: Iterable<string>): string {
  const digest = createHash('sha256');
  for (const text of texts) digest.update(`${text.length}:${text}`);
  return digest.digest('base64url');
}

/** Hashes the content of a file. Returns base64url. */
export function hashBytes(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'base64url');
}
