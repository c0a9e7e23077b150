import { defineTexts, type TextOf } from '@brokerdesk/plugin-sdk/host';
import en from './en.ts';
import simplified from './zh-Hans.ts';
import traditional from './zh-Hant.ts';

/** The texts of reasons in every language, bundled with the pages that show them. */
export const { useText: useReasonText } = defineTexts('reasons', {
  en,
  'zh-Hans': simplified,
  'zh-Hant': traditional,
});

/** A key of these texts. */
export type ReasonKey = Parameters<TextOf<typeof en>>[0];
