// Texts in the language of a request.
import type { LocalText, WireLanguage } from '@brokerdesk/api';

const keys = { en_US: 'EN', zh_CN: 'SC', zh_HK: 'TC' } as const satisfies Record<WireLanguage, keyof LocalText>;

/** The key of a language in a {@link LocalText}. */
export function textKey(language: WireLanguage): keyof LocalText {
  return keys[language];
}

/** Returns the name in a language, of a record that has one for each. */
export function nameIn(
  language: WireLanguage,
  { nameEN, nameSC, nameTC }: { readonly nameEN: string; readonly nameSC: string; readonly nameTC: string },
): string {
  return { EN: nameEN, SC: nameSC, TC: nameTC }[keys[language]];
}
