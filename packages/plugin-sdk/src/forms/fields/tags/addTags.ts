/** How typed and pasted texts become values. */
export interface TagRules {
  /** What separates values; blanks, line breaks, commas, semicolons and their full-width forms by default. */
  readonly separator?: RegExp | undefined;
  /** Returns a value as it is stored, such as an account number with leading zeros. */
  readonly normalize?: ((typed: string) => string) | undefined;
}

/** The values after an addition, and those of them that were there already. */
export interface AddedTags {
  readonly tags: readonly string[];
  readonly added: readonly string[];
  readonly duplicates: readonly string[];
}

/** Blanks and line breaks, commas and semicolons; the full-width ones too. */
export const defaultSeparator: RegExp = /[\s,;，；、]+/;

/** Adds a typed or pasted text to values, each value once. */
export function addTags(tags: readonly string[], typed: string, rules: TagRules = {}): AddedTags {
  const { separator = defaultSeparator, normalize = (text: string) => text } = rules;
  const known = new Set(tags);
  const added: string[] = [];
  const duplicates = new Set<string>();
  for (const part of typed.split(separator)) {
    const text = part.normalize('NFKC').trim();
    if (text === '') continue;
    const tag = normalize(text);
    if (known.has(tag)) duplicates.add(tag);
    else added.push(tag);
    known.add(tag);
  }
  return { tags: [...tags, ...added], added, duplicates: [...duplicates] };
}

const namedAtMost = 5;

/** Names the first values of a list, and says how many more there are: `A, B, C, D, E +12`. */
export function nameSome(names: readonly string[], formatCount: (count: number) => string): string {
  const named = names.slice(0, namedAtMost).join(', ');
  const rest = names.length - namedAtMost;
  return rest > 0 ? `${named} +${formatCount(rest)}` : named;
}
