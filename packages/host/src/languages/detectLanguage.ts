// The three rules of the specification, section 1: Chinese with the mainland locale is Simplified, any other Chinese
// is Traditional, anything else is English. Browsers spell their tags in many ways; what the rules leave open is
// decided here: a script in the tag takes precedence over the region (zh-Hans-HK is Simplified, zh-Hant-CN Traditional);
// plain zh without script and region is Traditional; Cantonese, Hakka and the other Chinese languages count as Chinese.
// i18next interprets these tags differently, so it only receives our own three.
import type { Language } from '@brokerdesk/api';

const chineseLanguages = new Set(['zh', 'cmn', 'yue', 'wuu', 'nan', 'hak', 'gan', 'hsn']);

/** Chooses the language for a browser's tags, the preferred one first. */
export function detectLanguage(browserTags: readonly string[]): Language {
  for (const tag of browserTags) {
    const locale = readLocale(tag);
    if (locale) return languageOf(locale);
  }
  return 'en';
}

function languageOf(locale: Intl.Locale): Language {
  if (!chineseLanguages.has(locale.language)) return 'en';
  if (locale.script) return locale.script === 'Hans' ? 'zh-Hans' : 'zh-Hant';
  return locale.region === 'CN' ? 'zh-Hans' : 'zh-Hant';
}

function readLocale(tag: string): Intl.Locale | undefined {
  try {
    const written = tag.trim().replaceAll('_', '-').replace(/\..*$/, '');
    // Intl.Locale rejects the older spelling with an extended language, as in zh-cmn-Hans-CN.
    return new Intl.Locale(written.replace(/^zh-([a-z]{3})(?=-|$)/i, '$1'));
  } catch {
    // Not a language tag; the next one decides.
    return undefined;
  }
}
