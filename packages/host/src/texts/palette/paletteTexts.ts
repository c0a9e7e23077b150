import { defineTexts } from '@brokerdesk/plugin-sdk/host';
import en from './en.ts';

/** The texts of the command palette; added when it is opened. */
export const paletteTexts = defineTexts('palette', {
  en,
  'zh-Hans': () => import('./zh-Hans.ts'),
  'zh-Hant': () => import('./zh-Hant.ts'),
});

export const { useText: usePaletteText } = paletteTexts;
