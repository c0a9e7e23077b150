import { defineTexts, type TextOf } from '@brokerdesk/plugin-sdk/host';
import en from './en.ts';
import simplified from './zh-Hans.ts';
import traditional from './zh-Hant.ts';

/** The texts of reasons in every language, bundled with the pages that show them. */
export const reasonTexts = defineTexts('reasons', { en, 'zh-Hans': simplified, 'zh-Hant': traditional });

export const { useText: useReasonText } = reasonTexts;

/** A key of these texts. */
export type ReasonKey = Parameters<TextOf<typeof en>>[0];
