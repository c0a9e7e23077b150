import type { Language } from '@brokerdesk/api';

const chineseFonts: Readonly<Partial<Record<Language, () => Promise<unknown>>>> = {
  'zh-Hans': () => import('@fontsource-variable/noto-sans-sc/index.css'),
  'zh-Hant': () => import('@fontsource-variable/noto-sans-hk/index.css'),
};

/** Fetches the style sheet of a language's own font; the glyphs follow in slices, as they are needed. */
export async function loadFonts(language: Language): Promise<void> {
  await chineseFonts[language]?.();
}

/** Fetches the style sheets of all scripts: names of clients are Chinese in an English page, too. */
export async function loadNameFonts(): Promise<void> {
  await Promise.all(Object.values(chineseFonts).map((load) => load()));
}
