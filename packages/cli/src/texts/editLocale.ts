// Changes texts in the source of a locale file. Everything else stays as it is: comments, the order of keys, and what is
// around the object.
import { type Locale, readLocale } from './readLocale.ts';

/** Returns the source with these texts; a key that the file lacks is added where the English file has it. */
export function editLocale(
  locale: Locale,
  wanted: ReadonlyMap<string, string>,
  englishKeys: readonly string[],
): string {
  let current = replaceTexts(locale, wanted);
  for (const key of englishKeys) {
    const text = wanted.get(key);
    if (text === undefined || current.texts.some((one) => one.key === key)) continue;
    current = readLocale(locale.file, insertText(current, { key, text, englishKeys }));
  }
  return current.source;
}

function replaceTexts(locale: Locale, wanted: ReadonlyMap<string, string>): Locale {
  let source = locale.source;
  // From the end, so that the places before stay right.
  for (const { key, start, end } of locale.texts.toReversed()) {
    const text = wanted.get(key);
    if (text !== undefined) source = source.slice(0, start) + quote(text) + source.slice(end);
  }
  return readLocale(locale.file, source);
}

interface Insertion {
  readonly key: string;
  readonly text: string;
  readonly englishKeys: readonly string[];
}

function insertText({ source, texts, groups }: Locale, { key, text, englishKeys }: Insertion): string {
  // The innermost group that exists already; the rest of the path becomes new groups.
  const group = groups
    .filter((one) => one.key === '' || key.startsWith(`${one.key}.`))
    .toSorted(byLength)
    .at(-1);
  if (group === undefined) throw new Error(`${key} has no group.`);
  const depth = group.key === '' ? 0 : group.key.split('.').length;
  const rest = key.split('.').slice(depth);
  const named = wrap(rest, text);
  const before = englishKeys.slice(0, englishKeys.indexOf(key)).toReversed();
  const prefix = group.key === '' ? '' : `${group.key}.`;
  const previous = before
    .filter((one) => one.startsWith(prefix))
    .map((one) => prefix + (one.slice(prefix.length).split('.')[0] ?? ''))
    .map((child) => [...texts, ...groups].find((present) => present.key === child))
    .find((present) => present !== undefined);
  const isMultiline = source.slice(group.start, group.end).includes('\n');
  const indent = '  '.repeat(depth + 1);
  const separator = isMultiline ? `\n${indent}` : ' ';
  if (previous !== undefined) {
    return `${source.slice(0, previous.end)},${separator}${named}${source.slice(previous.end)}`;
  }
  const open = group.start + 1;
  if (group.lastEnd === undefined) return `${source.slice(0, open)} ${named} ${source.slice(group.end - 1)}`;
  return `${source.slice(0, open)}${separator}${named},${source.slice(open)}`;
}

function wrap(names: readonly string[], text: string): string {
  return names.reduceRight((inner, name, index) => {
    const value = index === names.length - 1 ? inner : `{ ${inner} }`;
    return `${nameOf(name)}: ${value}`;
  }, quote(text));
}

function byLength(a: { readonly key: string }, b: { readonly key: string }): number {
  return a.key.length - b.key.length;
}

function nameOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
}

/** Writes a text in single quotes, or in double quotes if it contains single ones only, as the formatter does. */
function quote(text: string): string {
  const json = JSON.stringify(text);
  if (text.includes("'") && !text.includes('"')) return json;
  return `'${json.slice(1, -1).replaceAll(String.raw`\"`, '"').replaceAll("'", String.raw`\'`)}'`;
}
