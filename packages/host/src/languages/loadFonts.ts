// The page's fonts. Nothing waits for them: the system's own fonts stand in until they arrive, or for good if they never do.
import type { Language } from '@brokerdesk/api';

const chineseFonts: Readonly<Partial<Record<Language, () => Promise<unknown>>>> = {
  'zh-Hans': () => import('@fontsource-variable/noto-sans-sc/index.css'),
  'zh-Hant': () => import('@fontsource-variable/noto-sans-hk/index.css'),
};

/** Fetches the style sheet of a language's own font; the glyphs follow in slices, as they are needed. */
export function loadFonts(language: Language): void {
  chineseFonts[language]?.().catch(keepSystemFonts);
}

/** Fetches the style sheets of all scripts: names of clients are Chinese in an English page, too. */
export function loadNameFonts(): void {
  for (const load of Object.values(chineseFonts)) load().catch(keepSystemFonts);
}

/**
 * Fetches the font of Latin letters and digits. The browser would request it when it lays out the first text, and lay out all
 * text again when it arrives, which by then can be a whole list.
 */
export function loadLatinFont(): void {
  document.fonts?.load('1em "Inter Variable"').catch(keepSystemFonts);
}

function keepSystemFonts(): void {
  // The page is readable without them, so a failure is not reported.
}
