import { createHash } from 'node:crypto';

/** Hashes texts so that no two lists of texts run into each other. Gives base64url. */
export function hashTexts(texts: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:${text}`);
  return hash.digest('base64url');
}
