import { defineTexts, type TextOf } from '@brokerdesk/plugin-sdk/host';
import en from './en.ts';

/** The texts of verification codes and new passwords; added with the first step that needs them. */
export const passwordTexts = defineTexts('password', {
  en,
  'zh-Hans': () => import('./zh-Hans.ts'),
  'zh-Hant': () => import('./zh-Hant.ts'),
});

export const { useText: usePasswordText } = passwordTexts;

/** A key of these texts. */
export type PasswordKey = Parameters<TextOf<typeof en>>[0];
