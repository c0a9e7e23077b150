import { defineTexts, type TextOf } from '@brokerdesk/plugin-sdk/host';
import en from './en.ts';

/** The texts of the page about plugins and permissions; added when it is opened. */
export const inspectorTexts = defineTexts('inspector', {
  en,
  'zh-Hans': () => import('./zh-Hans.ts'),
  'zh-Hant': () => import('./zh-Hant.ts'),
});

export const { useText: useInspectorText } = inspectorTexts;

/** A key of these texts. */
export type InspectorKey = Parameters<TextOf<typeof en>>[0];
