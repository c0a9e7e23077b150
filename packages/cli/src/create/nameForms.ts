/** The spellings of a name. */
export interface NameForms {
  /** For example `branch-visits`. */
  readonly kebab: string;
  /** For example `branch_visits`. */
  readonly snake: string;
  /** For example `branchVisits`. */
  readonly camel: string;
  /** For example `BranchVisits`. */
  readonly pascal: string;
  /** For example `BRANCH_VISITS`. */
  readonly constant: string;
}

/** Returns the spellings of a name in kebab case. */
export function nameForms(kebab: string): NameForms {
  const words = kebab.split('-');
  const pascal = words.map(capitalize).join('');
  return {
    kebab,
    snake: words.join('_'),
    camel: `${words[0] ?? ''}${words.slice(1).map(capitalize).join('')}`,
    pascal,
    constant: words.join('_').toUpperCase(),
  };
}

/** Returns the name as a heading: `branch-visits` as “Branch visits”. */
export function titleOf(kebab: string): string {
  return capitalize(kebab.replaceAll('-', ' '));
}

/** Returns the plural of an English noun in kebab case, by the rules that most nouns follow. */
export function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (noun.endsWith('sis')) return `${noun.slice(0, -2)}es`;
  return `${noun}${/(?:s|x|z|ch|sh)$/.test(noun) ? 'es' : 's'}`;
}

/** Returns the name in kebab case that is closest to any text; empty if the text has no letter. */
export function toKebab(text: string): string {
  return text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .replace(/-$/, '');
}

/** Returns a text with a capital letter at its beginning. */
export function capitalize(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
