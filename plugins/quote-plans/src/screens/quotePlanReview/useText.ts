import { defineTexts } from '@brokerdesk/plugin-sdk';
import { quotePlanTexts } from '../../plans/useText.ts';
import { en } from './locales/en.ts';
import { messages as simplified } from './locales/zh-Hans.ts';
import { messages as traditional } from './locales/zh-Hant.ts';

/** Returns the texts of this screen and those of quote plans. */
export const { useText } = defineTexts(quotePlanTexts, { en, 'zh-Hans': simplified, 'zh-Hant': traditional });
