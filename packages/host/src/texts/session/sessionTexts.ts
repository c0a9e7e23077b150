import { defineTexts } from '@brokerdesk/plugin-sdk/host';
import en from './en.ts';

/** The texts about the end of a session; added with the shell. */
export const sessionTexts = defineTexts('session', {
  en,
  'zh-Hans': () => import('./zh-Hans.ts'),
  'zh-Hant': () => import('./zh-Hant.ts'),
});

export const { useText: useSessionText } = sessionTexts;
