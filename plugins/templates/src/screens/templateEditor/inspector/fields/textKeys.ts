import type { Language, LocalText } from '@brokerdesk/plugin-sdk/api';

/** The key of each language in a text. */
export const textKeys = { en: 'EN', 'zh-Hans': 'SC', 'zh-Hant': 'TC' } as const satisfies Record<
  Language,
  keyof LocalText
>;

/** Returns the language of a field by its path: `label.SC` and `nameSC` are in Simplified Chinese. */
export function languageOf(path: string): keyof LocalText | undefined {
  return Object.values(textKeys).find((key) => path.endsWith(`.${key}`) || path === `name${key}`);
}
