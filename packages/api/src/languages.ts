/** The languages of the portal, as BCP 47 script tags. They are the keys of every text in the product. */
export const languages = ['en', 'zh-Hans', 'zh-Hant'] as const;

/** One of {@link languages}. */
export type Language = (typeof languages)[number];

/** The spelling of each language in the `Api-Lang` header (specification, section 1). */
export const wireLanguages = { en: 'en_US', 'zh-Hans': 'zh_CN', 'zh-Hant': 'zh_HK' } as const satisfies Record<
  Language,
  string
>;

/** The spelling of a language on the wire: `en_US`, `zh_CN` or `zh_HK`. */
export type WireLanguage = (typeof wireLanguages)[Language];
