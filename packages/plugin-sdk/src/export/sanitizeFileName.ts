// Applicants name their files freely. In an archive a name must not lead out of the folder when it is unpacked, and must
// be valid on Windows and all other systems.
const forbiddenCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}<>:"/\\|?*]/gu;
// Windows reserves device names; the zip library loses an entry named like the prototype.
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)|^__proto__$/i;
const maxLength = 80;

/** Converts a text to one plain file name. */
export function sanitizeFileName(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(forbiddenCharacters, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const named = plain === '' || reserved.test(plain) ? `_${plain}` : plain;
  if (named.length <= maxLength) return named;
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(named)?.[0] ?? '';
  return `${named.slice(0, maxLength - extension.length).replace(/[\uD800-\uDBFF]$/, '')}${extension}`;
}
