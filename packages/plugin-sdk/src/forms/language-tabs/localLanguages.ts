import type { Language, LocalText } from '@brokerdesk/api';

/** The languages of a text, in the order of their tabs, with the names that they have on the wire. */
export const localLanguages: readonly { readonly language: Language; readonly key: keyof LocalText }[] = [
  { language: 'en', key: 'EN' },
  { language: 'zh-Hans', key: 'SC' },
  { language: 'zh-Hant', key: 'TC' },
];
