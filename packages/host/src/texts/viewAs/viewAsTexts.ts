import { defineTexts } from '@brokerdesk/plugin-sdk/host';
import en from './en.ts';

/** The texts of the view as a role; added with it. */
export const viewAsTexts = defineTexts('view-as', {
  en,
  'zh-Hans': () => import('./zh-Hans.ts'),
  'zh-Hant': () => import('./zh-Hant.ts'),
});

export const { useText: useViewAsText } = viewAsTexts;
