import { createHash, hash } from 'node:crypto';

/** Hashes texts so that no two lists of texts run into each other. Gives base64url. */
export function hashTexts(texts: Iterable<string>): string {
  const digest = createHash('sha256');
  for (const text of texts) digest.update(`${text.length}:${text}`);
  return digest.digest('base64url');
}

/** Names a file by its content. Gives base64url. */
export function hashBytes(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'base64url');
}
