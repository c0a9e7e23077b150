// Every template is a plugin named "sample-plugin"; a created plugin has its own name wherever that one stands.
import { isUtf8 } from 'node:buffer';
import { type Item, itemSpellings, type Spelling } from './itemSpellings.ts';
import { nameForms } from './nameForms.ts';

/** The titles of a plugin, as texts of its locales. */
export interface Titles {
  readonly en: string;
  readonly 'zh-Hans': string;
  readonly 'zh-Hant': string;
}

/** What distinguishes a created plugin from its template. */
export interface PluginIdentity {
  /** In kebab case. */
  readonly name: string;
  readonly titles: Titles;
  /** The function of the product that opens its screen; if absent, its own one with `X_` and its name does. */
  readonly functionCode?: string | undefined;
  /** What the rows of its list are, in the template `list`; records if absent. */
  readonly item?: Item | undefined;
}

/** Files by their path, with `/` between folders. */
export type Files = ReadonlyMap<string, Uint8Array | string>;

/** What a template is called itself. */
export const sample: PluginIdentity = {
  name: 'sample-plugin',
  titles: { en: 'Sample plugin', 'zh-Hans': '示例插件', 'zh-Hant': '範例插件' },
};

const sampleFunction = `X_${nameForms(sample.name).constant}`;

/** Returns a template's files with the identity of a plugin, in paths and contents; of files that are not text, in paths. */
export function renameSample(files: Files, identity: PluginIdentity): Files {
  const own = ownSpellings(identity);
  const replacements = new Map([
    ...ownSpellings(sample).map((text, index): Spelling => [text, own[index] ?? text]),
    ...itemSpellings(identity.name, identity.item),
    [sampleFunction, identity.functionCode ?? `X_${nameForms(identity.name).constant}`],
  ]);
  // The longest first, because some begin others.
  const spellings = [...replacements.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(spellings.map(toPattern).join('|'), 'g');
  // One pass, so that a name that contains the sample's is not replaced twice.
  const rename = (text: string) => text.replaceAll(pattern, (found) => replacements.get(found) ?? found);
  return new Map(
    [...files].map(([path, content]) => {
      const text = readText(content);
      return [rename(path), text === undefined ? content : rename(text)];
    }),
  );
}

function ownSpellings({ name, titles }: PluginIdentity): readonly string[] {
  return [...Object.values(nameForms(name)), titles.en, titles['zh-Hans'], titles['zh-Hant']];
}

/** The function and an article are whole words. */
function toPattern(spelling: string): string {
  if (spelling === sampleFunction) return `${spelling}\\b`;
  return /^a /i.test(spelling) ? `\\b${spelling}` : spelling;
}

/** Returns undefined for a file that is not text. */
function readText(content: Uint8Array | string): string | undefined {
  if (typeof content === 'string') return content;
  return isUtf8(content) && !content.includes(0) ? new TextDecoder().decode(content) : undefined;
}
