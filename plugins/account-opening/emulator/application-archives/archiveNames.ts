// File names in an archive. Applicants name their files freely; a name must not lead out of the folder when the archive
// is unpacked, and must be valid on Windows and all other systems.
const forbiddenCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}<>:"/\\|?*]/gu;
const reservedOnWindows = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const maximumLength = 80;

/** Converts a text to one plain file name. */
export function sanitizeFileName(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(forbiddenCharacters, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const named = plain === '' || reservedOnWindows.test(plain) ? `_${plain}` : plain;
  if (named.length <= maximumLength) return named;
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(named)?.[0] ?? '';
  return `${named.slice(0, maximumLength - extension.length).replace(/[\uD800-\uDBFF]$/, '')}${extension}`;
}

/** Makes the names of a folder unique, regardless of case: a duplicate gets a number. */
export class UniqueNames {
  readonly #taken = new Set<string>();

  reserve(text: string): string {
    const name = sanitizeFileName(text);
    const [, stem = name, extension = ''] = /^(.+?)(\.[A-Za-z0-9]{1,8})?$/.exec(name) ?? [];
    let candidate = name;
    for (let count = 2; this.#taken.has(candidate.toLowerCase()); count += 1)
      candidate = `${stem} (${count})${extension}`;
    this.#taken.add(candidate.toLowerCase());
    return candidate;
  }
}
