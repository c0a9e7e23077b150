import type { Language } from '@brokerdesk/api';

const chineseFonts: Readonly<Partial<Record<Language, () => Promise<unknown>>>> = {
  'zh-Hans': () => import('@fontsource-variable/noto-sans-sc/index.css'),
  'zh-Hant': () => import('@fontsource-variable/noto-sans-hk/index.css'),
};

/** Fetches the style sheet of a language's own font; the glyphs follow in slices, as they are needed. */
export async function loadFonts(language: Language): Promise<void> {
  await chineseFonts[language]?.();
}
