import { defineTexts } from '../../../hooks/defineTexts.ts';
import { en } from './locales/en.ts';

/** The texts of the tools. */
export const listToolsTexts = defineTexts('kit-list', {
  en,
  'zh-Hans': () => import('./locales/zh-Hans.ts'),
  'zh-Hant': () => import('./locales/zh-Hant.ts'),
});

/** Returns the texts of the tools. */
export const { useText: useToolText } = listToolsTexts;
