// The rows of the template `list` are called "sample item" in prose, `sample` in code, and get another name in each spelling.
import { capitalize, nameForms, pluralOf } from './nameForms.ts';

/** What the rows of a list are. */
export interface Item {
  /** In English, singular and kebab case. */
  readonly name: string;
  readonly titles: { readonly 'zh-Hans': string; readonly 'zh-Hant': string };
}

/** A spelling in the template, and what replaces it. */
export type Spelling = readonly [sample: string, own: string];

const unnamed: Item = { name: 'record', titles: { 'zh-Hans': '记录', 'zh-Hant': '記錄' } };

/** Returns what replaces each spelling of the template's rows in a plugin; they are records if nothing is given. */
export function itemSpellings(plugin: string, given: Item | undefined): readonly Spelling[] {
  const { name, titles } = given ?? unnamed;
  const [of, one, many] = [nameForms(plugin), nameForms(name), nameForms(pluralOf(name))];
  const [words, pluralWords] = [name, many.kebab].map((each) => each.replaceAll('-', ' ')) as [string, string];
  const article = /^(?:[aeio]|un(?!i)|u[^nst])/.test(words) ? 'an' : 'a';
  // A plugin that is named after its rows says so once.
  const isNamesake = plugin === many.kebab;
  return [
    // `Record` is a type of TypeScript.
    ['SamplePluginSample', given ? one.pascal : `${of.pascal}${one.pascal}`],
    ['samplePluginSamples', isNamesake ? many.camel : `${of.camel}${many.pascal}`],
    ['sample_plugin/samples', isNamesake ? many.snake : `${of.snake}/${many.snake}`],
    ['SMP-', `${one.constant.replaceAll('_', '').slice(0, 3)}-`],
    ['a sample item', `${article} ${words}`],
    ['A sample item', `${capitalize(article)} ${words}`],
    ['sample items', pluralWords],
    ['Sample items', capitalize(pluralWords)],
    ['sample item', words],
    ['Sample item', capitalize(words)],
    ['samples', many.camel],
    ['Samples', many.pascal],
    ['sample', one.camel],
    ['Sample', one.pascal],
    ['示例', titles['zh-Hans']],
    ['範例', titles['zh-Hant']],
  ];
}
