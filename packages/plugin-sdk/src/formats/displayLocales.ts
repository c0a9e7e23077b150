import type { Language } from '@brokerdesk/api';

/** The locale by which `Intl` formats for people of each language: English and Traditional Chinese as in Hong Kong. */
export const displayLocales = { en: 'en-GB', 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-HK' } as const satisfies Record<
  Language,
  string
>;
