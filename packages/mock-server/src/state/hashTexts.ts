import { createHash } from 'node:crypto';

/** Hashes texts so that no two lists of texts run into each other. Gives base64url. */
export function hashTexts(texts: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:${text}`);
  return hash.digest('base64url');
}

/** Names a file by its content. Gives base64url. */
export function hashBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url');
}
