import { defineTexts } from '@brokerdesk/plugin-sdk/host';
import en from './en.ts';

/** The texts of what replaces a part of a plugin that failed; added with the shell. */
export const failureTexts = defineTexts('failure', {
  en,
  'zh-Hans': () => import('./zh-Hans.ts'),
  'zh-Hant': () => import('./zh-Hant.ts'),
});

export const { useText: useFailureText } = failureTexts;
