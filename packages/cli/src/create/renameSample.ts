// Every template is a plugin named "sample-plugin"; a created plugin has its own name wherever that one stands.
import { isUtf8 } from 'node:buffer';
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
}

/** Files by their path, with `/` between folders. */
export type Files = ReadonlyMap<string, Uint8Array | string>;

const sample: PluginIdentity = {
  name: 'sample-plugin',
  titles: { en: 'Sample plugin', 'zh-Hans': '示例插件', 'zh-Hant': '範例插件' },
};

const sampleFunction = `X_${nameForms(sample.name).constant}`;

/** Returns a template's files with the identity of a plugin, in paths and contents; of files that are not text, in paths. */
export function renameSample(files: Files, identity: PluginIdentity): Files {
  const spellings = listSpellings(sample);
  const replacements = new Map(listSpellings(identity).map((own, index) => [spellings[index], own]));
  replacements.set(sampleFunction, identity.functionCode ?? `X_${nameForms(identity.name).constant}`);
  const pattern = new RegExp([`${sampleFunction}\\b`, ...spellings].join('|'), 'g');
  // One pass, so that a name that contains the sample's is not replaced twice.
  const rename = (text: string) => text.replaceAll(pattern, (found) => replacements.get(found) ?? found);
  return new Map(
    [...files].map(([path, content]) => {
      const text = readText(content);
      return [rename(path), text === undefined ? content : rename(text)];
    }),
  );
}

function listSpellings({ name, titles }: PluginIdentity): readonly string[] {
  return [...Object.values(nameForms(name)), titles.en, titles['zh-Hans'], titles['zh-Hant']];
}

/** Returns undefined for a file that is not text. */
function readText(content: Uint8Array | string): string | undefined {
  if (typeof content === 'string') return content;
  return isUtf8(content) && !content.includes(0) ? new TextDecoder().decode(content) : undefined;
}
