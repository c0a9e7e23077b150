import { createHash } from 'node:crypto';

/** Hashes texts so that no two lists of texts run into each other. Gives base64url. */
export function keyedHash(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:${part}`);
  return hash.digest('base64url');
}
