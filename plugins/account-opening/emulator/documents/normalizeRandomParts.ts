import { createHash } from 'node:crypto';

/**
 * Replaces what the library makes up by chance (the tags of the fonts' subsets and the document's identifier) by what
 * follows from the content, so that equal content results in equal bytes. Lengths stay, or the file's table would be wrong.
 */
export function normalizeRandomParts(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const identifier = /\/ID \[<([0-9A-F]{32})>/.exec(text)?.[1];
  const withTag = text.replaceAll(/\/[A-Z]{6}\+(?=NotoSans(?:SC|More)-Regular)/g, '/BRKDSK+');
  if (identifier === undefined) return Buffer.from(withTag, 'latin1');
  const start = withTag.lastIndexOf('/ID [<');
  const hash = createHash('sha256').update(withTag.slice(0, start), 'latin1').digest('hex').slice(0, 32).toUpperCase();
  const normalized = withTag.slice(0, start) + withTag.slice(start).replaceAll(identifier, hash);
  return Buffer.from(normalized, 'latin1');
}
