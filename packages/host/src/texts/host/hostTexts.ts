import { defineTexts, type TextOf } from '@brokerdesk/plugin-sdk/host';
import en from './en.ts';

/** The texts of the host that are loaded at the start. */
export const hostTexts = defineTexts('host', {
  en,
  'zh-Hans': () => import('./zh-Hans.ts'),
  'zh-Hant': () => import('./zh-Hant.ts'),
});

export const { useText: useHostText } = hostTexts;

/** A key of these texts. */
export type HostKey = Parameters<TextOf<typeof en>>[0];
