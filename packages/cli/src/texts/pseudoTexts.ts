import type { Plugin } from 'vite';
import type { RegisteredPlugin } from '../plugins/composeRegistry.ts';
import { pseudoText } from './pseudoText.ts';
import { readLocale } from './readLocale.ts';

const englishFile = /[\\/](?:locales|texts[\\/][^\\/]+)[\\/]en\.ts(?:\?|$)/;

/** Replaces the English texts of host, kit and plugins by pseudo-texts, in `dev` only. */
export function pseudoTexts(): Plugin {
  return {
    name: 'brokerdesk:pseudo-texts',
    enforce: 'pre',
    transform(source, id) {
      return englishFile.test(id) ? { code: toPseudoSource(id, source), map: null } : null;
    },
  };
}

/** Replaces the English titles of a registry, which the shell shows before the plugin's texts arrive. */
export function toPseudoTitles(plugin: RegisteredPlugin): RegisteredPlugin {
  const { titles } = plugin.manifest;
  const en = Object.fromEntries(Object.entries(titles.en).map(([key, text]) => [key, pseudoText(text)]));
  return { ...plugin, manifest: { ...plugin.manifest, titles: { ...titles, en } } };
}

function toPseudoSource(id: string, source: string): string {
  const [file = id] = id.split('?');
  let result = source;
  for (const { text, start, end } of readLocale(file, source).texts.toReversed()) {
    result = result.slice(0, start) + JSON.stringify(pseudoText(text)) + result.slice(end);
  }
  return result;
}
