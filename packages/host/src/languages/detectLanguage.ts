// The three rules of the specification, section 1: Chinese with the mainland locale is Simplified, any other Chinese
// is Traditional, anything else is English. Browsers spell their tags in many ways; what the rules leave open is
// decided here: a script that is written in the tag says what the person reads, so it goes before the region
// (zh-Hans-HK is Simplified, zh-Hant-CN Traditional); without script and region nothing says "mainland", so plain zh
// is Traditional; Cantonese, Hakka and the other Chinese languages count as Chinese.
// i18next and React Aria get these tags wrong, so they never see them.
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
    // The older spelling with an extended language, as in zh-cmn-Hans-CN, which Intl.Locale refuses.
    return new Intl.Locale(written.replace(/^zh-([a-z]{3})(?=-|$)/i, '$1'));
  } catch {
    // Not a language tag at all; the next one decides.
    return undefined;
  }
}
