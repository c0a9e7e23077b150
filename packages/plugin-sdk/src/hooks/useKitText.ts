import { defineTexts } from './defineTexts.ts';
import { en } from './locales/en.ts';

/** The texts of the kit; the host adds them to its languages. */
export const kitTexts = defineTexts('kit', {
  en,
  'zh-Hans': () => import('./locales/zh-Hans.ts'),
  'zh-Hant': () => import('./locales/zh-Hant.ts'),
});

/** Returns the texts of the kit. */
export const { useText: useKitText } = kitTexts;
