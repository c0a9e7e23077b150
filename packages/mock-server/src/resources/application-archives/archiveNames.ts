// Names of files in an archive. Applicants name their files as they like; what unpacks an archive must not be led out of
// its folder, and neither Windows nor anybody else may refuse a name.
const forbiddenCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}<>:"/\\|?*]/gu;
const reservedOnWindows = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const maximumLength = 80;

/** Makes one plain name of a text. */
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

/** Gives each name of a folder once, whatever the case: the second of two gets a number. */
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
